// Where the focus goes when something was chosen, taken back or sent, and what was focused has gone.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Focus } from "../store.ts";
import { useBoard } from "./state.ts";

const ASKED = ".asked";
const SEND = "[data-verb=ps]";
const FIRST = ".squares [tabindex='0'], .hand .move, .tiles button, .words .move";

const find = (...selectors: string[]) => {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
};

let isPointing = false; // whether the last thing that was done here was done by a pointer
addEventListener(
  "pointerdown",
  () => {
    isPointing = true;
  },
  true,
);
addEventListener(
  "keydown",
  () => {
    isPointing = false;
  },
  true,
);

/** The element that is meant; a pointer goes on to the next square by itself. */
function meant(focus: Focus): HTMLElement | null {
  if (focus === "send") return isPointing ? find(SEND) : find(SEND, FIRST, ASKED);
  if (focus === "asked") return find(ASKED);
  if (focus === "") return null;
  const named = focus.move && `[data-move="${CSS.escape(focus.move)}"]`;
  return find(...(named ? [`.stage ${named}`, named] : []), FIRST, ASKED);
}

/** What the focus was taken from: itself, where a redrawing only moved it; else what is asked. */
function insteadOf(before: Element | null): HTMLElement | null {
  return before instanceof HTMLElement && before.isConnected ? before : find(ASKED);
}

/**
 * Give the focus to what the store names, and never lose it to a redrawing. Who plays for both seats
 * goes on, when the next one is asked, with that one's first move. For the component around all others:
 * it is drawn before they change anything.
 */
export function useFocus(): void {
  const { store } = useBoard();
  const before = useRef<Element | null>(null);
  const goesOn = useRef(false);
  before.current = document.activeElement;
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && before.current !== document.body;
    const wanted = store.focus;
    store.focus = "";
    if (wanted) meant(wanted)?.focus({ preventScroll: wanted === "asked" });
    else if (isLost) insteadOf(before.current)?.focus({ preventScroll: true });
    if (wanted || isLost) goesOn.current = store.isStudy && isOnAsked();
    if (goesOn.current && store.isActing(store.active)) {
      goesOn.current = false;
      if (isOnAsked()) find(FIRST)?.focus();
    }
  });
}

const isOnAsked = () => document.activeElement?.matches(ASKED) ?? false;
