// The positions that one steps through: the beginning, and the table after each move.
import type { Row, Seat } from "../types.ts";

export interface Stop {
  version: number;
  /** How many moves had been made. */
  move: number;
  seat: Seat | "";
  words: string;
  mark: Row["mark"];
}

/** The stops of a log, from before the first move to now. */
export function stopsOf(log: readonly Row[]): Stop[] {
  if (!log.length) return [];
  const first = log.findIndex(row => row.number > 0);
  const start = (first < 0 ? log.at(-1) : log[first - 1])?.version ?? 0;
  const stops: Stop[] = [{ version: start, move: 0, seat: "", words: "", mark: "" }];
  for (const { version, number, seat, words, mark } of log) {
    if (number > 0) stops.push({ version, move: number, seat, words, mark });
  }
  const [newest, last] = [log.at(-1)?.version ?? 0, stops.at(-1)];
  if (last && newest > last.version) stops.push({ ...last, version: newest, mark: "" });
  return stops;
}

/** Which stop a version belongs to; null: now, which is the last. */
export function stopAt(stops: readonly Stop[], at: number | null): number {
  const last = stops.length - 1;
  if (at === null) return last;
  return Math.max(
    0,
    stops.findLastIndex(stop => stop.version <= at),
  );
}

/** How many moves have been made. */
export const moveCount = (stops: readonly Stop[]) => stops.at(-1)?.move ?? 0;

/** The version of the stop so many further on; null: now. */
export function stepped(stops: readonly Stop[], at: number | null, by: number): number | null {
  const to = Math.max(0, stopAt(stops, at) + by);
  return to >= stops.length - 1 ? null : (stops[to]?.version ?? null);
}
