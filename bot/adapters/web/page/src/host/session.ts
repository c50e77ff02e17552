// Who is here, inside an app: the session that the server has made of what the app says.
import { Refused } from "../refused.ts";
import { type Ask, hosted, type Session } from "./host.ts";
import { APP, launchOf } from "./ways.ts";

const KEPT = "salle-session";
const EARLY = 900; // seconds before its end at which a session is renewed
const LOOK = 60_000; // ms between two looks whether it is time
const PATIENCE = 15_000; // ms for an app that says nothing

declare global {
  /** What `early` in `pages.py` has been answered. */
  var early: Promise<{ isEntered: boolean; status: number; json: unknown }> | undefined;
}

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
  const found = kept() ?? {
    ...((await askedByTheHtml()) ?? named(await fresh(ask))),
    launch: launchOf(location),
  };
  keep(found);
  setInterval(() => renew(ask), LOOK);
  return found;
}

/** The session that the HTML has asked for already; null if it hasn't. */
async function askedByTheHtml(): Promise<Session | null> {
  const asked = await globalThis.early?.catch(() => undefined);
  if (!asked?.isEntered) return null;
  if (asked.status !== 200) throw new Refused(asked.status, asked.json);
  return asked.json as Session;
}

/** Whoever follows a link into Discord has launched the activity by it: the link says for what. */
function named(found: Session): Session {
  const start = new URLSearchParams(location.search).get("custom_id");
  return { ...found, start: found.start || start || "" };
}

async function fresh(ask: Ask): Promise<Session> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new NoAppError()), PATIENCE));
  const host = await hosted;
  return Promise.race([host.enter(ask), late]);
}

async function renew(ask: Ask): Promise<void> {
  if (!session || document.hidden || now() < session.until - EARLY) return;
  const found = await ask<Session>("/api/renew", {}).catch(() => null);
  if (!found) return; // another time, or it is over and the next request says so
  session = { ...found, start: "", launch: session.launch };
  entering = Promise.resolve(session);
  keep(session);
}

const now = () => Date.now() / 1000;

// For the next page of this launch; another one may be of another table, or of somebody else. Where a
// browser keeps nothing for frames it is lost with this page.
function kept(): Session | null {
  try {
    const found: Session | null = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    const launch = launchOf(location);
    const isOf = !launch || launch === found?.launch;
    return found && isOf && found.until > now() ? { ...found, start: "" } : null;
  } catch {
    return null;
  }
}

function keep(found: Session): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(found));
  } catch {
    // frames have no storage here
  }
}
