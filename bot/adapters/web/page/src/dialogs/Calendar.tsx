// My hours and my vacation: what is shown and asked comes from the server, step by step.
import { useEffect, useState } from "preact/hooks";
import { post, Refused } from "../api.ts";
import type { Choice, Post, Reply } from "../types.ts";
import { say } from "../words.ts";
import { Dialog } from "./Dialog.tsx";

type Part = "hours" | "vacation";

export function Calendar({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("calendar")} onClose={onClose}>
      <CalendarPart part="hours" />
      <CalendarPart part="vacation" />
    </Dialog>
  );
}

function CalendarPart({ part }: { part: Part }) {
  const [shown, setShown] = useState<Post | null>(null);
  const [heard, setHeard] = useState({ words: "", isWrong: false });
  const [typed, setTyped] = useState("");

  const ask = async (path: string, body: object) => {
    const answer = await answerOf(path, body);
    setHeard({ words: answer.words, isWrong: answer.post === null });
    if (!answer.post) return;
    setShown(answer.post);
    setTyped("");
  };
  const tap = (ticket: string) => ask("/api/settings", { ticket });
  useEffect(() => {
    tap(`set:${part}`);
  }, []);

  const field = `calendar-${part}`;
  return (
    <section class="calendar" aria-labelledby={`${field}-title`}>
      <h3 id={`${field}-title`}>{say(part)}</h3>
      <p
        class={heard.isWrong ? "hint wrong" : "hint"}
        role={heard.isWrong ? "alert" : "status"}
        id={`${field}-heard`}
      >
        {heard.words}
      </p>
      {shown && <Asked post={shown} part={part} onTap={tap} />}
      <form
        class="in-words"
        onSubmit={event => {
          event.preventDefault();
          ask(`/api/${part}`, { text: typed });
        }}
      >
        <input
          class="entry"
          id={field}
          value={typed}
          maxLength={80}
          autocomplete="off"
          placeholder={say(`${part}-example`)}
          aria-label={say(part)}
          aria-invalid={heard.isWrong}
          aria-describedby={heard.isWrong ? `${field}-heard` : undefined}
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="btn quiet">
          {say("set")}
        </button>
      </form>
    </section>
  );
}

/** What the server says; a refusal is a sentence without a post. */
async function answerOf(path: string, body: object): Promise<{ words: string; post: Post | null }> {
  try {
    const { ack, post: found } = await post<Reply>(path, body);
    return { words: ack, post: found };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { words: error.message, post: null };
  }
}

function Asked({
  post: { lines, prompt },
  part,
  onTap,
}: {
  post: Post;
  part: Part;
  onTap: (ticket: string) => void;
}) {
  const controls = prompt.controls.filter(choice => choice.ticket.startsWith(`set:${part}`)); // others are elsewhere
  return (
    <>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {prompt.lead && (
        <p>
          <b>{prompt.lead}</b>
        </p>
      )}
      {prompt.groups.map(({ key, label, choices }) => (
        <fieldset key={key} class="chips">
          <legend>{label}</legend>
          <Taps choices={choices} onTap={onTap} />
        </fieldset>
      ))}
      <div class="chips">
        <Taps choices={controls} onTap={onTap} />
      </div>
    </>
  );
}

function Taps({ choices, onTap }: { choices: Choice[]; onTap: (ticket: string) => void }) {
  return (
    <>
      {choices.map(({ label, name, style, ticket }) => (
        <button
          key={ticket}
          type="button"
          class={style === "go" ? "go" : ""}
          aria-label={name}
          onClick={() => onTap(ticket)}
        >
          {label}
        </button>
      ))}
    </>
  );
}
