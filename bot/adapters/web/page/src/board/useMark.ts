// The mark of a card of one's hand that has to do with a move that was just refused.
import type { HandCard, Role } from "../types.ts";
import { useBoard } from "./state.ts";

export interface CardMark {
  role: Role | null;
  /** To be added to a class. */
  kind: string;
}

export function useMark({ code }: Pick<HandCard, "code">): CardMark {
  const { store } = useBoard();
  const role = (store.at === null && store.active.obstacles?.cards[code]) || null;
  return { role, kind: role ? ` obstacle ${role}` : "" };
}
