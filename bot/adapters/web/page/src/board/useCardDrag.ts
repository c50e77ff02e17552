// A card is dragged to the square where it leads, or, if it leads to none, onto the board.
import type { Choice } from "../types.ts";
import { carry, within } from "./carry.ts";
import { type Point, placeAt } from "./geometry.ts";
import type { Move } from "./moves.ts";
import { useBoard } from "./state.ts";

/** How far from a square a card may be dropped, in widths of the board: a fencer is wider than a square. */
const REACH = 0.3;

/** What a card does with a pointer that goes down on it. A click alone takes it, or plays its only use. */
export function useCardDrag(code: string, uses: Move[]): (event: PointerEvent) => void {
  const { store, state } = useBoard();
  const choices = uses.map(use => use.choice);
  const meant = (point: Point): Choice | null => {
    const { board } = store.active.post;
    const at = within(document.querySelector(".board"), point);
    if (!at || !board) return null;
    const { places } = board.upright;
    const squares = choices.map(choice => choice.square).filter(square => square in places);
    const found = placeAt(at, squares, places, REACH);
    return choices.find(choice => (found ? choice.square === found : !choice.square)) ?? null;
  };
  return event => {
    const { currentTarget: card } = event;
    if (event.button !== 0 || choices.length === 0 || !(card instanceof HTMLElement)) return;
    event.preventDefault(); // no text is selected
    const [only, second] = choices;
    carry(event, {
      copy: () => copyOf(card),
      over: point => state.point(meant(point)),
      drop: async point => {
        const choice = point && meant(point);
        if (choice) await state.press(choice);
        else state.point(null);
      },
      click: () => (only && !second ? state.press(only) : state.narrow(code)),
    });
  };
}

function copyOf(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.style.width = `${card.offsetWidth}px`;
  copy.style.height = `${card.offsetHeight}px`;
  return copy;
}
