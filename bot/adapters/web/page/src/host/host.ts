// What the place gives in which the page was opened: a browser, Telegram, or Discord.
import { APP } from "./addresses.ts";

/** Somebody's session inside an app. */
export interface Session {
  /** Goes along with requests. */
  token: string;
  /** Stands in the addresses of pictures and of the event stream. */
  pass: string;
  /** Seconds since the epoch. */
  until: number;
  /** What is kept in the browser is kept under this name; nobody else has it. */
  account: string;
  /** The path of what the app was opened for; "": nothing. */
  start: string;
  /** By which launch of the app it was begun: `launchOf`. */
  launch?: string;
}

/** What entering is answered. */
export interface Entered extends Session {
  first: FirstBoard | null;
}

/** The board of the table that is opened, as `board_data` in `pages.py` has it. */
export interface FirstBoard {
  game: string;
  wide: string;
  upright: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
}

/** The server has said no. */
export interface Refusal {
  status: number;
  json: unknown;
}

declare global {
  // What `early.ts` has begun before any script came, inside an app.
  var early: Promise<Session> | undefined;
  var host: Host | undefined;
  var earlyBoot: Promise<unknown> | undefined;
  /** Ask for what a table's page would ask first, as soon as its board is there. */
  var askBoot: (() => Promise<void>) | undefined;
}

/** A request to the server without a session; raises what `api.ts` raises. */
export type Ask = <T>(path: string, body: object) => Promise<T>;

/** Space at the window's edges that the app covers, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The one main thing to be done, as a button of the app's own. */
export interface MainButton {
  words: string;
  press: () => void;
}

export interface Host {
  /** Prove to the server who is here. Raises Refused; whatever else it raises: the app doesn't answer. */
  enter: (ask: Ask) => Promise<Entered>;
  /** The app's own theme, now and whenever it changes. */
  onTheme: (told: (theme: "light" | "dark") => void) => void;
  onInsets: (told: (insets: Insets) => void) => void;
  /** Whether only the board has room: a small window over something else. */
  onSmall: (told: (isSmall: boolean) => void) => void;
  /** Something was picked up, sent, or struck. */
  feel: (what: "pick" | "send" | "touch") => void;
  /** What the app's own button "back" does; null: there is none. */
  setBack: (back: (() => void) | null) => void;
  /** Whether to ask before the app is closed. */
  guard: (isGuarded: boolean) => void;
  /** Null: there is none. Whether the app shows one at all. */
  setMain: (button: MainButton | null) => boolean;
  /** The first page can be seen. */
  ready: () => void;
  /** Have somebody show a page of Salle's in a chat of theirs; null where the app can't. */
  share: ((post: Ask, path: string, words: string) => Promise<void>) | null;
}

const nothing = () => {};

/** In a browser the page has its own ways for all of it, and cookies say who is here. */
const BROWSER: Host = {
  enter: () => Promise.reject(new Error("a browser has cookies")),
  onTheme: nothing,
  onInsets: nothing,
  onSmall: nothing,
  feel: nothing,
  setBack: nothing,
  guard: nothing,
  setMain: () => false,
  ready: nothing,
  share: null,
};

/** The maker of this page's host: each app's is loaded there alone. */
export async function makeHost(): Promise<Host> {
  if (APP === "telegram") return (await import("./telegram.ts")).makeTelegram();
  if (APP === "discord") return globalThis.host ?? (await import("./discord.ts")).makeDiscord();
  return BROWSER;
}

/** The host, once it is there. */
export const hosted = makeHost();
