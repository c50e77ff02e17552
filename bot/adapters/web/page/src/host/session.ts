// Who is here, inside an app: the session that the server has made of what the app says.
import { Refused } from "../refused.ts";
import { APP } from "./addresses.ts";
import type { Ask, Refusal, Session } from "./host.ts";
import { KEPT, keep } from "./keeping.ts";

const EARLY = 900; // seconds before its end at which a session is renewed
const LOOK = 60_000; // ms between two looks whether it is time

let session: Session | null = null;
let entering: Promise<Session> | null = null;

/** The session, if there is one by now. */
export const sessionNow = () => session;

/** The session of this app; null in a browser. Raises Refused, or NoAppError. */
export async function enter(ask: Ask): Promise<Session | null> {
  if (!APP) return null;
  entering ??= begin(ask);
  session = await entering;
  return session;
}

/** The app hasn't said who is here. */
export class NoAppError extends Error {}

async function begin(ask: Ask): Promise<Session> {
  const found = await globalThis.early?.catch((error: Refusal | Error) => {
    throw "json" in error ? new Refused(error.status, error.json) : new NoAppError();
  });
  if (!found) throw new NoAppError();
  setInterval(() => renew(ask), LOOK);
  return found;
}

async function renew(ask: Ask): Promise<void> {
  if (!session || document.hidden || Date.now() / 1000 < session.until - EARLY) return;
  const found = await ask<Session>("/api/renew", {}).catch(() => null);
  if (!found) return; // another time, or it is over and the next request says so
  session = { ...found, launch: session.launch };
  entering = Promise.resolve(session);
  keep(KEPT, session);
}
