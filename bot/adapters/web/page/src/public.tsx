// The page of a profile or of a leaderboard.
import { render } from "preact";
import { enliven, showConnection } from "./alive/alive.tsx";
import { showWaiting } from "./alive/waiting.ts";
import { Refused } from "./api.ts";
import { followLook } from "./dialogs/look.ts";
import { PublicPage } from "./people/PublicPage.tsx";
import { PublicStore } from "./people/publicStore.ts";
import { during } from "./rest.ts";
import { say } from "./words.ts";

const root = document.getElementById("page");
let isReady = false;

const store = new PublicStore(() => {
  if (!isReady || !root) return;
  render(<PublicPage store={store} />, root);
  showWaiting(store.tables, `${store.shown?.title ?? say("nothing-here")} · ${say("hall-name")}`);
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
