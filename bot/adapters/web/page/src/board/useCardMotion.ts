// Cards turn over when they are drawn, leave when they are played, and close up.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Hand } from "../types.ts";
import { mayMove } from "./style.ts";

const TURN = 280; // ms
const LEAVE = 220; // ms

/** Moves the elements with `data-card` in `root` whenever the hand has changed. */
export function useCardMotion(root: RefObject<HTMLElement | null>, hand: Hand): void {
  const before = useRef(new Map<string, { element: HTMLElement; at: DOMRect }>());
  const last = useRef("");
  useLayoutEffect(() => {
    const cards = root.current?.querySelectorAll<HTMLElement>("[data-card]") ?? [];
    const after = new Map(
      [...cards].map(element => [
        element.dataset.card ?? "",
        { element, at: element.getBoundingClientRect() },
      ]),
    );
    const held = hand.cards.map(card => card.code).join();
    const isOther = last.current !== "" && last.current !== held;
    if (isOther && mayMove()) move(before.current, after);
    last.current = held;
    before.current = after;
  });
}

type Cards = Map<string, { element: HTMLElement; at: DOMRect }>;

function move(before: Cards, after: Cards): void {
  for (const [key, { element, at }] of after) {
    const was = before.get(key)?.at;
    const start = was
      ? { transform: `translate(${was.left - at.left}px, ${was.top - at.top}px)` }
      : { transform: "perspective(600px) rotateY(180deg)", opacity: 0 };
    element.animate([start, { transform: "none", opacity: 1 }], { duration: TURN, easing: "ease-out" });
  }
  for (const [key, { element, at }] of before) if (!after.has(key)) leave(element, at);
}

/** A card that is no longer held goes up towards the board. */
function leave(element: HTMLElement, at: DOMRect): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.classList.add("gone");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  document.body.append(copy);
  const end = { transform: "translateY(-60%)", opacity: 0 };
  copy.animate([{ transform: "none", opacity: 1 }, end], { duration: LEAVE, easing: "ease-in" }).onfinish =
    () => copy.remove();
}
