// Where one can go: one's tables, challenges in the hall, and tournaments.
import type { TableLine } from "../types.ts";
import { say } from "../words.ts";
import { useArrival } from "./store.ts";

const SHOWN = 6; // of a list; the rest is in the list beside every table

/** Nothing for whoever has no table and finds no challenge. */
export function Lists() {
  const { tables, open, tournaments } = useArrival();
  const running = tables.filter(line => line.group !== "finished").slice(0, SHOWN);
  if (!running.length && !open.length && !tournaments.length) return null;
  return (
    <div class="lists">
      {running.length > 0 && (
        <section aria-labelledby="tables-title">
          <h2 id="tables-title">{say("my-tables")}</h2>
          <ul>
            {running.map(line => (
              <li key={line.table}>
                <Mine line={line} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="open-title">
          <h2 id="open-title">{say("open-challenges")}</h2>
          <ul>
            {open.map(one => (
              <li key={one.table}>
                <Line
                  href={`/t/${one.table}`}
                  game={one.game}
                  title={one.title}
                  left={one.left}
                  who={[one.who, ...one.terms].join(" · ")}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {tournaments.length > 0 && (
        <section aria-labelledby="tournaments-title">
          <h2 id="tournaments-title">{say("tournament_page-list")}</h2>
          <ul>
            {tournaments.map(one => (
              <li key={one.id}>
                <Line
                  href={`/tournament/${one.id}`}
                  game={one.game}
                  title={one.title}
                  left={one.left}
                  who={one.facts.join(" · ")}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Mine({ line }: { line: TableLine }) {
  return (
    <Line
      href={`/t/${line.table}`}
      game={line.game}
      title={line.title}
      left={[line.score, line.left].filter(Boolean).join(" · ")}
      who={[line.asked, line.who].filter(Boolean).join(" · ")}
      isMine={line.waits}
    />
  );
}

function Line({
  href,
  game,
  title,
  left,
  who,
  isMine = false,
}: {
  href: string;
  game: string;
  title: string;
  left: string;
  who: string;
  isMine?: boolean;
}) {
  return (
    <a class={isMine ? "way now" : "way"} href={href}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <use href={`/icon/${game}.svg#icon`} />
      </svg>
      <b>{title}</b>
      <span class="left">
        {isMine && <span class="sr">{say("tables-your-turn")}</span>} {left}
      </span>
      <span class="who">{who}</span>
    </a>
  );
}
