// The page follows its host: theme, insets, the button "back", and what the host is told of a table.
import { followTheme } from "../dialogs/look.ts";
import { controlsOf } from "../frame/controls.ts";
import type { TableStore } from "../store.ts";
import { APP, pathNow } from "./addresses.ts";
import { hosted, type Insets } from "./host.ts";
import { go } from "./ways.ts";

/** Of every page, as soon as it begins. */
export async function followHost(): Promise<void> {
  if (!APP) return;
  const host = await hosted;
  const root = document.documentElement;
  host.onTheme(followTheme);
  host.onInsets(insets => {
    for (const [side, size] of Object.entries(insets) as [keyof Insets, number][]) {
      root.style.setProperty(`--inset-${side}`, `${size}px`);
    }
  });
  host.onSmall(isSmall => root.toggleAttribute("data-small", isSmall));
  host.setBack(pathNow() === "/" ? null : () => go("/"));
  host.ready();
}

/** Of a table: its one main button, a question before closing, what can be felt. */
export async function tellHost(store: TableStore): Promise<void> {
  if (!APP) return;
  const host = await hosted;
  const before = { ticket: "", isPreview: false, version: store.visit.version };
  const tell = () => {
    const side = store.active;
    const { send } = controlsOf(side.post);
    const isPreview = side.post.is_preview;
    if (send?.ticket !== before.ticket) {
      before.ticket = send?.ticket ?? "";
      const press = () => {
        host.feel("send");
        if (send) store.press(side, send);
      };
      const isShown = host.setMain(send && { words: send.name || send.label, press });
      document.documentElement.toggleAttribute("data-main", isShown && send !== null);
    }
    if (isPreview !== before.isPreview) host.guard(isPreview);
    if (isPreview && !before.isPreview) host.feel("pick");
    const isNew = store.visit.version > before.version;
    if (isNew && store.log.some(row => row.version > before.version && row.mark)) host.feel("touch");
    before.isPreview = isPreview;
    before.version = store.visit.version;
  };
  store.subscribe(tell);
  tell();
}
