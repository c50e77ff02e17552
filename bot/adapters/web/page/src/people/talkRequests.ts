// Saying something at the table, muting it, and how far this browser has read.
import { nonce, post } from "../api.ts";
import type { TableStore } from "../store.ts";

const key = (table: string) => `salle-talk-${table}`;

/** The number of the line that was read last in this browser; 0: none. */
export const lastRead = (table: string): number => Number(localStorage.getItem(key(table)) ?? 0);

/** Everything up to a line has been read. */
export const noteRead = (table: string, number: number) => localStorage.setItem(key(table), String(number));

/** Say something. Raises Refused; while nobody answers it is tried again, and said once. */
export async function sayLine(store: TableStore, text: string): Promise<void> {
  await post(`/api/table/${store.table}/talk`, { text, nonce: nonce() });
  await store.look();
}

/** Read no more of what is said here, or read it again. */
export async function mute(store: TableStore, isMuted: boolean): Promise<void> {
  await post(`/api/table/${store.table}/talk/mute`, { is_muted: isMuted });
  await store.look();
}
