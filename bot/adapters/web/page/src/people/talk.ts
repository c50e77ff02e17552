// What has been said at the table: which of it is new, and when it was.
import type { Seat, TalkLine } from "../types.ts";

/** Characters of a line at most, as the server has it. */
export const LONGEST = 280;

/** How many lines of others came after the one that was read last. */
export function unread(lines: readonly TalkLine[], mine: readonly Seat[], read: number): number {
  return lines.filter(line => line.number > read && !mine.includes(line.seat)).length;
}

/** The last line, if it is one of others that came after `before`. */
export function news(lines: readonly TalkLine[], mine: readonly Seat[], before: number): TalkLine | null {
  const last = lines.at(-1);
  return last && last.number > before && !mine.includes(last.seat) ? last : null;
}

/** When a line was said: the hour, and before today the day too. */
export function whenSaid(at: number, now: Date, language: string): string {
  const then = new Date(at * 1000);
  const isToday = then.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return then.toLocaleString(language, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
