// Which bubble is to be seen: asked for at every new position, one after the other.
import { useEffect, useState } from "preact/hooks";
import { get } from "../api.ts";
import type { GuideTitle } from "../types.ts";
import { useTable } from "../useTable.ts";
import { begin } from "./begin.ts";
import { type Guided, guidedAt, remember, withSeen } from "./memory.ts";

/** An explanation; `square` and `card` are what it speaks of, as a `Choice` names them. */
export interface Explained {
  key: string;
  words: string;
  square: string;
  card: string;
}

interface Answer {
  /** The position of which it speaks: the server may be ahead of this tab. */
  version: number;
  bubbles: Explained[];
  next: GuideTitle | null;
}

const NOTHING: Answer = { version: 0, bubbles: [], next: null };

/** Bubbles that are shown of one position at most. */
const AT_ONCE = 2;

export interface Guidance {
  bubble: Explained | null;
  /** After the end: the lesson that follows. */
  next: GuideTitle | null;
  /** The bubble has been read. */
  read(): void;
  /** No more of them. */
  stop(): void;
  /** Go on with the next lesson. */
  goOn(): void;
}

/** What is explained at this table now; null if it isn't a guided game, or no more. */
export function useGuide(): Guidance | null {
  const store = useTable();
  const { table, visit, at } = store;
  const [guided, setGuided] = useState(() => guidedAt(table, location.search, localStorage));
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const isOn = guided !== null && !guided.isOff;

  const keep = (changed: Guided) => {
    remember(table, changed, localStorage);
    setGuided(changed);
  };

  useEffect(() => {
    if (!guided || guided.isOff || answer.version >= visit.version) return;
    // Whoever has moved on has read what stood there.
    const before = answer.bubbles[0];
    const known = before ? withSeen(guided, before.key) : guided;
    if (before) keep(known);
    setAnswer(NOTHING);
    let isLate = false;
    const asked = new URLSearchParams({ guide: known.guide, seen: known.seen.join() });
    get<Answer>(`/api/table/${table}/guide?${asked}`).then(
      found => isLate || setAnswer({ ...found, bubbles: found.bubbles.slice(0, AT_ONCE) }),
      () => {}, // a game without an explanation is a game all the same
    );
    return () => {
      isLate = true;
    };
  }, [table, visit.version, isOn]);

  if (!guided || guided.isOff) return null;
  return {
    bubble: at === null ? (answer.bubbles[0] ?? null) : null,
    next: answer.next,
    read() {
      const [first, ...rest] = answer.bubbles;
      if (first) keep(withSeen(guided, first.key));
      setAnswer({ ...answer, bubbles: rest });
    },
    stop: () => keep({ ...guided, isOff: true }),
    goOn() {
      if (answer.next) begin(visit.game, answer.next.key);
    },
  };
}
