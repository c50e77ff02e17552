// The keyboard of the whole page. Fields and buttons keep their own keys.
import { $, $$ } from "./dom.js";
import { closeMenu, isMenuOpen } from "./menu.js";

const isWriting = target => target.matches?.("input, select, textarea");
const isPressable = target => target.matches?.("button, a, summary, [role=tab]");

/** Show or hide the keycaps on the moves. */
export function toggleKeycaps(on) {
  const isOn = document.body.classList.toggle("keys", on);
  if (isOn) $$("details.byname").forEach(list => { list.open = true; });
}

/** Listen for the page's keys; `side()` is the side that acts. */
export function listenForKeys(side) {
  addEventListener("keydown", event => {
    if ($("dialog[open]") || event.isComposing) return;
    if (event.key === "Escape") { escape(event, side()); return; }
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[1-9]$/.test(event.key)) {
      toggleKeycaps(true);
      $$(".move", side().root)[event.key - 1]?.click();
    } else if (event.key === "/") {
      event.preventDefault();
      $(".typed input", side().root)?.focus();
    } else if (event.key === "?") {
      toggleKeycaps();
    } else if (event.key === "Enter" && !isPressable(event.target)) {
      $(".send [data-verb=ps]", side().root)?.click();
    }
  });
}

// In this order: menu or list, the field, the preview.
function escape(event, side) {
  if (isMenuOpen()) closeMenu();
  else if (side.field?.isListOpen) side.field.closeList();
  else if (isWriting(event.target)) event.target.blur();
  else $(".send .undo", side.root)?.click();
}
