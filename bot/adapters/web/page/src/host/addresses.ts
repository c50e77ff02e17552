// Addresses of the page and of the server, in a browser and inside an app.

const root = globalThis.document?.documentElement;

/** The app inside which the page was opened; "" in a browser. */
export const APP = (root?.dataset.app ?? "") as "" | "telegram" | "discord";

/** Whether the browser itself keeps who is here, by a cookie, and the page, by a service worker. */
export const IS_KEPT_BY_BROWSER = !APP;

/** What an app's addresses begin with. */
const BASE = root?.dataset.base ?? "";

/** What Discord's SDK looks for in the address of every page. */
const CARRIED = ["instance_id", "launch_id", "frame_id", "platform", "guild_id", "channel_id", "location_id"];

/** The address under which this place finds a path of Salle's. */
export const addressOf = (path: string) => `${BASE}${path}`;

/** The path of the page that is shown, as it is in a browser. */
export function pathNow(pathname = location.pathname, base = BASE): string {
  return base && pathname.startsWith(base) ? pathname.slice(base.length) || "/" : pathname;
}

/** Which launch of an app the page was opened by; "": none that it knows. */
export function launchOf({ hash, search }: { hash: string; search: string }): string {
  const data = new URLSearchParams(hash.slice(1)).get("tgWebAppData");
  const found = data ? new URLSearchParams(data).get("hash") : new URLSearchParams(search).get("frame_id");
  return found ?? "";
}

/** A page's address with what the app's next page must know. */
export function carried(address: string, search: string): string {
  const [path = "", own = ""] = address.split("?");
  const query = new URLSearchParams(own);
  const given = new URLSearchParams(search);
  for (const name of CARRIED) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.size ? `${path}?${query}` : path;
}
