// Cards that may do nothing now, small, to be looked at: the rest of the hand, and what was seen of a rival's.

import type { Hand, HandCard } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { isQuiet, type Run, runs } from "./runs.ts";
import { useBoard } from "./state.ts";

/** What is held beside the cards of `Hand`; after the end both hands. */
export function Rest() {
  const { store, state, moves } = useBoard();
  const isOpen = state.hands.length > 1;
  return (
    <>
      {state.hands.map(hand => (
        <Chips
          key={hand.seat}
          hand={hand}
          cards={hand.cards.filter(card => isQuiet(card, moves))}
          title={isOpen ? store.visit.names[hand.seat] : say("board-in-hand")}
        />
      ))}
    </>
  );
}

/** What was seen of hands that are closed. */
export function Seen() {
  const { store, state } = useBoard();
  return (
    <>
      {state.seen.map(hand => (
        <Chips
          key={hand.seat}
          hand={hand}
          cards={hand.cards}
          title={say("board-seen", { who: store.visit.names[hand.seat] })}
        />
      ))}
    </>
  );
}

function Chips({ hand, cards, title }: { hand: Hand; cards: HandCard[]; title: string }) {
  if (cards.length === 0) return null;
  return (
    <fieldset class="hand rest" aria-label={title}>
      <span aria-hidden="true">
        <i class={`seat ${hand.seat}`} /> {title}
      </span>
      {runs(cards).map(run => (
        <Chip key={run.card.code} {...run} />
      ))}
    </fieldset>
  );
}

function Chip({ card, count }: Run) {
  const store = useTable();
  return (
    <button
      type="button"
      class="chip"
      data-card={card.code}
      aria-label={`${card.face}${count > 1 ? ` ×${count}` : ""}: ${card.name}`}
      title={card.name}
      onClick={() => store.openSheet({ kind: "cards", code: card.code })}
    >
      {card.face}
      {count > 1 && <small> ×{count}</small>}
    </button>
  );
}
