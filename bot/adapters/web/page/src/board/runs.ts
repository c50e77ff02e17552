// Cards of a hand, kind by kind.
import type { HandCard } from "../types.ts";
import type { Moves } from "./moves.ts";

export interface Run {
  card: HandCard;
  count: number;
}

/** Equal cards stand side by side, and say once what they may do. */
export function runs(cards: HandCard[]): Run[] {
  const found: Run[] = [];
  for (const card of cards) {
    const same = found.find(one => one.card.code === card.code);
    if (same) same.count++;
    else found.push({ card, count: 1 });
  }
  return found;
}

/** Whether a card is there to be looked at only, and so leaves the room to what can be chosen. */
export const isQuiet = (card: HandCard, { uses }: Pick<Moves, "uses">) =>
  card.is_drawn && !uses.has(card.code);
