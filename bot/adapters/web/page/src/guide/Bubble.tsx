// What has just become possible, in a guided game: one bubble under what is asked, and a ring around
// what it speaks of. It covers nothing, and the board stays where it is; on a phone it is a line that
// opens when it is pressed.
import { useEffect, useRef, useState } from "preact/hooks";
import { useLayout } from "../frame/windows.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { Ring } from "./Ring.tsx";
import { type Guidance, useGuide } from "./useGuide.ts";

export function Bubble() {
  const guidance = useGuide();
  const layout = useLayout();
  const isPhone = layout === "phone" || layout === "side";
  const [opened, setOpened] = useState("");
  const store = useTable();
  const root = useRef<HTMLElement>(null);
  const bubble = guidance?.bubble;
  const isOpen = !isPhone || bubble?.key === opened;
  const shown = bubble ? `${bubble.key} ${isOpen}` : "nothing";
  const pressedAt = useRef<string | null>(null);
  // Once what was pressed is gone, the focus goes to what came in its place, else to what is asked.
  useEffect(() => {
    if (pressedAt.current === null || pressedAt.current === shown) return;
    pressedAt.current = null;
    const next = root.current?.querySelector("button");
    if (next) next.focus();
    else {
      store.focus = "asked";
      store.changed();
    }
  });
  if (!guidance) return null;
  const pressed = (act: () => void) => () => {
    pressedAt.current = shown;
    act();
  };
  return (
    <section
      class="guide"
      ref={root}
      data-shown={bubble ? (isOpen ? "whole" : "line") : "nothing"}
      aria-label={say("guide-hint")}
    >
      {/* stays while its words change, so that they are read out when they do */}
      <p id="guide-words" aria-live="polite">
        {bubble?.words}
      </p>
      {bubble && !isOpen && (
        <button
          type="button"
          class="opens"
          aria-label={say("guide-open")}
          aria-expanded={false}
          aria-controls="guide-words"
          onClick={pressed(() => setOpened(bubble.key))}
        />
      )}
      {bubble && isOpen && (
        <Answers {...guidance} read={pressed(guidance.read)} stop={pressed(guidance.stop)} />
      )}
      {bubble && <Ring square={bubble.square} card={bubble.card} />}
    </section>
  );
}

function Answers({ next, goOn, read, stop }: Guidance) {
  return (
    <div class="answers">
      {next ? (
        <button type="button" class="btn" onClick={goOn}>
          {next.title}
        </button>
      ) : (
        <button type="button" class="btn" onClick={read}>
          {say("guide-got-it")}
        </button>
      )}
      <button type="button" class="link" onClick={stop}>
        {say("guide-no-more")}
      </button>
    </div>
  );
}
