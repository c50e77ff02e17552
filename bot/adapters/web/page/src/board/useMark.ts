// The mark of a card of one's hand that has to do with a move that was just refused.
import type { HandCard } from "../types.ts";
import { useBoard } from "./state.ts";

/** To be added to the card's class. */
export function useMark({ code }: HandCard): string {
  const { store } = useBoard();
  const role = store.at === null && store.active.obstacles?.cards[code];
  return role ? ` obstacle ${role}` : "";
}
