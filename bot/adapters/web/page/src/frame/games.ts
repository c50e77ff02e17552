// What the frame has to know of a game's picture. A game that isn't named here brings its names in the
// picture, and has its hand, if any, under the board.
import type { Layout } from "./windows.ts";

const BARE = new Set(["cannae", "gyges"]);
const MANY_CARDS = new Set(["audatia"]);

/** Whether names and losses stand in the column, because the picture has none. */
export const hasNamesBeside = (game: string) => BARE.has(game);

/** Where a hand lies: under the board, or in the column. */
export function handPlace(game: string, layout: Layout): "board" | "column" {
  if (layout === "phone" || layout === "side") return "column";
  return MANY_CARDS.has(game) && layout !== "wide" ? "column" : "board";
}
