// A guided game is begun: on the arrival page, or at the end of the lesson before.

import { nonce, post } from "../api.ts";
import { go } from "../host/ways.ts";

/** Open a guided game, and go there. Raises Refused, such as when no name was given. */
export async function begin(game: string, guide: string): Promise<void> {
  const { address } = await post<{ address: string }>(`/api/guide/${game}/${guide}`, { nonce: nonce() });
  go(address);
}
