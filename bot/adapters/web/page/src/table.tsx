// The page of one table.

import { render } from "preact";
import { enlivenTable, showConnection } from "./alive/alive.tsx";
import { Refused } from "./api.ts";
import { TablePage } from "./frame/TablePage.tsx";
import { pathNow } from "./host/addresses.ts";
import { during } from "./rest.ts";
import { TableStore } from "./store.ts";
import { TableContext } from "./useTable.ts";

const [, , table = "", moment = ""] = pathNow().split("/");
const store = new TableStore(table);

async function open() {
  await store.open();
  if (moment) await store.stepTo(Number(moment));
  const page = document.createElement("div");
  page.id = "page";
  render(
    <TableContext.Provider value={store}>
      <TablePage />
    </TableContext.Provider>,
    page,
  );
  // The board of the HTML stays until ours can be painted.
  await page
    .querySelector("img")
    ?.decode()
    .catch(() => {});
  document.getElementById("page")?.replaceWith(page);
  document.body.classList.add("ready");
  enlivenTable(store);
}

showConnection(store);
during(open()).catch(error => {
  document.body.classList.add("ready");
  if (!(error instanceof Refused)) throw error;
  const home = Object.assign(document.createElement("a"), { href: "/", textContent: "Salle" });
  document.getElementById("page")?.replaceChildren(error.message, " ", home);
});
