// Requests to the server: who asks, in which words, and what is done when nothing answers.
import { el, speakFor } from "./dom.js";

/** The answer to the first request: name, words, language, look, games, people. */
export let hall = {};

const AGAIN = 4; // seconds between two tries
const ASLEEP = 30_000; // ms after which a tab that nobody sees rests
const TOGETHER = 40; // ms: one act is told to the table and to its players, and looked at once
const FIRST = { // before the server has given the page its words
  "lost-idle": "I can't reach Salle just now; I'll try again in {seconds} seconds.", trying: "Trying again now…", "try-now": "Try now",
};
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** The hall said no, in a sentence. */
export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error ?? answer.ack ?? "");
    Object.assign(this, { status, answer });
  }
}

/** Words by their key, filled with facts. */
export function say(key, facts = {}) {
  const words = hall.words?.[`page-${key}`] ?? hall.words?.[`hall-${key}`] ?? hall.words?.[key] ?? FIRST[key] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
}

const asked = new URLSearchParams(location.search).get("chair");
if (asked !== null) {
  sessionStorage.setItem("salle-chair", asked);
  history.replaceState(null, "", location.pathname);
}
let chair = Number(sessionStorage.getItem("salle-chair") ?? 0);
speakFor(chair);

/** Speak for somebody else at this browser from now on. */
export function sitIn(number) {
  chair = number;
  sessionStorage.setItem("salle-chair", String(number));
  speakFor(number);
}
export const chairNow = () => chair;

/** The browser's own chance for the shuffle: the operator can't choose it. */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map(b => b.toString(16).padStart(2, "0")).join("");
}

/** The ticket with which whoever plays alone begins; undefined under every other post. */
export const beginning = card => card?.prompt.controls.find(choice => choice.verb === "cb")?.ticket;

/** Begin such a match: our chance goes out after the seal has come in. */
export async function begin(table, card) {
  const ticket = beginning(card);
  if (ticket) await post(`/api/table/${table}/tap`, { ticket, nonce: nonce() });
}

export const get = path => call("GET", path);
export const post = (path, body) => call("POST", path, body);

/** Greet; whoever is new gets his cookie. A page that has no words yet leaves them to the server. */
export async function greet() {
  try {
    hall = await get("/api/hello");
  } catch (error) {
    if (!hall.words) document.body.replaceChildren(el("main", { class: "arrival" }, el("p", { class: "lead" }, error.message)));
    throw error;
  }
  document.documentElement.lang = hall.language;
  return hall;
}

// Tries until the server answers. Tickets make it safe: the same tap twice acts once.
async function call(method, path, body) {
  for (let isKnown = false; ;) {
    const answer = await once(method, path, body);
    if (answer) {
      dispatchEvent(new CustomEvent("reached"));
      if (answer.ok) return answer.json;
      if (answer.status !== 401 || isKnown) throw new Refused(answer.status, answer.json);
      isKnown = true; // the cookie has gone: greet anew, and ask once more
      await greet();
    } else await lost(method === "POST");
  }
}

/** One try; null if nobody answered. */
async function once(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { "X-Salle": "1", "X-Salle-Chair": String(chair), "X-Salle-Zone": ZONE, ...(body && { "Content-Type": "application/json" }) },
      body: body && JSON.stringify(body),
    });
    if (response.status >= 502 && response.status <= 504) return null;
    return { ok: response.ok, status: response.status, json: await response.json() };
  } catch {
    return null; // nobody there, or cut off in the middle
  }
}

function lost(isMove) {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, AGAIN * 1000);
    const now = () => { clearTimeout(timer); resolve(); };
    dispatchEvent(new CustomEvent("lost", { detail: { isMove, seconds: AGAIN, now } }));
  });
}

/** Live news of a table (or of all of one's tables): `look` is called whenever something happened. */
export function listen(table, look) {
  let source = null, timer = 0, soon = 0, hidden = 0;
  const notice = () => { clearTimeout(soon); soon = setTimeout(look, TOGETHER); };
  const open = () => {
    source = new EventSource(`/events?table=${table}&chair=${chair}`);
    source.onmessage = () => { notice(); sleepers?.postMessage(chair); };
    source.onerror = () => {
      notice(); // the look finds out whether the server is there, and says so
      if (source?.readyState === EventSource.CLOSED) { clearTimeout(timer); timer = setTimeout(open, AGAIN * 1000); }
    };
  };
  const close = () => { clearTimeout(timer); source?.close(); source = null; };
  const sleepers = globalThis.BroadcastChannel && new BroadcastChannel("salle-news");
  if (sleepers) sleepers.onmessage = ({ data }) => { if (!source && data === chair) notice(); };
  // Browsers allow six streams to one address: a tab that nobody sees gives its own back, but for
  // one of each person's, which wakes the others. Where tabs can't agree on one, each looks by itself.
  let wake = () => {};
  const sleep = () => {
    close();
    if (!navigator.locks || !sleepers) { hidden = setInterval(look, ASLEEP); return; }
    const awake = new AbortController();
    wake = () => awake.abort();
    const watch = () => new Promise(resolve => { open(); wake = resolve; });
    navigator.locks.request(`salle-watch-${chair}`, { signal: awake.signal }, watch).catch(() => {}); // seen before it was its turn
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(hidden);
    clearInterval(hidden);
    if (document.hidden) { hidden = setTimeout(sleep, ASLEEP); return; }
    wake();
    if (!source) open();
  });
  open();
}
