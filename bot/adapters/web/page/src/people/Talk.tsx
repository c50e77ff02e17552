// What the players have said to each other, and a field for one's own line.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Refused } from "../api.ts";
import { Seat } from "../frame/Sign.tsx";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { LONGEST, whenSaid } from "./talk.ts";
import { sayLine } from "./talkRequests.ts";

export function Talk({ isShown }: { isShown: boolean }) {
  const { visit } = useTable();
  if (visit.is_muted) return <p class="talk-note">{say("talk-muted")}</p>;
  return (
    <>
      <Lines isShown={isShown} />
      {visit.may_talk && <Line />}
    </>
  );
}

/** The lines; the last one in sight. */
function Lines({ isShown }: { isShown: boolean }) {
  const { visit, hall } = useTable();
  const pane = useRef<HTMLDivElement>(null);
  const last = visit.talk.at(-1)?.number;
  useLayoutEffect(() => {
    if (isShown && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [isShown, last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <div class="talk" role="log" aria-label={say("talk-title")} tabIndex={0} ref={pane}>
      {visit.talk.length === 0 && (
        <p class="talk-note">{say(visit.may_talk ? "talk-none" : "talk-none-watching")}</p>
      )}
      <ol>
        {visit.talk.map(line => (
          <li key={line.number}>
            <Seat seat={line.seat} />
            <p>
              <b>{line.who}</b> {line.text}
            </p>
            <time dateTime={new Date(line.at * 1000).toISOString()}>
              {whenSaid(line.at, new Date(), hall.language)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The field: what is in it stays until it has been said. */
function Line() {
  const store = useTable();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy || !text.trim()) return;
    setBusy(true);
    try {
      await sayLine(store, text);
      setText("");
      setWrong("");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWrong(error.message);
    } finally {
      setBusy(false);
    }
  };
  const { names } = store.visit;
  const label = say("talk-to", { name: names[store.active.seat === "one" ? "two" : "one"] });
  return (
    <form class="talk-line" onSubmit={submit}>
      <input
        class="entry grow"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        value={text}
        readOnly={isBusy}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? "talk-wrong" : undefined}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn quiet" aria-disabled={isBusy || !text.trim()}>
        {say("talk-say")}
      </button>
      {wrong && (
        <p class="talk-note" id="talk-wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
