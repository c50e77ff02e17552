// A square where nothing can be done is pressed: what stands in the way is asked for. Only a pointer does
// that: whoever has none is offered nothing that can't be done.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Drawing } from "../types.ts";
import { within } from "./carry.ts";
import { squareAt } from "./geometry.ts";
import { useBoard } from "./state.ts";

export function useDeadSquares(board: RefObject<HTMLElement | null>, drawing: Drawing): void {
  const { state } = useBoard();
  useEffect(() => {
    const root = board.current;
    const pressed = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button")) return;
      const square = squareAt(drawing, within(root, [event.clientX, event.clientY]));
      if (square) state.refuse(square);
    };
    root?.addEventListener("click", pressed);
    return () => root?.removeEventListener("click", pressed);
  }, [drawing, state]);
}
