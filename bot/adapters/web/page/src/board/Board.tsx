// The board: its picture, and everything alive on it.
import { useRef } from "preact/hooks";
import { useIsWide } from "../frame/windows.ts";
import type { Board as BoardData } from "../types.ts";
import { Ghost } from "./Ghost.tsx";
import { useKeys } from "./keys.ts";
import { LooseCards } from "./LooseCards.tsx";
import { Picture } from "./Picture.tsx";
import { Squares } from "./Squares.tsx";
import { useBoard } from "./state.ts";
import { useDeadSquares } from "./useDeadSquares.ts";
import { useObstacles } from "./useObstacles.ts";
import { useWidth } from "./useWidth.ts";

/** The picture of a board, with buttons over what is alive on it. */
export function Board({ board }: { board: BoardData }) {
  const root = useRef<HTMLDivElement>(null);
  const drawing = (useIsWide() && board.turned) || board.upright;
  const width = useWidth(root, drawing);
  useKeys();
  useDeadSquares(root, drawing);
  const { store } = useBoard();
  const marks = useObstacles(Boolean(store.active.obstacles));
  return (
    <div class="board" ref={root}>
      <Picture drawing={drawing} alt={board.alt} width={width} />
      <Ghost drawing={drawing} />
      <LooseCards cards={drawing.cards} />
      <Squares drawing={drawing} width={width} board={root} />
      {marks && <marks.Obstacles isTurned={drawing === board.turned} drawing={drawing} />}
    </div>
  );
}
