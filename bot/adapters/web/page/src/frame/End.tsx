// The end: result, why, the rounds, and what to do now.
import { ChoiceButton } from "../ChoiceButton.tsx";
import { Sheet } from "../dialogs/Reading.tsx";
import { Share } from "../host/Share.tsx";
import { KeepSeat } from "../login/Buttons.tsx";
import type { Side } from "../side.ts";
import type { Choice, Post, Seat as SeatId } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { Seat } from "./Sign.tsx";
import type { Film } from "./useSteps.ts";

const OTHERS = new Set(["vf", "ex"]);

export function End({ side, film }: { side: Side; film: Film }) {
  const store = useTable();
  const { prompt, ending } = side.post;
  const button = (verb: string) => prompt.controls.find(choice => choice.verb === verb);
  const press = (choice: Choice) => store.press(side, choice);
  const asFilm = button("rp");
  const others = prompt.controls.filter(choice => OTHERS.has(choice.verb));
  const isNow = store.at === null; // while an earlier moment is looked at, there is more to say of that
  return (
    <div class={isNow ? "end" : "end back"}>
      <h2 class="result asked" tabIndex={-1}>
        {prompt.lead}
      </h2>
      {prompt.rest && <p>{prompt.rest}</p>}
      {side.error && (
        <p class="wrong" role="alert">
          {side.error}
        </p>
      )}
      {isNow && ending && <Rounds ending={ending} />}
      {isNow && side.post.sheet && <Sheet {...side.post.sheet} />}
      <div class="send">
        {isNow && <Rematch side={side} choice={button("rm")} onPress={press} />}
        <button type="button" class="btn" onClick={film.toggle}>
          {say(film.isPlaying ? "frame-pause" : "frame-watch-again")}
        </button>
        {isNow && asFilm && (
          <ChoiceButton choice={{ ...asFilm, label: say("frame-watch-film") }} onPress={press} />
        )}
        {isNow && others.map(choice => <ChoiceButton key={choice.ticket} choice={choice} onPress={press} />)}
      </div>
      {isNow && <Share path={`/t/${store.table}`} words={store.visit.title} />}
      {isNow && side.seat && <KeepSeat login={store.hall.login} />}
    </div>
  );
}

/** A square for each round, of whoever won it, in order. */
function Rounds({ ending }: { ending: NonNullable<Post["ending"]> }) {
  const { names } = useTable().visit;
  const who = (seat: SeatId | null) => (seat ? names[seat] : say("round-drawn"));
  const list = ending.rounds.map(who).join(", ");
  return (
    <p class="rounds">
      {ending.rounds.length > 0 && (
        <span role="img" aria-label={say("rounds", { list })}>
          {ending.rounds.map((seat, n) => (
            <Seat key={n} seat={seat ?? ""} />
          ))}
        </span>
      )}
      <span>{ending.summary}</span>
    </p>
  );
}

interface RematchProps {
  side: Side;
  choice: Choice | undefined;
  onPress: (choice: Choice) => void;
}

/** To ask for the same again; whoever was asked accepts with the same button. */
function Rematch({ side, choice, onPress }: RematchProps) {
  const { rematch, names } = useTable().visit;
  if (rematch && !rematch.is_open) {
    return (
      <a class="btn go" href={`/t/${rematch.table}`}>
        {say(rematch.is_next ? "frame-to-next" : "frame-to-rematch")}
      </a>
    );
  }
  const other = side.seat === "one" ? "two" : "one";
  const isAsked = rematch?.by === other;
  if (rematch && !isAsked) return <p class="news">{say("frame-rematch-sent", { name: names[other] })}</p>;
  return (
    <>
      {isAsked && <p class="news">{say("frame-rematch-asked", { name: names[other] })}</p>}
      {choice && (
        <ChoiceButton
          choice={isAsked ? { ...choice, label: say("accept") } : choice}
          look="btn go"
          onPress={onPress}
        />
      )}
    </>
  );
}
