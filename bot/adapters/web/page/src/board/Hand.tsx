// The hand is the keypad: each card with what it may do.
import { useRef } from "preact/hooks";
import type { Hand as HandData } from "../types.ts";
import { Held } from "./Held.tsx";
import { isQuiet, runs } from "./runs.ts";
import { useBoard } from "./state.ts";
import { useCardMotion } from "./useCardMotion.ts";

/** The hand of whoever is to act; `where` says how much room there is. What `Rest` shows isn't here. */
export function Hand({ where }: { where: "board" | "column" }) {
  const { state, moves } = useBoard();
  const hands = state.hands.filter(hand => hand.cards.some(card => !isQuiet(card, moves)));
  if (hands.length === 0) return null;
  return (
    <div class={hands.length > 1 ? "hand open" : "hand"} data-where={where}>
      {hands.map(hand => (
        <OneHand key={hand.seat} hand={hand} isNamed={hands.length > 1} />
      ))}
    </div>
  );
}

function OneHand({ hand, isNamed }: { hand: HandData; isNamed: boolean }) {
  const { store, moves } = useBoard();
  const root = useRef<HTMLDivElement>(null);
  useCardMotion(root, hand);
  const shown = runs(hand.cards).filter(run => !isQuiet(run.card, moves));
  return (
    <div class="cards" ref={root} style={{ "--kinds": String(shown.length) }}>
      {isNamed && <b class="whose">{store.visit.names[hand.seat]}</b>}
      {shown.map(run => (
        <Held key={run.card.code} {...run} seat={hand.seat} uses={moves.uses.get(run.card.code) ?? []} />
      ))}
    </div>
  );
}
