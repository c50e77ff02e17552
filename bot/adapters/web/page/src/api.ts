// Requests to the server: who asks, and what is done when nothing answers.
import { connection } from "./alive/connection.ts";
import { addressOf, IS_KEPT_BY_BROWSER } from "./host/addresses.ts";
import { enter, sessionNow } from "./host/session.ts";
import { sayThatAppIsSilent } from "./host/silent.ts";
import { Refused } from "./refused.ts";
import { during } from "./rest.ts";
import type { Boot, Hall } from "./types.ts";

/** Milliseconds after which a request that nobody answers has failed: a net that swallows everything. */
const PATIENCE = 20_000;

export { Refused };

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
const CHAIR = "salle-chair";

// For the HTML of the next page, in which there are times already.
// biome-ignore lint/suspicious/noDocumentCookie: CookieStore exists in secure contexts only
document.cookie = `salle-zone=${ZONE}; path=/; max-age=31536000; SameSite=Lax`;

/** It was given up before anybody answered. */
export class Withdrawn extends Error {}

const wanted = new URLSearchParams(location.search).get("chair");
if (wanted !== null) {
  sessionStorage.setItem(CHAIR, wanted);
  history.replaceState(null, "", location.pathname);
}
let chair = Number(sessionStorage.getItem(CHAIR) ?? 0);

/** Which of this browser's people this tab speaks for. */
export const chairNow = () => chair;

/** Speak for somebody else at this browser from now on. */
export function sitIn(number: number): void {
  chair = number;
  sessionStorage.setItem(CHAIR, String(number));
}

/** An address as whoever is here may fetch it: an image can't carry a header. */
export function address(src: string): string {
  const session = sessionNow();
  const who = session ? `pass=${session.pass}` : `chair=${chair}`;
  return addressOf(`${src}${src.includes("?") ? "&" : "?"}${who}`);
}

/** The browser's own chance for the shuffle: the operator can't choose it. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(b => b.toString(16).padStart(2, "0")).join("");
}

/** What the HTML brought along, if it is for this tab's chair. */
export async function readBoot(): Promise<Boot> {
  await entered(); // inside an app pictures are asked for by its session
  const none: Boot = { hall: null, visit: null, tables: null };
  const text = document.getElementById("boot")?.textContent;
  const boot: Boot | null = text
    ? JSON.parse(text)
    : (((await globalThis.earlyBoot?.catch(() => null)) ?? null) as Boot | null);
  if (!boot?.hall) return none;
  if (sessionStorage.getItem(CHAIR) === null) sitIn(boot.hall.chair);
  return boot.hall.chair === chair ? boot : none;
}

export const get = <T>(path: string) => during(call<T>("GET", path));

/** Ask for something to be done, however long it takes; whoever gives it up by the signal gets Withdrawn. */
export const post = <T>(path: string, body: object, signal?: AbortSignal) =>
  during(call<T>("POST", path, body, signal));

/** Who asks here; newcomers get a cookie. */
export const greet = () => get<Hall>("/api/hello");

// Tries until the server answers. Tickets make it safe: the same tap twice acts once.
async function call<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const token = await entered();
  return asked(method, path, token, body, signal);
}

/** The token of this app's session; "" in a browser. */
async function entered(): Promise<string> {
  try {
    return (await enter(withoutSession))?.token ?? "";
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(0, { error: sayThatAppIsSilent() });
  }
}

const withoutSession = <T>(path: string, body: object) =>
  asked<T>("POST", path, sessionNow()?.token ?? "", body);

async function asked<T>(
  method: string,
  path: string,
  token: string,
  body?: object,
  signal?: AbortSignal,
): Promise<T> {
  for (let isKnown = false; ; ) {
    const answer = await once(method, path, token, body, signal);
    if (signal?.aborted) throw new Withdrawn();
    if (!answer) {
      await connection.pauseBeforeNext(signal);
      if (signal?.aborted) throw new Withdrawn();
      continue;
    }
    connection.answered();
    if (answer.ok) return answer.json as T;
    if (answer.status !== 401 || isKnown || !IS_KEPT_BY_BROWSER)
      throw new Refused(answer.status, answer.json);
    isKnown = true; // the cookie has gone: greet anew, and ask once more
    await greet();
  }
}

/** One try; null if nobody answered. */
async function once(method: string, path: string, token: string, body?: object, signal?: AbortSignal) {
  try {
    const response = await fetch(addressOf(path), {
      method,
      credentials: "same-origin",
      headers: {
        "X-Salle": "1",
        "X-Salle-Chair": String(chair),
        "X-Salle-Zone": ZONE,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { "Content-Type": "application/json" }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
    });
    if (response.status >= 502 && response.status <= 504) return null;
    return { ok: response.ok, status: response.status, json: (await response.json()) as unknown };
  } catch {
    return null; // nobody there, cut off in the middle, or given up
  }
}
