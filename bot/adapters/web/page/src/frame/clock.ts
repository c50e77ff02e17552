// How much time is left, in short words that are kept up to date.
import type { ClockLine } from "../types.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** "2 days", "3 hr": days from two on; rounded down where more than a little is lacking. */
export function spanWords(seconds: number, language: string): string {
  const size = Math.abs(seconds) * 1.02;
  const [unit, length] =
    size >= 2 * DAY
      ? (["day", DAY] as const)
      : size >= HOUR
        ? (["hour", HOUR] as const)
        : (["minute", MINUTE] as const);
  const amount = Math.max(1, Math.floor(size / length));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(amount);
}

/** The line of the clock that runs; null if none does. */
export const running = (clocks: readonly ClockLine[]) =>
  clocks.find(line => line.moment !== null && !line.is_date) ?? null;

/** A whole line, as it is said: "Bea: 3 days, until 24 Nov, 18:00". */
export function lineWords({ words, moment }: ClockLine, language: string): string {
  if (moment === null) return words;
  const date = new Date(moment * 1000).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  return `${words} ${date}`;
}
