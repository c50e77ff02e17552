// The table's title and what belongs to all of it.
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { More } from "./More.tsx";
import { waitingElsewhere } from "./rail.ts";
import { Seat } from "./Sign.tsx";

interface HeadProps {
  isLogOpen: boolean;
  /** Null where the log is in sight anyway. */
  onLog: (() => void) | null;
}

export function Head({ isLogOpen, onLog }: HeadProps) {
  const store = useTable();
  return (
    <header class="head">
      <h1 id="title">{store.visit.title}</h1>
      <OtherSide />
      {onLog && (
        <button type="button" class="btn quiet" aria-pressed={isLogOpen} onClick={onLog}>
          {say("frame-log")}
        </button>
      )}
      <More look="btn quiet" />
    </header>
  );
}

/** The way back to the tournament whose match it is. */
export function OfTournament() {
  const { tournament } = useTable().visit;
  if (!tournament) return null;
  return (
    <a class="of-tournament" href={tournament.page}>
      {tournament.words}
    </a>
  );
}

/** Whoever has both seats sees the side of whoever is to move, and with this button the other. */
function OtherSide() {
  const store = useTable();
  const other = store.sides.find(side => side !== store.active)?.seat;
  if (!other) return null;
  const words = say("frame-see-side", { name: store.visit.names[other] });
  return (
    <button type="button" class="btn quiet other" title={words} onClick={() => store.face(other)}>
      <Seat seat={other} />
      <span>{words}</span>
    </button>
  );
}

interface BarProps {
  areTablesOpen: boolean;
  onTables: () => void;
}

/** A phone's bar: the tables, the title, more. */
export function Bar({ areTablesOpen, onTables }: BarProps) {
  const store = useTable();
  const count = waitingElsewhere(store.tables, store.table).length;
  const words = count ? say("wait-for-you", { count }) : say("my-tables");
  return (
    <header class="bar">
      <button type="button" class="back" aria-label={words} aria-expanded={areTablesOpen} onClick={onTables}>
        ‹ {count || ""}
      </button>
      <h1>{store.visit.title}</h1>
      <OtherSide />
      <More look="dots" sign="⋯" />
    </header>
  );
}
