// What there is to choose beside the board: menus, moves in words, questions, what was prepared.
import { Hand } from "../board/Hand.tsx";
import { Rest, Seen } from "../board/Rest.tsx";
import { Tiles } from "../board/Tiles.tsx";
import { Words } from "../board/Words.tsx";
import { ChoiceButton } from "../ChoiceButton.tsx";
import type { Side } from "../side.ts";
import type { Choice, Group } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { controlsOf } from "./controls.ts";
import { waitingElsewhere } from "./rail.ts";

interface ActProps {
  side: Side;
  hasHand: boolean;
  /** The match is over: its buttons stand elsewhere. */
  isEnd: boolean;
}

export function Act({ side, hasHand, isEnd }: ActProps) {
  const store = useTable();
  const { sections, prompt } = side.post;
  const { others, asides, hints } = controlsOf(side.post);
  const press = (choice: Choice) => store.press(side, choice);
  const held = (
    <>
      {hasHand && <Rest />}
      <Seen />
    </>
  );
  const hand = hasHand && <Hand where="column" />;
  if (isEnd || store.at !== null) {
    return (
      <>
        {hand}
        {held}
      </>
    );
  }
  return (
    <>
      {hand}
      <Sections sections={sections} />
      <Menus groups={prompt.groups} onPress={press} />
      <Tiles />
      <div class="words-row">
        <Words />
        <Row kind="hints" look="link" choices={hints} onPress={press} />
      </div>
      <Row kind="send" look="btn" choices={others} onPress={press} />
      <NextTable side={side} />
      {held}
      <Row kind="asides" look="btn quiet" choices={asides} onPress={press} />
    </>
  );
}

interface RowProps {
  kind: string;
  look: string;
  choices: Choice[];
  onPress: (choice: Choice) => void;
}

function Row({ kind, look, choices, onPress }: RowProps) {
  if (!choices.length) return null;
  return (
    <div class={kind}>
      {choices.map(choice => (
        <ChoiceButton
          key={choice.ticket}
          choice={choice}
          look={choice.style === "go" ? `${look} strong` : look}
          onPress={onPress}
        />
      ))}
    </div>
  );
}

/** Lists with a title each, such as answers prepared; a line may begin with its indent. */
function Sections({ sections }: { sections: { title: string; lines: string[] }[] }) {
  return (
    <>
      {sections.map(({ title, lines }) => (
        <section key={title} class="listed" aria-label={title}>
          <h2>{title}</h2>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </>
  );
}

/** Groups of which one choice holds now: menus, which change it. */
function Menus({ groups, onPress }: { groups: Group[]; onPress: (choice: Choice) => void }) {
  const menus = groups.filter(group => group.present);
  if (!menus.length) return null;
  return (
    <div class="menus">
      {menus.map(({ key, label, present, choices }) => (
        <label key={key}>
          {label}
          <select
            class="entry"
            onChange={event => {
              const chosen = choices[event.currentTarget.selectedIndex];
              if (chosen) onPress(chosen);
            }}
          >
            {choices.map(choice => (
              <option key={choice.ticket} selected={choice.label === present}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** While one waits: the next table where it is one's move. */
function NextTable({ side }: { side: Side }) {
  const store = useTable();
  const waiting = waitingElsewhere(store.tables, store.table);
  const [next] = waiting;
  if (!next || store.isStudy || !side.seat || store.isActing(side) || store.visit.status !== "playing")
    return null;
  const words = say("next", { game: next.title, who: next.rival });
  return (
    <div class="send">
      <a class="btn" href={`/t/${next.table}`}>
        {waiting.length > 1 ? `${words} (${waiting.length})` : words}
      </a>
    </div>
  );
}
