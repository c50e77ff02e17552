// A menu below a button: arrows move in it, Escape closes it and gives the focus back.
import { $$, el } from "./dom.js";

let closeOpen = null;

/** Whether a menu is open. */
export const isMenuOpen = () => closeOpen !== null;
export const closeMenu = () => closeOpen?.();

/**
 * Open a menu in `place`, for the button `opener`. `parts` are `{label, run}`, "-" for a line, or
 * `{title, chips}`.
 */
export function openMenu(place, opener, parts) {
  if (closeOpen) { const again = opener.getAttribute("aria-expanded") === "true"; closeOpen(); if (again) return; }
  const entry = ({ label, run, role = "menuitem", checked }) => el("button", {
    type: "button", role, "aria-checked": checked === undefined ? null : String(checked), tabindex: "-1",
    onclick: () => { close(true); run(); },
  }, label);
  const built = parts.map(part => {
    if (part === "-") return el("hr");
    if (!part.chips) return entry(part);
    return [el("p", {}, part.title), el("div", { class: "chips", role: "group", "aria-label": part.title }, part.chips.map(entry))];
  });
  const menu = el("div", { class: "menu", role: "menu", "aria-label": opener.textContent }, built.flat());
  const outside = event => { if (!menu.contains(event.target) && !opener.contains(event.target)) close(false); };
  function close(giveBack) {
    menu.remove();
    removeEventListener("pointerdown", outside);
    opener.setAttribute("aria-expanded", "false");
    closeOpen = null;
    if (giveBack) opener.focus();
  }
  closeOpen = () => close(true);
  menu.addEventListener("keydown", event => {
    const items = $$("button", menu), at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) { event.preventDefault(); items[(to + items.length) % items.length].focus(); }
    if (event.key === "Tab") close(true);
  });
  addEventListener("pointerdown", outside);
  opener.setAttribute("aria-expanded", "true");
  place.append(menu);
  $$("button", menu)[0].focus();
}
