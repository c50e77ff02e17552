// The keys of the board: a number chooses, Enter sends, Escape takes the choice back.
import { useEffect } from "preact/hooks";
import type { TableStore } from "../store.ts";
import type { Choice } from "../types.ts";
import { byKey } from "./moves.ts";
import { type BoardState, useBoard } from "./state.ts";

const OFF = "salle-keys-off";
const FIELDS = "input, select, textarea, [contenteditable]";
const PRESSED_BY_ENTER = "button, a, summary, [role]";

/** Whether keys without Ctrl or Alt do anything: who dictates to the machine switches them off. */
export const hasSingleKeys = () => localStorage.getItem(OFF) === null;

/** Switch the keys on or off, in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "1");
}

/** Show or hide the keycaps on the moves. */
export function showKeycaps(isOn?: boolean): void {
  document.body.classList.toggle("keys", isOn);
}

const isOn = (event: KeyboardEvent, what: string) =>
  event.target instanceof Element && event.target.matches(what);

/** Whether a key is somebody else's: a field's, a dialog's, the browser's, or another moment is looked at. */
function isElsewhere(event: KeyboardEvent, { at }: TableStore): boolean {
  const isWithMore = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  const isTaken = event.defaultPrevented || isOn(event, FIELDS) || document.querySelector("dialog[open]");
  return isWithMore || Boolean(isTaken) || at !== null;
}

function onKey(event: KeyboardEvent, store: TableStore, state: BoardState): void {
  if (isElsewhere(event, store)) return;
  const { controls } = store.active.post.prompt;
  const press = (choice: Choice | undefined) => choice && state.press(choice);
  if (event.key === "Escape") {
    if (state.narrowed) state.narrow("");
    else press(controls.find(one => one.verb === "pw" && !one.notation));
  } else if (event.key === "Enter" && !isOn(event, PRESSED_BY_ENTER)) {
    press(controls.find(one => one.verb === "ps"));
  } else if (/^[1-9]$/.test(event.key) && hasSingleKeys()) {
    showKeycaps(true);
    const chosen = byKey(state.moves, Number(event.key));
    if (typeof chosen === "string") state.narrow(chosen, true);
    else press(chosen ?? undefined);
  }
}

/** Listen for the board's keys. */
export function useKeys(): void {
  const { store, state } = useBoard();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, store, state);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [store, state]);
}
