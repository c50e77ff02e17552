// The arrival page.
import { render } from "preact";
import { enliven, showConnection } from "./alive/alive.tsx";
import { Refused } from "./api.ts";
import { ArrivalPage } from "./arrival/ArrivalPage.tsx";
import { ArrivalContext, ArrivalStore } from "./arrival/store.ts";
import { followLook } from "./dialogs/look.ts";
import { during } from "./rest.ts";

const store = new ArrivalStore();

async function enter(root: HTMLElement) {
  await store.enter();
  await followLook(store);
  render(
    <ArrivalContext.Provider value={store}>
      <ArrivalPage />
    </ArrivalContext.Provider>,
    root,
  );
  document.body.classList.add("ready");
  enliven(() => store.look());
}

showConnection(null);
const root = document.getElementById("page");
if (root) {
  during(enter(root)).catch(error => {
    if (!(error instanceof Refused)) throw error;
    document.body.classList.add("ready");
    root.replaceChildren(error.message);
  });
}
