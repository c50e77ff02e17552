// Notifications of one's turns while no page is open: signing this browser up, and off again.
import { chairNow, get, post } from "../api.ts";
import { IS_KEPT_BY_BROWSER } from "../host/addresses.ts";

export type Notified = "impossible" | "off" | "on" | "blocked";

const KEPT = "salle-notified"; // by chair: where its notifications go
const SIGHT = 30_000; // ms between two words that this tab is in sight; the server believes 45 s
const TAB = crypto.randomUUID().replaceAll("-", "").slice(0, 16);

type Kept = Record<string, string>;

/** Whether whoever sits here is notified by this browser. */
export const isNotified = () => chairNow() in kept();

/** How it stands in this browser. */
export function notified(): Notified {
  const known = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!IS_KEPT_BY_BROWSER || !known) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  return isNotified() ? "on" : "off";
}

/** Sign this browser up, after asking; how it stands then. Raises what the browser or the server says. */
export async function notifyMe(): Promise<Notified> {
  if ((await Notification.requestPermission()) !== "granted") return notified();
  const subscription = await subscribe();
  await post("/api/push", { subscription: subscription.toJSON() });
  keep({ ...kept(), [chairNow()]: subscription.endpoint });
  tellSight();
  return "on";
}

/** Sign it off; other people of this browser stay. */
export async function dontNotifyMe(): Promise<void> {
  const { [chairNow()]: endpoint, ...others } = kept();
  keep(others);
  if (endpoint) await post("/api/push", { endpoint, is_off: true });
  if (Object.keys(others).length) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** A browser that gets notifications says that somebody is here, and tells of a new address. */
export function followSight(): void {
  document.addEventListener("visibilitychange", tellSight);
  addEventListener("pagehide", () => say(false));
  setInterval(tellSight, SIGHT);
  tellSight();
  if (notified() === "on") refresh().catch(() => {}); // another time
}

function tellSight(): void {
  say(!document.hidden);
}

let said: boolean | null = null;

function say(isSeen: boolean): void {
  if (!isNotified() || (!isSeen && said === false)) return;
  said = isSeen;
  const headers = {
    "Content-Type": "application/json",
    "X-Salle": "1",
    "X-Salle-Chair": String(chairNow()),
  };
  const body = JSON.stringify({ tab: TAB, is_seen: isSeen });
  fetch("/api/sight", { method: "POST", headers, body, keepalive: true }).catch(() => {});
}

async function refresh(): Promise<void> {
  const subscription = await subscribe();
  if (subscription.endpoint === kept()[chairNow()]) return;
  await post("/api/push", { subscription: subscription.toJSON() });
  keep({ ...kept(), [chairNow()]: subscription.endpoint });
}

async function subscribe(): Promise<PushSubscription> {
  const { key } = await get<{ key: string }>("/api/push/key");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe(); // it was made with the key of another Salle at this address
    return pushManager.subscribe(options);
  }
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

function keep(found: Kept): void {
  localStorage.setItem(KEPT, JSON.stringify(found));
}
