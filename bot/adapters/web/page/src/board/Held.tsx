// A card of the hand, or several equal ones, with what they may do.
import { Sign } from "../frame/Sign.tsx";
import type { HandCard, Seat } from "../types.ts";
import { MoveButton } from "./MoveButton.tsx";
import type { Move } from "./moves.ts";
import { spriteOf } from "./sprites.ts";
import { useBoard } from "./state.ts";
import { useCardDrag } from "./useCardDrag.ts";

interface Props {
  card: HandCard;
  count: number;
  seat: Seat;
  uses: Move[];
}

export function Held(props: Props) {
  return props.card.is_drawn ? <Pictured {...props} /> : <Figures {...props} />;
}

/** Cards that are a figure each, with a disc for each use. */
function Figures({ card, count, seat, uses }: Props) {
  const { state } = useBoard();
  const drag = useCardDrag(card.code, uses);
  const chosen = uses.findIndex(use => use.isChosen);
  const taken = chosen >= 0 ? timesOf(uses, chosen) : Number(state.narrowed === card.code);
  return (
    <div class={uses.length > 0 ? "held" : "held quiet"}>
      <div class="faces">
        {copies(card, count).map((key, n) => (
          <div
            key={key}
            class={n < taken ? "card taken" : "card"}
            data-card={key}
            aria-hidden="true"
            onPointerDown={drag}
          >
            {card.face}
            <i class={`seat ${seat}`} />
            <em>{"/".repeat(card.pips)}</em>
          </div>
        ))}
      </div>
      {uses.length > 0 && <Discs card={card} uses={uses} />}
    </div>
  );
}

/** Cards that are pictures; a card with one use is itself what is pressed. */
function Pictured({ card, count, seat, uses }: Props) {
  const { store } = useBoard();
  const drag = useCardDrag(card.code, uses);
  const [only, second] = uses;
  const src = spriteOf(store.visit.game, `card-${seat}-${card.code.toLowerCase()}`, store.hall.look);
  const face = <img src={src} alt={card.face} draggable={false} />;
  if (only && !second) {
    return (
      <div class="held">
        <MoveButton move={only} class="card pictured">
          {face}
          {count > 1 && <small class="count">×{count}</small>}
          <span class="badge">
            <Sign game={store.visit.game} sign={only.choice.sign} />
          </span>
        </MoveButton>
      </div>
    );
  }
  return (
    <div class="held">
      <div class="card pictured" data-card={card.code} aria-hidden="true" onPointerDown={drag}>
        {face}
        {count > 1 && <small class="count">×{count}</small>}
      </div>
      <Discs card={card} uses={uses} />
    </div>
  );
}

/** A disc for each use. */
function Discs({ card, uses }: { card: HandCard; uses: Move[] }) {
  const { store } = useBoard();
  return (
    <fieldset class="uses" aria-label={card.name}>
      {uses.map((move, n) => {
        const times = timesOf(uses, n) > 1 ? `×${timesOf(uses, n)}` : "";
        return (
          <MoveButton key={move.choice.notation} move={move} class="disc" more={times && ` ${times}`}>
            <Sign game={store.visit.game} sign={move.choice.sign} />
            {times && <b>{times}</b>}
          </MoveButton>
        );
      })}
    </fieldset>
  );
}

/** How many cards the nth use takes: of several with one sign each takes one more than that before. */
const timesOf = (uses: Move[], n: number) =>
  uses.slice(0, n + 1).filter(one => one.choice.sign === uses[n]?.choice.sign).length;

const copies = (card: HandCard, count: number) =>
  Array.from({ length: count }, (_, n) => `${card.code} ${n}`);
