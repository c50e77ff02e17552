// A knock-out: a list of rounds, each a list of matches.
import { say } from "../words.ts";
import type { BracketMatch, BracketRound } from "./types.ts";

export function Bracket({ rounds }: { rounds: BracketRound[] }) {
  if (!rounds.length) return null;
  return (
    <div class="part">
      <h2 id="bracket">{say("tournament_page-bracket")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section class="wide" aria-labelledby="bracket" tabIndex={0}>
        <ol class="bracket">
          {rounds.map(({ title, matches }, n) => (
            <li key={n}>
              <h3>{title}</h3>
              <ol>
                {matches.map((match, m) => (
                  <Pair key={m} match={match} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Pair({ match }: { match: BracketMatch }) {
  const look = ["pair", match.is_running && "running", match.is_mine && "me"].filter(Boolean).join(" ");
  const none = match.winner ? say("tournament_page-bye-note") : "…";
  return (
    <li class={look}>
      {match.is_third && <span class="hint">{say("tournament_page-third")}</span>}
      <Side name={match.one || none} hasWon={match.winner === "one"} />
      <span class="sr"> – </span>
      <Side name={match.two || none} hasWon={match.winner === "two"} />
      {match.is_running && <span class="sr">{say("tournament_page-running")}</span>}
    </li>
  );
}

function Side({ name, hasWon }: { name: string; hasWon: boolean }) {
  if (!hasWon) return <span>{name}</span>;
  return (
    <span>
      <b>{name}</b> <span class="sr">{say("tournament_page-winner")}</span>
    </span>
  );
}
