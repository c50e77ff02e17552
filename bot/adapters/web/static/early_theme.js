// Before the first paint: the theme that was chosen, or the system's; colour vision and text size as last known.
"use strict";
(() => {
  let kept = {};
  try { kept = JSON.parse(localStorage.getItem("salle-look")) ?? {}; } catch { /* no storage: defaults */ }
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  const root = document.documentElement;
  root.dataset.theme = kept.theme ?? (night ? "dark" : "light");
  root.dataset.colourVision = kept.colour_vision ?? "common";
  root.dataset.textSize = kept.text_size ?? "common";
})();
