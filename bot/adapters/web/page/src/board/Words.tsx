// Moves that have neither card nor square, in words; and those on squares by their names.
import type { Choice } from "../types.ts";
import { say } from "../words.ts";
import { MoveButton } from "./MoveButton.tsx";
import type { Row } from "./moves.ts";
import { useBoard } from "./state.ts";

export function Words() {
  const { moves } = useBoard();
  const count = moves.named.flatMap(row => row.moves).length;
  if (moves.words.length + count === 0) return null;
  return (
    <div class="words">
      <Rows rows={moves.words} />
      {count > 0 && (
        <details class="byname">
          <summary>{say("board-by-name", { count })}</summary>
          <Rows rows={moves.named} />
        </details>
      )}
    </div>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <>
      {rows.map(({ group, moves }) => (
        <fieldset key={group.key} class={layoutOf(moves.length)} aria-label={group.label}>
          {moves.length > 1 && <span aria-hidden="true">{group.label}</span>}
          {moves.map(move => (
            <MoveButton key={move.choice.notation} move={move} class="word" more={detailNotIn(move.choice)}>
              <b>{move.choice.label}</b>
              {move.choice.detail && <small>{move.choice.detail}</small>}
            </MoveButton>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** What its name doesn't say already. */
const detailNotIn = ({ name, detail }: Choice) => (detail && !name.includes(detail) ? `: ${detail}` : "");

const MANY = 5;

/** Many get a line of detail each, a few as much as there is to say. */
const layoutOf = (count: number) => (count >= MANY ? "columns many" : count > 1 ? "columns" : "");
