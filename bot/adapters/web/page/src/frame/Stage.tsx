// The board, and over it what says that an earlier moment is shown.
import { Board } from "../board/Board.tsx";
import type { Board as BoardData } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import type { Steps } from "./useSteps.ts";

export function Stage({ board, steps }: { board: BoardData; steps: Steps }) {
  const store = useTable();
  return (
    <div class="seen-board">
      <Board board={board} />
      {store.at !== null && (
        <div class="past">
          <b>{say("frame-at", { move: steps.move, count: steps.count })}</b>
        </div>
      )}
    </div>
  );
}
