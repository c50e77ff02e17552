// How many tables wait for me: before the page's title, on its icon, on the app's, and by a sound.
import type { TableLine } from "../types.ts";
import { say } from "../words.ts";
import { Doorbell } from "./doorbell.ts";
import { playSoftly } from "./sound.ts";

const ICONS = { none: "/static/mark.svg", some: "/static/mark-waiting.svg" };

/** The tables that wait for the reader. */
export const waiting = (tables: TableLine[]) => tables.filter(line => line.waits).map(line => line.table);

const doorbell = new Doorbell();
let shown = "";

/** Say how many tables wait, in all the places where a browser shows it. `title` is the page's own. */
export function showWaiting(tables: TableLine[], title: string): void {
  const mine = waiting(tables);
  if (doorbell.isNews(mine, Date.now())) playSoftly();
  document.title = mine.length ? say("title-waiting", { count: mine.length, title }) : title;
  if (shown === String(mine.length)) return;
  shown = String(mine.length);
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine.length ? ICONS.some : ICONS.none);
  const told = mine.length ? navigator.setAppBadge?.(mine.length) : navigator.clearAppBadge?.();
  told?.catch(() => {}); // not installed
}
