// Which arm, which ring: a tile narrows the marked squares to its kind.
import { Sign } from "../frame/Sign.tsx";
import { useIsWide } from "../frame/windows.ts";
import { say } from "../words.ts";
import { Keycap } from "./MoveButton.tsx";
import type { Tile } from "./moves.ts";
import { sayIfAny } from "./names.ts";
import { pieceOn, spriteOf } from "./sprites.ts";
import { useBoard } from "./state.ts";

export function Tiles() {
  const { store, state, moves } = useBoard();
  if (moves.tiles.length === 0) return null;
  return (
    <fieldset class="tiles" aria-label={store.active.post.prompt.lead}>
      {moves.tiles.map(tile => (
        <button
          key={tile.sign}
          type="button"
          class={`tile ${tile.state}`}
          aria-pressed={tile.state === "chosen"}
          aria-disabled={tile.state === "done" || undefined}
          aria-keyshortcuts={tile.key ? String(tile.key) : undefined}
          onClick={event => tile.state !== "done" && state.narrow(tile.sign, event.detail === 0)}
        >
          <Face tile={tile} />
          <span>
            <b>{tile.label}</b>
            <small>
              {tile.state === "done" && tile.isOrder
                ? say("board-given")
                : sayIfAny(`board-sign-${tile.sign}`)}
            </small>
          </span>
          <Keycap n={tile.key} />
        </button>
      ))}
    </fieldset>
  );
}

/** The piece as it stands on the board, else the sign of its kind. */
function Face({ tile }: { tile: Tile }) {
  const { store } = useBoard();
  const isWide = useIsWide();
  const { board } = store.active.post;
  const drawing = (isWide && board?.turned) || board?.upright;
  const piece = drawing && pieceOn(drawing, tile.square);
  if (!piece) return <Sign game={store.visit.game} sign={tile.sign} />;
  return <img src={spriteOf(store.visit.game, piece.kind, store.hall.look)} alt="" />;
}
