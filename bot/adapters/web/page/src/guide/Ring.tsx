// A ring around a card of the hand, or a square of the board, wherever the page has put it.
import { useEffect, useState } from "preact/hooks";
import { useIsWide } from "../frame/windows.ts";
import type { Choice, Drawing } from "../types.ts";
import { useTable } from "../useTable.ts";

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MOVED = ["resize", "scroll", "load", "animationend", "transitionend"];

export function Ring({ square, card }: { square: string; card: string }) {
  const { board, prompt } = useTable().active.post;
  const choices = prompt.groups.flatMap(group => group.choices);
  const drawing = (useIsWide() && board?.turned) || board?.upright;
  const [frame, setFrame] = useState<Frame | null>(null);
  // After every drawing, and whenever the page moves under it.
  useEffect(() => {
    const place = () => {
      const found = card ? cardFrame(card, choices) : drawing ? squareFrame(square, drawing) : null;
      setFrame(before => (isSame(before, found) ? before : found));
    };
    place();
    for (const moved of MOVED) addEventListener(moved, place, { capture: true, passive: true });
    return () => {
      for (const moved of MOVED) removeEventListener(moved, place, { capture: true });
    };
  });
  if (!frame) return null;
  const style = Object.fromEntries(Object.entries(frame).map(([side, length]) => [side, `${length}px`]));
  return <span class={card ? "ring" : "ring circle"} style={style} aria-hidden="true" />;
}

/** Where a card lies in the hand, with all that it may do; null while it is scrolled out of sight. */
function cardFrame(code: string, choices: Choice[]): Frame | null {
  const moves = choices
    .filter(choice => choice.card === code)
    .map(choice => attribute("move", choice.notation));
  const held = [attribute("card", code), attribute("card", `${code} 0`), ...moves];
  const found = document.querySelector(held.map(one => `.hand ${one}`).join())?.closest(".held, .chip");
  const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
  const pane = found?.closest(".act")?.getBoundingClientRect();
  const middle = top + height / 2;
  const isSeen = found && (!pane || (middle > pane.top && middle < pane.bottom));
  return isSeen ? { left, top, width, height } : null;
}

const attribute = (name: string, value: string) => `[data-${name}="${CSS.escape(value)}"]`;

function squareFrame(name: string, drawing: Drawing): Frame | null {
  const place = drawing.places[name];
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!place || !board) return null;
  const [left, top, width, height] = place;
  return {
    left: board.left + left * board.width,
    top: board.top + top * board.height,
    width: width * board.width,
    height: height * board.height,
  };
}

const isSame = (one: Frame | null, other: Frame | null) => JSON.stringify(one) === JSON.stringify(other);
