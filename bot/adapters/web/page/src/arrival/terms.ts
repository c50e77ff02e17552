// What is agreed on in the form of the arrival page, without the page.
import type { GameEntry, Hall } from "../types.ts";

/** The clock with figures of one's own, among the clocks' names. */
export const OWN_CLOCK = "own";

/** What was chosen, by the names of the form's fields; a field that wasn't touched is missing. */
export type Chosen = Readonly<Record<string, string>>;

/** What the server is told of a match to be opened. */
export interface Terms {
  game: string;
  options: Record<string, string>;
  clock: string;
  begins: string;
  /** "rated" or "friendly"; "" is the usual. */
  rating: string;
  /** How many matches, by the name of a series; "" is the usual. */
  series: string;
}

/** The terms that the form shows for a game. */
export function termsOf(game: GameEntry, clocks: Hall["clocks"], chosen: Chosen): Terms {
  return {
    game: game.id,
    options: Object.fromEntries(
      game.options.map(({ name, default: usual }) => [name, chosen[name] ?? usual]),
    ),
    clock: clockOf(clocks, chosen),
    begins: chosen.begins ?? game.sides[0]?.id ?? "",
    rating: chosen.rating ?? "",
    series: chosen.series ?? "",
  };
}

/** A clock's name, or its figures in hours, as in 72h+12h/120h; "" is the usual one. */
function clockOf({ figures }: Hall["clocks"], chosen: Chosen): string {
  if (chosen.clock !== OWN_CLOCK) return chosen.clock ?? "";
  const [bank, increment, cap] = figures.map(({ name, default: usual }) => chosen[name] ?? usual);
  return `${bank}h+${increment}h/${cap}h`;
}

/** What was chosen that isn't usual, in words, in the order of the form. */
export function changesInWords(game: GameEntry, chosen: Chosen): string[] {
  return game.options
    .filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual)
    .map(({ name, values }) => values.find(one => one.id === chosen[name])?.name ?? "");
}

/** Whether two forms would agree on the same, apart from who plays. */
export const isSame = (one: Terms, other: Terms) => JSON.stringify(one) === JSON.stringify(other);
