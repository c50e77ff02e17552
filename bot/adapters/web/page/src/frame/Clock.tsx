// The time that is left, at the right end of what is asked.
import { useEffect, useReducer } from "preact/hooks";
import type { ClockLine } from "../types.ts";
import { useTable } from "../useTable.ts";
import { lineWords, running, spanWords } from "./clock.ts";

const EACH = 60_000; // ms: no ticking clock in correspondence play

/** Short; whole for the ear, and for a pointer that rests on it. */
export function Clock({ clocks }: { clocks: ClockLine[] }) {
  const { hall } = useTable();
  const draw = useReducer<number, void>(count => count + 1, 0)[1];
  useEffect(() => {
    const timer = setInterval(() => draw(), EACH);
    return () => clearInterval(timer);
  }, []);
  if (!clocks.length) return null;
  const whole = clocks.map(line => lineWords(line, hall.language)).join(" · ");
  const runs = running(clocks);
  const left = runs?.moment ? spanWords(runs.moment - Date.now() / 1000, hall.language) : "";
  return (
    <span class="clock" title={whole}>
      <span aria-hidden="true">{left}</span>
      <span class="sr">{whole}</span>
    </span>
  );
}
