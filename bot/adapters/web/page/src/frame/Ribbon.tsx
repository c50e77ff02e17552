// What was done, and what is asked: two rows that keep their place and height.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { NotSent, NotSentButtons } from "../alive/Band.tsx";
import { ChoiceButton } from "../ChoiceButton.tsx";
import type { Side } from "../side.ts";
import type { Choice, Post } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { Clock } from "./Clock.tsx";
import { controlsOf } from "./controls.ts";
import { isOneMove } from "./rows.ts";
import { Sign } from "./Sign.tsx";

/** `known` is the post whose deed is told: a question that is put in between, or a preview, tells another. */
export function Ribbon({ side, known }: { side: Side; known: Post }) {
  return (
    <div class="ribbon">
      <Deed side={side} known={known} />
      <Asked side={side} known={known} />
    </div>
  );
}

/** What was done; an offer is answered in this row, where it is told. */
function Deed({ side, known }: { side: Side; known: Post }) {
  const store = useTable();
  const { deed } = known;
  const lines = side.seat ? known.gist : known.lines.slice(0, -1);
  const { answers } = controlsOf(side.post);
  const isMove = (store.log.at(-1)?.number ?? 0) > 0; // else the line tells of an offer, a break …
  const isOne = isMove && (lines.length < 2 || isOneMove(store.log));
  const offer = answers.length > 0 && lines.at(-1); // told last; what came before it is in the log
  return (
    <Row
      kind={offer ? "deed answering" : "deed"}
      seat={isOne && deed ? deed.seat : ""}
      buttons={<Buttons choices={answers} onPress={choice => store.press(side, choice)} />}
    >
      {isOne && deed?.sign && <Sign game={store.visit.game} sign={deed.sign} />}
      <Told words={offer || lines.join(" ") || deed?.words || ""} post={known} />
    </Row>
  );
}

/** Two lines at most; where there is more, a button shows all of it. */
function Told({ words, post }: { words: string; post: Post }) {
  const store = useTable();
  const line = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const shown = line.current;
    setCut(shown !== null && shown.scrollHeight > shown.clientHeight + 4);
  }, [words, innerWidth]);
  const title = say("what-happened");
  const whole = { ...post, text: "", film: "", paragraphs: [], lines: post.gist };
  return (
    <>
      <p class="told" ref={line}>
        {words}
      </p>
      {isCut && (
        <button
          type="button"
          class="link all"
          aria-label={say("frame-all-of-it")}
          title={say("frame-all-of-it")}
          onClick={() => store.openSheet({ kind: "post", post: whole, title })}
        >
          …
        </button>
      )}
    </>
  );
}

/**
 * What is asked, previewed, or wrong; the buttons of a preview stand beside it. A hint is shown in the
 * room of what is asked: a row that grew would move the button away from under the pointer.
 */
function Asked({ side, known }: { side: Side; known: Post }) {
  const store = useTable();
  const { prompt, is_preview, clocks } = side.post;
  const { send, undo } = controlsOf(side.post);
  const isMine = store.isActing(side);
  const steps = [undo, send].filter(choice => choice !== null);
  const buttons = <Buttons choices={steps} onPress={choice => store.press(side, choice)} />;
  if (store.sending) {
    return (
      <Row kind="ask wrong" seat="" buttons={<NotSentButtons store={store} />}>
        <NotSent />
      </Row>
    );
  }
  if (side.error) {
    return (
      <Row kind="ask wrong" seat="" buttons={buttons}>
        <p role="alert" id="wrong">
          {side.error}
        </p>
      </Row>
    );
  }
  const lead = prompt.lead || (side.seat ? "" : (known.lines.at(-1) ?? ""));
  const hint = is_preview ? "" : store.hint;
  const mayLeave =
    side.seat && !store.isStudy && !isMine && !side.post.is_over && store.visit.status === "playing";
  return (
    <Row
      kind={`ask${isMine ? "" : " idle"}${is_preview ? " preview" : ""}`}
      seat={seatAsked(side, isMine)}
      buttons={buttons}
    >
      <p class="asked" tabIndex={-1}>
        <span class={hint && "veiled"}>
          <b>{lead}</b> {prompt.rest && <span class="rest">{prompt.rest}</span>}{" "}
          {mayLeave && say("may-close")}
        </span>
        {hint && <span class="hinted">{hint}</span>}
      </p>
      {!is_preview && <Clock clocks={clocks} />}
    </Row>
  );
}

function seatAsked({ seat }: Side, isMine: boolean): string {
  if (!seat || isMine) return seat ?? "";
  return seat === "one" ? "two" : "one";
}

interface RowProps {
  kind: string;
  seat: string;
  buttons: ComponentChildren;
  children: ComponentChildren;
}

function Row({ kind, seat, buttons, children }: RowProps) {
  return (
    <div class="told-row">
      <div class={kind}>
        <span class={`band ${seat || "none"}`} aria-hidden="true" />
        {children}
      </div>
      {buttons}
    </div>
  );
}

/** Buttons at the end of a row; the one that does something is filled. */
function Buttons({ choices, onPress }: { choices: Choice[]; onPress: (choice: Choice) => void }) {
  const send = choices.find(choice => choice.verb === "ps")?.ticket;
  const born = useRef(0);
  useLayoutEffect(() => {
    born.current = performance.now();
  }, [send]);
  return (
    <>
      {choices.map(choice => (
        <ChoiceButton
          key={choice.ticket}
          choice={choice}
          look={choice.verb === "ps" ? "btn go" : "btn"}
          onPress={(_, event) => {
            if (!isEarly(event, choice, born.current)) onPress(choice);
          }}
        >
          {choice.verb === "pw" && <OrArrow words={choice.label} />}
        </ChoiceButton>
      ))}
    </>
  );
}

const EARLY = 300; // ms in which Send may have appeared under the finger that chose the move

/** A tap that wasn't meant for Send; a key has no detail. */
const isEarly = ({ detail }: MouseEvent, { verb }: Choice, born: number) =>
  verb === "ps" && detail > 0 && performance.now() - born < EARLY;

/** Undo is an arrow where there is little room. */
function OrArrow({ words }: { words: string }) {
  return (
    <>
      <span>{words}</span>
      <span class="arrow" aria-hidden="true">
        ↶
      </span>
    </>
  );
}
