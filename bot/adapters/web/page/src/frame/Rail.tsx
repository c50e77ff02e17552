// One's tables, at the left edge; on phones behind a button of the bar.

import type { TableLine } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { groupsOf } from "./rail.ts";
import { Drawn, Emblem, Sign } from "./Sign.tsx";

export function Rail() {
  const store = useTable();
  return (
    <nav class="rail" aria-label={say("my-tables")}>
      <a class="brand" href="/" aria-label="Salle">
        <Drawn href="/static/icons.svg#mark" box="0 0 34 22" />
        <span aria-hidden="true">Salle</span>
      </a>
      <div class="lines">
        {groupsOf(store.tables).map(({ key, lines }) => (
          <section key={key} aria-label={say(`tables-${key}`)}>
            <h2 class={key === "your-turn" ? "now" : ""}>{say(`tables-${key}`)}</h2>
            <ul>
              {lines.map(line => (
                <li key={line.table}>
                  <Line line={line} isHere={line.table === store.table} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <a class="btn quiet new" href="/" aria-label={say("new-game")}>
        <span aria-hidden="true">+</span>
        <span class="named">{say("new-game")}</span>
      </a>
    </nav>
  );
}

function Line({ line, isHere }: { line: TableLine; isHere: boolean }) {
  const left = [line.score, line.left].filter(Boolean).join(" · ");
  const who = [line.asked, line.who].filter(Boolean).join(" · ");
  return (
    <a
      class={line.waits ? "line waits" : "line"}
      href={`/t/${line.table}`}
      aria-current={isHere ? "page" : undefined}
      title={[line.title, who, left].filter(Boolean).join(" · ")}
    >
      <Sign game={line.game} />
      <span class="named">
        <b>{line.title}</b>
        {left && <span class="left">{left}</span>}
        <span class="who">{who}</span>
      </span>
      {line.shield && line.shield.length > 0 && <Emblem seat={line.seat} shield={line.shield} />}
    </a>
  );
}
