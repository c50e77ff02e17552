// Opens a page that can be read before its script has come.
import type { VNode } from "preact";
import { render } from "preact";
import { enliven, showConnection } from "../alive/alive.tsx";
import { showWaiting } from "../alive/waiting.ts";
import { Refused } from "../api.ts";
import { followLook } from "../dialogs/look.ts";
import { during } from "../rest.ts";
import { say } from "../words.ts";
import type { PublicStore } from "./publicStore.ts";

/** `make` its store, which draws `page` whenever something has changed. */
export function openPublic<S extends PublicStore>(make: (draw: () => void) => S, page: (store: S) => VNode) {
  const root = document.getElementById("page");
  let isReady = false;

  const store = make(() => {
    if (!isReady || !root) return;
    render(page(store), root);
    showWaiting(store.tables, `${store.title} · ${say("hall-name")}`);
  });

  async function enter() {
    await store.enter();
    await followLook(store);
    root?.replaceChildren(); // what the HTML showed
    isReady = true;
    store.openSheet(null);
    document.body.classList.add("ready");
    enliven(() => store.look());
    addEventListener("popstate", () => during(store.goTo(history.state)));
  }

  showConnection(null);
  during(enter()).catch(error => {
    document.body.classList.add("ready");
    if (!(error instanceof Refused)) throw error;
    root?.replaceChildren(error.message);
  });
}
