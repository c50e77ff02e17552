// What a choice would do, while it is pointed at: where it leads, and the piece there.
import type { Drawing } from "../types.ts";
import { originOf } from "./moves.ts";
import { ghostOf, spriteOf } from "./sprites.ts";
import { useBoard } from "./state.ts";
import { boxStyle } from "./style.ts";

export function Ghost({ drawing }: { drawing: Drawing }) {
  const { store, state } = useBoard();
  const { pointed } = state;
  const target = pointed && drawing.places[pointed.square];
  const leadsSomewhere = pointed && (originOf(pointed) || pointed.card);
  if (!target || !leadsSomewhere) return null;
  const ghost = ghostOf(pointed, drawing, store.active.seat);
  return (
    <>
      {ghost && (
        <img
          class="ghost"
          style={boxStyle(ghost.box)}
          src={spriteOf(store.visit.game, ghost.kind, store.hall.look)}
          alt=""
        />
      )}
      <div class="target" style={boxStyle(target)} />
    </>
  );
}
