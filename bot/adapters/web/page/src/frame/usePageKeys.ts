// Keys of the whole page: "/" goes to the typed field, "?" shows all keys, Escape leads back to now.
// Fields keep their own.
import { useEffect } from "preact/hooks";
import { hasSingleKeys, showKeycaps } from "../board/keys.ts";
import type { TableStore } from "../store.ts";

export function usePageKeys(store: TableStore): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isForPage(event)) onKey(event, store);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store]);
}

function onKey(event: KeyboardEvent, store: TableStore): void {
  if (event.key === "Escape") {
    if (store.at !== null) store.stepTo(null);
  } else if (event.key === "?" && hasSingleKeys()) {
    showKeycaps(true);
    store.openSheet({ kind: "keys" });
  } else if (event.key === "/" && hasSingleKeys()) {
    event.preventDefault();
    document.querySelector<HTMLInputElement>(".typed input")?.focus();
  }
}

function isForPage({ target, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (isComposing || ctrlKey || metaKey || altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(target instanceof Element && target.matches("input:not([type=range]), select, textarea"));
}
