import{j as b,s as m}from"/static/build/part-TEPOPNKN.js";import{a as h}from"/static/build/part-CMSOFZAW.js";import{g as u,m as s}from"/static/build/part-2EZ7U2AW.js";import"/static/build/part-ABJDMCKC.js";var f=new CSSStyleSheet;f.replaceSync(`
.obstacles {
  position: absolute;
  inset: 0;
  pointer-events: none;
}
.obstacles .obstacle,
.obstacles .way {
  position: absolute;
}
.obstacles .way {
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
}
.way path {
  fill: none;
  stroke: var(--ink);
  stroke-width: 11;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: 20 26;
}
.way .edge {
  stroke: var(--ground);
  stroke-width: 18;
}
.way marker path {
  fill: var(--ink);
  stroke: var(--ground);
  stroke-width: 0.8;
  stroke-dasharray: none;
}
.obstacle {
  --mark: var(--ink);
  position: relative;
}
.obstacle.blocked,
.obstacle.empty {
  --mark: var(--blood);
}
.obstacle.must {
  --mark: var(--leaf-deep);
}
.obstacle::before {
  content: "";
  position: absolute;
  inset: 0;
  border: 4px solid var(--mark);
  border-radius: 9px;
  box-shadow: 0 0 0 1.5px var(--ground);
  pointer-events: none;
}
.obstacle.to::before,
.obstacle.empty::before {
  border-style: dashed;
  box-shadow: none;
}
.obstacle.from::before {
  border-width: 3.5px;
  box-shadow: none;
  mask:
    conic-gradient(#000 0 0) 0 0 / 30% 30%,
    conic-gradient(#000 0 0) 100% 0 / 30% 30%,
    conic-gradient(#000 0 0) 0 100% / 30% 30%,
    conic-gradient(#000 0 0) 100% 100% / 30% 30%;
  mask-repeat: no-repeat;
}
.obstacle:not(.from)::after {
  content: "";
  position: absolute;
  z-index: 1;
  top: -10px;
  right: -10px;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid var(--ivory);
  border-radius: 50%;
  background: linear-gradient(var(--ivory) 0 0) center / 55% 4px no-repeat var(--mark);
  color: var(--ivory);
  font: 700 14px / 1 var(--sans);
}
.obstacle.must::after {
  content: "✓";
  background: var(--mark);
}
.obstacle.empty::after {
  border: 3px solid var(--mark);
  background: linear-gradient(-45deg, transparent 42%, var(--mark) 42% 58%, transparent 58%) var(--ivory);
}
.obstacle.to::after {
  inset: 26%;
  width: auto;
  height: auto;
  border: 0;
  border-radius: 0;
  background:
    linear-gradient(45deg, transparent 44%, var(--blood) 44% 56%, transparent 56%),
    linear-gradient(-45deg, transparent 44%, var(--blood) 44% 56%, transparent 56%);
}
.hand.obstacle::before {
  inset: -4px;
}
`);document.adoptedStyleSheets.push(f);function D({drawing:a,isTurned:o}){let{store:r}=m(),e=r.at===null?r.active.obstacles:null;w(e);let t=e&&(o?e.turned:e.upright);return t?s("div",{class:"obstacles","aria-hidden":"true",children:[s(y,{way:t.way,drawing:a,stops:t.stops}),t.marks.map(({role:n,box:i})=>s("div",{class:`obstacle ${n}`,"data-role":n,style:h(i)},`${n} ${i}`))]}):null}var v=40;function y({way:a,drawing:o,stops:r}){let[e,t]=[a[0],a.at(-1)];if(!e||!t)return null;let{width:n,height:i}=o,l=d=>Math.min(d[2]*n,d[3]*i)/2,k=a.map(d=>b(d)).map(([d,g])=>[d*n,g*i]),p=`M${c(c(k,l(e)*.62).reverse(),l(t)*r).reverse().map(d=>d.join(" ")).join("L")}`;return s("svg",{class:"way","aria-hidden":"true",viewBox:`0 0 ${n} ${i}`,children:[s("defs",{children:s("marker",{id:"way-head",viewBox:"-10 -6 10.6 12",markerWidth:v,markerHeight:v,markerUnits:"userSpaceOnUse",orient:"auto",children:s("path",{d:"M0 0-10 5.5-7 0-10 -5.5Z"})})}),s("path",{class:"edge",d:p}),s("path",{d:p,"marker-end":"url(#way-head)"})]})}function c(a,o){let[r,e,...t]=a;if(!r||!e)return a;let n=Math.hypot(e[0]-r[0],e[1]-r[1]);if(n<=o&&t.length>0)return c([e,...t],o-n);let i=Math.min(.9,o/(n||1));return[[r[0]+(e[0]-r[0])*i,r[1]+(e[1]-r[1])*i],e,...t]}function w(a){u(()=>{let o=[...document.querySelectorAll(".hand [data-card]")].flatMap(e=>{let t=a?.cards[e.dataset.card?.split(" ")[0]??""];return t?[[e.closest(".held")??e,t]]:[]}),r=document.querySelector(".hand");a?.hand&&r&&o.push([r,a.hand]);for(let[e,t]of o)e.classList.add("obstacle",t);return()=>{for(let[e,t]of o)e.classList.remove("obstacle",t)}},[a])}export{D as Obstacles};
