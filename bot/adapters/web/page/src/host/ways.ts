// Ways from page to page, in a browser and inside an app.
import { APP, addressOf, carried } from "./addresses.ts";

/** Go to another page of Salle's. */
export const go = (path: string) => location.assign(carried(addressOf(path), location.search));

// Links name paths as in a browser; inside an app each leads to the app's own page of that path.
if (APP) {
  addEventListener("click", event => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    const path = link?.getAttribute("href");
    if (!path || event.defaultPrevented) return;
    event.preventDefault();
    go(path);
  });
}
