// The card of a challenge at its table: the game, what one agrees to, and the answers.
import { useState } from "preact/hooks";
import { chairNow, greet, post, Refused } from "../api.ts";
import { freeChair } from "../arrival/chairs.ts";
import { Plate } from "../arrival/Plate.tsx";
import { beginning } from "../begin.ts";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { Sealed } from "../dialogs/Reading.tsx";
import type { Side } from "../side.ts";
import type { Choice } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { Buttons, Wrong } from "./Buttons.tsx";
import { Question } from "./Question.tsx";

const WITHDRAW = "cw";
const RATE = "rt";

/** Stands where the board will be. */
export function Card({ side }: { side: Side }) {
  const store = useTable();
  const { visit, hall } = store;
  const game = hall.games.find(one => one.id === visit.game);
  const { lines, seal, prompt } = side.post;
  const [first, ...facts] = lines;
  const isAsking = Boolean(prompt.lead) || prompt.groups.length > 0;
  return (
    <div class="invitation">
      {game && <Plate game={game} which="plate" language={hall.language} alt="" />}
      {isAsking ? (
        <Question side={side} />
      ) : (
        <div class="terms-agreed">
          <p class="asked" tabIndex={-1}>
            {first}
          </p>
          {facts.map(fact => (
            <p key={fact} class="facts">
              {fact}
            </p>
          ))}
          <Answers side={side} />
          <button type="button" class="link" onClick={() => store.openSheet({ kind: "rules" })}>
            {say("rules")}
          </button>
          {seal && <Sealed {...seal} />}
        </div>
      )}
    </div>
  );
}

/** What one may answer: as whoever asks, as whoever is asked, or nothing any more. */
function Answers({ side }: { side: Side }) {
  const store = useTable();
  const { visit, hall } = store;
  const { controls } = side.post.prompt;
  if (!visit.is_open) {
    return (
      <div class="answers">
        <a class="btn" href="/">
          {say("begin-new")}
        </a>
      </div>
    );
  }
  if (beginning(side.post)) return <Buttons side={side} choices={controls} />;
  const isMine = side.seat !== null && store.tables.some(line => line.table === visit.table && line.is_open);
  const isForReader = ({ verb }: Choice) =>
    verb === RATE ? side.seat !== null : (verb === WITHDRAW) === isMine;
  const answers = controls.filter(choice => isForReader(choice) && !isElsewhere(choice));
  if (isMine) {
    return (
      <>
        <Share />
        <Buttons side={side} choices={answers} />
      </>
    );
  }
  return hall.name ? <Buttons side={side} choices={answers} /> : <NameFirst side={side} choices={answers} />;
}

/** Rules have a link of their own. */
const isElsewhere = (choice: Choice) => choice.verb === "ru";

/** The link, to be copied; and on this machine the other seat. */
function Share() {
  const { table, hall } = useTable();
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/t/${table}`;
  const copy = (field: HTMLInputElement) => {
    field.select();
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {}, // forbidden: the link is selected, to be copied by hand
    );
  };
  const other = freeChair([...hall.people, { chair: chairNow() }]);
  const hint = isCopied ? "copied" : "link-hint-before";
  return (
    <>
      <div class="share">
        <input class="entry" id="link" readOnly value={link} aria-label={say("share")} />
        <button
          type="button"
          class="btn"
          onClick={event => {
            const field = event.currentTarget.previousElementSibling;
            if (field instanceof HTMLInputElement) copy(field);
          }}
        >
          {say("copy")}
        </button>
      </div>
      <p class="hint" role="status">
        {say(hall.is_local ? hint : `${hint}-wide`)}
      </p>
      {hall.is_local && other !== undefined && (
        <button type="button" class="link" onClick={() => open(`/t/${table}?chair=${other}`)}>
          {say("sit-here")}
        </button>
      )}
    </>
  );
}

/** Somebody who comes by a link for the first time gives a name, and accepts. */
function NameFirst({ side, choices }: { side: Side; choices: Choice[] }) {
  const store = useTable();
  const [name, setName] = useState("");
  const [accept, ...others] = choices;
  const withName = async (choice: Choice) => {
    try {
      await post("/api/name", { name });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      store.wrong(side, error.message);
      document.getElementById("name")?.focus();
      return;
    }
    store.hall = await greet();
    await store.press(side, choice);
  };
  if (!accept) return null;
  return (
    <>
      <form
        class="share"
        onSubmit={event => {
          event.preventDefault();
          withName(accept);
        }}
      >
        <label for="name">{say("your-name")}</label>
        <input
          id="name"
          class="entry"
          value={name}
          maxLength={32}
          autocomplete="nickname"
          aria-invalid={Boolean(side.error)}
          aria-describedby={side.error ? "invitation-wrong" : undefined}
          onInput={event => setName(event.currentTarget.value)}
        />
        <button type="submit" class="btn go">
          {accept.label}
        </button>
      </form>
      <Wrong side={side} />
      <div class="answers">
        {others.map(choice => (
          <ChoiceButton key={choice.ticket} choice={choice} onPress={withName} />
        ))}
      </div>
    </>
  );
}
