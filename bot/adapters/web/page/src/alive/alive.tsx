// Makes a page alive: news, title and badge, the band of a lost connection, the worker.
import { render } from "preact";
import { followHost, tellHost } from "../host/follow.ts";
import type { TableStore } from "../store.ts";
import type { Hall, TableLine } from "../types.ts";
import { say, speakAtFirst } from "../words.ts";
import { Band } from "./Band.tsx";
import { forgetKept, keep, shownFrom, shownPictures } from "./kept.ts";
import { followSight } from "./notify.ts";
import { listen } from "./stream.ts";
import { showWaiting } from "./waiting.ts";
import { registerWorker } from "./worker.ts";

const AFTERWARDS = 1500; // ms until what was looked at is kept: pictures have come by then

/** Say it when the connection is lost: from the first request on. */
export function showConnection(store: TableStore | null): void {
  followHost();
  speakAtFirst();
  const place = document.createElement("div");
  place.className = "connection"; // the one thing that is seen before the page is ready
  document.body.append(place);
  render(<Band store={store} />, place);
}

/** A table's page lives. */
export function enlivenTable(store: TableStore): void {
  let soon = 0;
  const tell = () => {
    showWaiting(store.tables, titleOf(store));
    clearTimeout(soon);
    soon = window.setTimeout(keepTable, AFTERWARDS, store);
  };
  store.subscribe(tell);
  tell();
  tellHost(store);
  begin(store.table, () => store.look());
}

/** What is shown now, for when there is no net. */
async function keepTable({ table, visit, tables, log, hall, at }: TableStore): Promise<void> {
  if (shownFrom() !== null || at !== null) return;
  if (!hall.name) await forgetKept(); // somebody new sits in this chair
  await keep("hall", hall);
  await keep(`table/${table}`, { visit: { ...visit, log }, tables }, shownPictures());
}

/** Any other page lives: `look` is called when one of the reader's tables has changed. */
export function enliven(look: () => void): void {
  begin("", look);
}

/** What such a page has seen, if that is news and not what was kept. */
export function tellTables(hall: Hall, tables: TableLine[]): void {
  showWaiting(tables, say("hall-name"));
  if (shownFrom() !== null) return;
  keep("hall", hall);
  keep("tables", { tables, challenges: [] });
}

function begin(table: string, look: () => void): void {
  listen(table, look);
  followSight();
  registerWorker();
}

/** "Your move · En Garde with Bea · Salle". */
function titleOf({ visit, tables, sides, table }: TableStore): string {
  const line = tables.find(one => one.table === table);
  const who = line?.rival || visit.title.split(" · ")[1] || "";
  const isMine = line?.waits || sides.some(side => side.post.prompt.groups.length > 0);
  const key = isMine && visit.status === "playing" ? "title-turn" : "title-table";
  return say(key, { game: visit.game_name, who });
}
