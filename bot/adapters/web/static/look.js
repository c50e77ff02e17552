// Before the first paint: the theme that was chosen, or the system's; sight and print as last known.
"use strict";
(() => {
  let kept = {};
  try { kept = JSON.parse(localStorage.getItem("salle-look")) ?? {}; } catch { /* no storage: defaults */ }
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset.theme = kept.theme ?? (night ? "dark" : "light");
  root.dataset.sight = kept.sight ?? "common";
  root.dataset.print = kept.print ?? "common";
})();
