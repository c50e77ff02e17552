// What a button leads to that is about no table of the page.

import { nonce, post, Refused } from "../api.ts";
import { begin } from "../begin.ts";
import { begin as learn } from "../guide/begin.ts";
import { go } from "../host/ways.ts";
import type { Choice, Post, Reply } from "../types.ts";

/** What begins the data of a button to a guided game. */
const GUIDED = "lg";

/** Press it; a button that opens a table leads there. A refusal is words without a post. */
export async function tapped(
  { ticket, verb }: Choice,
  id = nonce(),
): Promise<{ words: string; isWrong: boolean; post: Post | null }> {
  try {
    if (verb === GUIDED) {
      const [, game = "", guide = ""] = ticket.split(":");
      await learn(game, guide);
      return { words: "", isWrong: false, post: null };
    }
    const { ack, post: found, table } = await post<Reply>("/api/tap", { ticket, nonce: id });
    if (table) {
      await begin(table, found);
      go(`/t/${table}`);
    }
    return { words: ack, isWrong: false, post: table ? null : found };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { words: error.message, isWrong: true, post: null };
  }
}
