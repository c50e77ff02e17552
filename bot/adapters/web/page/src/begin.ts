// Beginning a match that nobody else has to accept.
import { nonce, post } from "./api.ts";
import type { Post } from "./types.ts";

/** The ticket with which whoever plays alone begins; undefined under every other post. */
export const beginning = (card: Post | null) =>
  card?.prompt.controls.find(choice => choice.verb === "cb")?.ticket;

/** Begin such a match: our chance goes out after the seal has come in. */
export async function begin(table: string, card: Post | null): Promise<void> {
  const ticket = beginning(card);
  if (ticket) await post(`/api/table/${table}/tap`, { ticket, nonce: nonce() });
}
