// All matches, round by round; a round is loaded when it is opened.
import { useEffect, useRef, useState } from "preact/hooks";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { Seat } from "../frame/Sign.tsx";
import { during } from "../rest.ts";
import type { Choice, Seat as SeatId } from "../types.ts";
import { say } from "../words.ts";
import { More } from "./More.tsx";
import type { TournamentStore } from "./store.ts";
import type { Match, RoundLine } from "./types.ts";

interface Props {
  store: TournamentStore;
  rounds: RoundLine[];
  onShow: (choice: Choice) => void;
}

export function Rounds({ store, rounds, onShow }: Props) {
  if (!rounds.length) return null;
  return (
    <section class="part" aria-labelledby="rounds">
      <h2 id="rounds">{say("tournament_page-rounds")}</h2>
      {rounds.map((round, n) => (
        <Round key={round.number} store={store} round={round} isFirst={n === 0} onShow={onShow} />
      ))}
    </section>
  );
}

interface RoundProps {
  store: TournamentStore;
  round: RoundLine;
  /** The newest: it is open from the beginning. */
  isFirst: boolean;
  onShow: (choice: Choice) => void;
}

function Round({ store, round: { number, title, state }, isFirst, onShow }: RoundProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const list = useRef<HTMLOListElement>(null);
  const page = store.roundOf(number);
  useEffect(() => {
    if (isOpen && !page) during(store.moreMatches(number));
  }, [isOpen, page]);
  return (
    <details class="round" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{title}</b> <span class="soft">{state}</span>
      </summary>
      {isOpen && page && (
        <>
          <ol class="matches" ref={list}>
            {page.own && <Pairing match={page.own} onShow={onShow} />}
            {page.matches.map(match => (
              <Pairing key={`${match.round}.${match.board}`} match={match} onShow={onShow} />
            ))}
          </ol>
          <More
            left={page.total - page.matches.length}
            onMore={() => store.moreMatches(number)}
            list={list}
          />
        </>
      )}
    </details>
  );
}

function Pairing({ match, onShow }: { match: Match; onShow: (choice: Choice) => void }) {
  const { one, two, result, notes, tables, over } = match;
  const names = { one: one.name, two: two?.name ?? "" };
  return (
    <li class={one.is_me || two?.is_me ? "me" : undefined} tabIndex={-1}>
      <span class="who">
        <Player seat="one" name={one.name} />
        {two && <Player seat="two" name={two.name} />}
      </span>
      <span class="result">{result}</span>
      <span class="notes">{notes.join(" · ")}</span>
      <span class="ways">
        {tables.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            aria-label={say("tournament_page-table-name", { table: label, ...names })}
          >
            {label}
          </a>
        ))}
        {over.map(choice => (
          <ChoiceButton
            key={choice.ticket}
            choice={{ ...choice, label: choice.name }}
            onPress={onShow}
            look="link"
          >
            {choice.label}
          </ChoiceButton>
        ))}
      </span>
    </li>
  );
}

function Player({ seat, name }: { seat: SeatId; name: string }) {
  return (
    <span>
      <Seat seat={seat} /> {name}
    </span>
  );
}
