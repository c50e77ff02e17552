// The lines of the log in the order in which they stand.
import type { Row } from "../types.ts";

export type LogItem =
  | { kind: "row"; row: Row; isLast: boolean; isShown: boolean; isLater: boolean }
  | { kind: "heading"; key: string; words: string; isLater: boolean }
  | { kind: "since" };

/**
 * The items of a log: `at` is the version that is looked at (null: now), `looked` the one that the
 * reader had seen before (0: they hadn't). A row of which one steps back to the middle counts as shown.
 */
export function itemsOf(log: readonly Row[], at: number | null, looked: number): LogItem[] {
  const told = log.filter(row => row.words);
  const last = told.at(-1);
  const shown = at === null ? last : told.findLast(row => row.version <= at);
  const isNews = (row: Row) => looked > 0 && row.version > looked;
  const firstNews = log.find(isNews);
  const items: LogItem[] = [];
  for (const row of log) {
    const isLater = at !== null && row.version > at;
    if (row === firstNews && items.length > 0) items.push({ kind: "since" });
    if (row.words) {
      items.push({ kind: "row", row, isLast: row === last, isShown: row === shown, isLater });
    }
    if (row.heading) {
      items.push({ kind: "heading", key: `after ${row.version}`, words: row.heading, isLater });
    }
  }
  return items;
}

/** Whether all that has happened since the other side's last move is one move, whatever came of it. */
export function isOneMove(log: readonly Row[]): boolean {
  const moves = log.filter(row => row.number > 0);
  const [before, last] = [moves.at(-2), moves.at(-1)];
  return last !== undefined && last === log.at(-1) && before?.seat !== last.seat;
}
