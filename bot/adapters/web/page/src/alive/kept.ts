// What was seen last, kept in the browser to be shown without a net: by chair, so that none of this
// browser's people sees what another one saw.
import { chairNow } from "../api.ts";
import { sessionNow } from "../host/session.ts";
import { connection } from "./connection.ts";

const MOST = 20; // tables of one person

/** Something kept, and when it was seen: milliseconds since the epoch. */
export interface Kept<T> {
  at: number;
  value: T;
}

const shelfName = () => `salle-kept-${sessionNow()?.account ?? chairNow()}`;
const shelf = () => globalThis.caches?.open(shelfName());
const nameOf = (key: string) => `/kept/${key}`;

/** Keep an answer under a key, with the pictures that it shows; those of before go. */
export async function keep(key: string, value: object, pictures: string[] = []): Promise<void> {
  const found = await shelf();
  if (!found) return;
  for (const picture of pictures) if (!(await found.match(picture))) await found.add(picture);
  const before = await read<{ pictures: string[] }>(found, key);
  await found.delete(nameOf(key)); // so that it stands last: the oldest are the first to go
  await found.put(nameOf(key), new Response(JSON.stringify({ at: Date.now(), value, pictures })));
  for (const old of before?.pictures ?? []) if (!pictures.includes(old)) await found.delete(old);
  await tidy(found);
}

/** What was kept under a key; null if nothing was. */
export async function kept<T>(key: string): Promise<Kept<T> | null> {
  const found = await shelf();
  return found ? await read<Kept<T>>(found, key) : null;
}

/** Forget all that was kept for whoever sits here. */
export async function forgetKept(): Promise<void> {
  await globalThis.caches?.delete(shelfName());
}

let from: number | null = null;

/** Since when what the page shows isn't known to be so; null if the server said it. */
export const shownFrom = () => from;

/** What is shown came from the server. */
export function isFresh(): void {
  from = null;
}

/**
 * The answer; or what was kept of it, if nobody answers and something was.
 * Only for what a page begins with: afterwards it waits for the answer itself.
 */
export async function orKept<T>(asked: Promise<T>, key: string): Promise<T> {
  asked.catch(() => {}); // of no use any more if the kept one was shown
  const lost = new Promise<void>(resolve => {
    const stop = connection.onChange(now => {
      if (!now) return;
      stop();
      resolve();
    });
    if (connection.lost) resolve();
  });
  const instead = lost.then(async () => {
    const found = await kept<T>(key);
    if (!found) return asked;
    from = found.at;
    return found.value;
  });
  return Promise.race([asked, instead]);
}

async function read<T>(found: Cache, key: string): Promise<T | null> {
  const answer = await found.match(nameOf(key));
  return answer ? await answer.json() : null;
}

/** Addresses of the pictures of a table that the page shows now. */
export const shownPictures = () =>
  [...document.images].map(image => image.currentSrc).filter(src => src.includes("/picture/"));

async function tidy(found: Cache): Promise<void> {
  const tables = (await found.keys()).filter(({ url }) => url.includes("/kept/table/"));
  for (const { url } of tables.slice(0, Math.max(0, tables.length - MOST))) {
    const { pathname } = new URL(url);
    const old = await read<{ pictures: string[] }>(found, pathname.slice("/kept/".length));
    for (const picture of old?.pictures ?? []) await found.delete(picture);
    await found.delete(pathname);
  }
}
