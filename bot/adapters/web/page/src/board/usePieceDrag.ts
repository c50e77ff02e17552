// A piece is dragged from its square to where it goes.
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Choice, Drawing } from "../types.ts";
import { carry, within } from "./carry.ts";
import { type Point, placeAt, squareAt } from "./geometry.ts";
import type { LiveSquare } from "./moves.ts";
import { type Piece, pieceOn, spriteOf } from "./sprites.ts";
import { useBoard } from "./state.ts";

interface PieceDrag {
  /** A pointer goes down on a square. */
  take: (event: PointerEvent, one: LiveSquare) => void;
  /** Whether a click only ends what `take` has done already. */
  isDone: (event: MouseEvent) => boolean;
}

/** Dragging on a board that is shown `width` pixels wide. */
export function usePieceDrag(
  drawing: Drawing,
  width: number,
  board: RefObject<HTMLElement | null>,
): PieceDrag {
  const { store, state } = useBoard();
  const isTaken = useRef(false);
  const meant = (point: Point): Choice | null => {
    const at = within(board.current, point);
    const goals = state.moves.squares.filter(one => !one.lifts);
    const squares = goals.map(one => one.square);
    const found = at && placeAt(at, squares, drawing.places, 0);
    return goals.find(one => one.square === found)?.choice ?? null;
  };
  const take = (event: PointerEvent, one: LiveSquare) => {
    const piece = pieceOn(drawing, one.square);
    if (event.button !== 0 || !one.lifts || !piece) return;
    event.preventDefault(); // no text is selected
    // It is chosen at once, so that the answer is there when it is dropped.
    isTaken.current = true;
    const answer = state.press(one.choice);
    const src = spriteOf(store.visit.game, piece.kind, store.hall.look);
    carry(event, {
      copy: () => copyOf(piece, src, width, drawing),
      over: point => state.point(meant(point)),
      drop: async point => {
        await answer;
        const choice = point && meant(point);
        if (choice) await state.drop(choice);
        else {
          state.point(null);
          const square = point && squareAt(drawing, within(board.current, point));
          if (square && square !== one.square) await state.refuse(square);
        }
      },
    });
    const forget = () => {
      isTaken.current = false;
    };
    addEventListener("pointerup", () => setTimeout(forget), { once: true }); // after the click
  };
  return { take, isDone: event => event.detail > 0 && isTaken.current };
}

/** A piece to follow the pointer, as large as on the board. */
function copyOf({ box }: Piece, src: string, width: number, drawing: Drawing): HTMLElement {
  const image = new Image();
  image.src = src;
  image.style.width = `${box[2] * width}px`;
  image.style.height = `${(box[3] * width * drawing.height) / drawing.width}px`;
  return image;
}
