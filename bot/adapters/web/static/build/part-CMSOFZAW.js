function i([t,o,r,n]){let e=c=>`${c*100}%`;return{left:e(t),top:e(o),width:e(r),height:e(n)}}var p=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches;export{i as a,p as b};
