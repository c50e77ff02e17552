// What is said of one's own side to whoever listens: once, and not what the log or the focus says already.
import { useEffect, useState } from "preact/hooks";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import type { Steps } from "./useSteps.ts";

export function Aloud({ steps }: { steps: Steps }) {
  const store = useTable();
  const side = store.active;
  const { prompt, is_preview, version } = side.post;
  const [words, setWords] = useState("");
  useEffect(() => {
    if (isRead(".asked"))
      setWords(""); // after sending the focus goes there, and is read
    else if (is_preview) setWords(say("aloud-preview", { move: prompt.lead }));
    else if (prompt.lead && side.seat) setWords(say("aloud-turn", { lead: prompt.lead, rest: prompt.rest }));
  }, [version, is_preview, prompt.lead, prompt.rest, side.seat]);
  useEffect(() => {
    if (isRead(".track input")) setWords("");
    else if (store.at === null) setWords(before => before && say("frame-shown-now"));
    else setWords(say("frame-shown", { move: steps.move, count: steps.count }));
  }, [store.at]);
  return (
    <p class="sr" role="status">
      {words}
    </p>
  );
}

const isRead = (selector: string) => document.activeElement?.matches(selector) ?? false;
