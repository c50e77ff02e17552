// What moves are called.
import type { Choice } from "../types.ts";
import { say } from "../words.ts";

/** A choice whole, for the ear; what can be read on its button is in it. */
export function nameOf({ label, name }: Choice): string {
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}: ${name}`;
}

/** A sentence that not every game has; "" where there is none. */
export function sayIfAny(key: string): string {
  const found = say(key);
  return found === key ? "" : found;
}
