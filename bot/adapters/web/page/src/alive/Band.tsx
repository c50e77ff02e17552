// What is said while nobody answers: over the page, in the ribbon of a move that wasn't sent, or, where
// there is nothing to show yet, in the page's place.
import { useEffect, useReducer } from "preact/hooks";
import { Brand } from "../Brand.tsx";
import type { TableStore } from "../store.ts";
import { say } from "../words.ts";
import { connection } from "./connection.ts";
import { shownFrom } from "./kept.ts";

/** The words, and the button that tries at once. */
export function Band({ store }: { store: TableStore | null }) {
  const draw = useReducer<number, void>(count => count + 1, 0)[1];
  useEffect(() => connection.onChange(() => draw()), [draw]);
  useEffect(() => store?.subscribe(draw), [store, draw]);
  if (!connection.isLost || store?.sending) return null;
  return (
    <div class="lost" role="alert">
      <h1 class="brand">
        <Brand />
      </h1>
      <p>{words(store !== null)}</p>
      <TryNow />
    </div>
  );
}

/** In the ribbon's second row: a move that is on its way still. */
export const NotSent = () => <p role="alert">{say("install-not-sent")}</p>;

/** Beside it, where Send and Undo were: it can be tried at once, or taken back. */
export function NotSentButtons({ store }: { store: TableStore }) {
  return (
    <>
      <button type="button" class="btn" onClick={() => store.withdraw()}>
        {say("undo")}
      </button>
      <TryNow />
    </>
  );
}

function TryNow() {
  return (
    <button type="button" class="btn" onClick={() => connection.tryNow()}>
      {say("install-try-now")}
    </button>
  );
}

function words(isTable: boolean): string {
  const at = shownFrom();
  if (at === null) return say("install-lost");
  const when = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
  return say(isTable ? "install-offline-table" : "install-offline-tables", { when });
}
