// The look of marks, as a sheet that comes with what draws them: a shape for each role, so that none is told
// by its colour alone.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
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
`);
document.adoptedStyleSheets.push(sheet);
