// The standings as a table: who has joined, rounds, everybody against everybody, or a ladder.
import { useRef } from "preact/hooks";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { say } from "../words.ts";
import { More } from "./More.tsx";
import type { Mark, Standings, StandingsRow, TournamentAct } from "./types.ts";

interface Props {
  standings: Standings;
  onMore: () => Promise<void>;
  onChallenge: (act: TournamentAct) => void;
}

export function StandingsTable({ standings, onMore, onChallenge }: Props) {
  const { kind, figures, columns, rows, own, total } = standings;
  const body = useRef<HTMLTableSectionElement>(null);
  if (!total) return null;
  const hasChallenges = rows.some(row => row.challenge);
  return (
    <div class="part">
      <h2 id="standings">{say(`tournament_page-table-of-${kind}`)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section class="wide" aria-labelledby="standings" tabIndex={0}>
        <table class={`standings ${kind}`}>
          <thead>
            <tr>
              {kind !== "joined" && <th scope="col">{say("tournament_page-place")}</th>}
              <th scope="col">{say("tournament_page-player")}</th>
              <Titles titles={figures.slice(0, 1)} />
              {columns.map(({ label, name }, n) => (
                <th key={n} scope="col">
                  <abbr title={name}>{label}</abbr>
                </th>
              ))}
              <Titles titles={figures.slice(1)} />
              {hasChallenges && <th scope="col">{say("tournament_page-challenge")}</th>}
            </tr>
          </thead>
          <tbody ref={body}>
            {[...rows, ...(own ? [own] : [])].map((row, n) => (
              <Row key={n} row={row} kind={kind} hasChallenges={hasChallenges} onChallenge={onChallenge} />
            ))}
          </tbody>
        </table>
      </section>
      {(kind === "rounds" || kind === "cross") && columns.length > 0 && (
        <p class="hint">{say(`tournament_page-legend-${kind}`)}</p>
      )}
      <More left={total - rows.length} onMore={onMore} list={body} />
    </div>
  );
}

interface RowProps {
  row: StandingsRow;
  kind: Standings["kind"];
  hasChallenges: boolean;
  onChallenge: (act: TournamentAct) => void;
}

function Row({ row, kind, hasChallenges, onChallenge }: RowProps) {
  const { place, name, is_me, out, figures, cells, challenge } = row;
  return (
    <tr class={is_me ? "me" : undefined} tabIndex={-1}>
      {kind !== "joined" && <td>{place}</td>}
      <th scope="row">
        {name} {out && <span class="out">{out}</span>}
      </th>
      <Figures figures={figures.slice(0, 1)} />
      {cells.map((marks, n) => (
        <td key={n} class={marks[0]?.[0] === SELF ? "self" : undefined}>
          {marks.map((mark, m) => (
            <Disc key={m} mark={mark} kind={kind} />
          ))}
        </td>
      ))}
      <Figures figures={figures.slice(1)} />
      {hasChallenges && (
        <td>
          {challenge && (
            <ChoiceButton choice={challenge} onPress={() => onChallenge(challenge)} look="btn quiet">
              <span aria-hidden="true">{challenge.label}</span>
              <span class="sr">{challenge.name}</span>
            </ChoiceButton>
          )}
        </td>
      )}
    </tr>
  );
}

/** Of a crosstable, where nobody could have met anybody. */
const SELF = "self";

/** Points stand before the matches, tie-breaks behind them. */
function Titles({ titles }: { titles: string[] }) {
  return (
    <>
      {titles.map(title => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </>
  );
}

function Figures({ figures }: { figures: string[] }) {
  return (
    <>
      {figures.map((figure, n) => (
        <td key={n}>{figure}</td>
      ))}
    </>
  );
}

const POINTS: Record<string, string> = {
  won: "1",
  lost: "0",
  drawn: "½",
  "won-forfeit": "+",
  "lost-forfeit": "−",
  "drawn-forfeit": "=",
};

/** Filled, empty, half or dashed, as the pictures have it; in words for the ear. */
function Disc({ mark: [mark, place], kind }: { mark: Mark; kind: Standings["kind"] }) {
  if (mark === SELF) return null;
  return (
    <span class={`disc ${mark}`}>
      <span class="sr">{say(`tournament_page-mark-${mark}`)} </span>
      {kind === "cross" ? POINTS[mark] : place || ""}
    </span>
  );
}
