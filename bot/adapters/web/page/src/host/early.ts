// Inside an app, before anything else of a page: who is here, and the board of its table, which is shown
// as soon as it comes. `pages.py` puts this into the HTML of every page there.
import { APP, addressOf, carried, launchOf, pathNow } from "./addresses.ts";
import type { Entered, FirstBoard, Host, Refusal, Session } from "./host.ts";
import { FIRST, KEPT, keep, kept } from "./keeping.ts";

const AGAIN = 2000; // ms after which a request that nobody answered is sent again

const path = pathNow();
const launch = launchOf(location);
const isTable = path.startsWith("/t/");

/** Ask the server. Raises Refusal. */
async function ask<T>(what: string, body: object, token = ""): Promise<T> {
  const headers = {
    "Content-Type": "application/json",
    "X-Salle": "1",
    "X-Salle-Zone": Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  for (;;) {
    const sent = fetch(addressOf(what), { method: "POST", headers, body: JSON.stringify(body) });
    const answer = await sent.catch(() => null);
    if (answer && answer.status !== 502 && answer.status !== 504) {
      const json = await answer.json();
      if (!answer.ok) throw { status: answer.status, json } satisfies Refusal;
      return json;
    }
    await new Promise(done => setTimeout(done, AGAIN));
  }
}

async function begin(): Promise<Session> {
  const known = kept<Session>(KEPT);
  const isOfLaunch = !launch || launch === known?.launch;
  if (known && isOfLaunch && known.until * 1000 > Date.now()) {
    if (isTable) await showFirst(known);
    return { ...known, start: "" };
  }
  const { first, ...found } = await enter();
  const session = { ...found, launch };
  keep(KEPT, session);
  if (!session.start || session.start === path) await show(first);
  else {
    keep(FIRST, { path: session.start, first });
    location.replace(carried(addressOf(session.start), location.search) + location.hash);
    await new Promise(() => {}); // the next page goes on
  }
  return session;
}

function enter(): Promise<Entered> {
  const link = new URLSearchParams(location.search).get("custom_id") ?? ""; // of Discord's links
  const more = { path, link };
  if (APP === "discord") {
    const begun = ask("/api/begin", {}); // while the SDK comes
    return import(document.documentElement.dataset.sdk ?? "").then(({ makeDiscord }) => {
      const host: Host = makeDiscord();
      globalThis.host = host;
      return host.enter(<T>(what: string, body: object) =>
        what === "/api/begin" ? (begun as Promise<T>) : ask<T>(what, { ...body, ...more }),
      );
    });
  }
  const data = new URLSearchParams(location.hash.slice(1)).get("tgWebAppData") ?? "";
  return ask("/api/enter", { launch: data, ...more });
}

async function showFirst(session: Session): Promise<void> {
  const brought = kept<{ path: string; first: FirstBoard | null }>(FIRST);
  keep(FIRST, null);
  if (brought?.path === path) return show(brought.first);
  const asked = ask<Pick<Entered, "first">>("/api/first", { path }, session.token);
  await show((await asked.catch(() => ({ first: null }))).first); // the page asks by itself, and is told why
}

async function show(first: FirstBoard | null): Promise<void> {
  if (!first) return;
  const made = drawn(first); // its picture is on the way from now on
  if (!document.getElementById("page")) {
    await new Promise(done => addEventListener("DOMContentLoaded", done));
  }
  document.getElementById("page")?.replaceChildren(made);
}

/** As `first_board` in `pages.py` writes it. */
function drawn({ game, wide, upright, sizes, width, height, alt }: FirstBoard): HTMLElement {
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, name: string, ...within: HTMLElement[]) => {
    const element = Object.assign(document.createElement(tag), { className: name });
    element.append(...within);
    return element;
  };
  const picture = make("picture", "");
  if (wide) {
    const media = "(min-aspect-ratio: 1/1)";
    picture.append(Object.assign(make("source", ""), { media, sizes, srcset: wide }));
  }
  const image = make("img", "");
  picture.append(image);
  Object.assign(image, { fetchPriority: "high", width, height, alt, sizes, srcset: upright });
  const page = make("div", "page", make("main", "stage", make("div", "board first", picture)));
  page.dataset.game = game;
  return page;
}

globalThis.early = begin();
globalThis.early.catch(() => {}); // whoever needs it hears of it
globalThis.askBoot = async () => {
  if (isTable) globalThis.earlyBoot = ask("/api/boot", { path }, (await globalThis.early)?.token);
};
