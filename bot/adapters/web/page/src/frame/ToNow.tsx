// While an earlier position is looked at: the way back. It has a gold bar if something has happened meanwhile.
import { useRef } from "preact/hooks";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";

export function ToNow() {
  const store = useTable();
  const newest = store.log.at(-1)?.version ?? 0;
  const left = useRef(newest);
  const hasNews = newest > left.current;
  return (
    <button
      type="button"
      class={hasNews ? "btn to-now news" : "btn to-now"}
      onClick={() => store.stepTo(null)}
    >
      {say(hasNews ? "frame-to-now-news" : "frame-to-now")}
      <kbd>Esc</kbd>
    </button>
  );
}
