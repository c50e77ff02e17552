// The form: a name, and the ways to a match.
import { useState } from "preact/hooks";
import { HaveSeat } from "../login/Buttons.tsx";
import { say } from "../words.ts";
import { type Offer, type Spot, useArrival } from "./store.ts";
import { Terms } from "./Terms.tsx";
import { changesInWords } from "./terms.ts";

export function Form() {
  const store = useArrival();
  const { game } = store;
  return (
    <form
      class="sit"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        store.play();
      }}
    >
      <h1>{say("arrival-title")}</h1>
      <p class="lead">{say("arrival-lead")}</p>
      <Name />
      <Others />
      <button type="submit" class="btn go wide" id="play">
        {say("play", { game: game.name })}
      </button>
      <Wrong at="play" />
      <Learn />
      <button type="button" class="btn wide" id="copy" onClick={() => store.invite()}>
        {say("challenge")}
      </button>
      <Link />
      <MoreWays />
    </form>
  );
}

function Name() {
  const store = useArrival();
  const isWrong = store.error?.at === "name";
  return (
    <p class="name">
      <label for="name">{say("your-name")}</label>
      <input
        id="name"
        name="name"
        value={store.name}
        autocomplete="nickname"
        maxLength={32}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? "wrong-name" : undefined}
        onInput={event => store.rename(event.currentTarget.value)}
      />
      <Wrong at="name" />
      {!store.hall.name && <HaveSeat login={store.hall.login} />}
    </p>
  );
}

/** What was wrong, where it was. */
function Wrong({ at }: { at: Spot }) {
  const { error } = useArrival();
  if (error?.at !== at) return null;
  return (
    <span class="hint wrong" role="alert" id={`wrong-${at}`}>
      {error.words}
    </span>
  );
}

/** Others who play at this browser. */
function Others() {
  const store = useArrival();
  const { others, freeChair } = store;
  if (!others.length) return null;
  return (
    <p class="again">
      <span class="soft">{say("again")}</span>
      {others.map(one => (
        <button key={one.chair} class="btn quiet" type="button" onClick={() => store.sitAs(one.chair)}>
          {one.name}
        </button>
      ))}
      {freeChair !== undefined && (
        <button class="link" type="button" onClick={() => store.sitAs(freeChair)}>
          {say("somebody-new")}
        </button>
      )}
    </p>
  );
}

/** How strong Salle plays, and the guided games for whoever doesn't know this one. */
function Learn() {
  const store = useArrival();
  const { game, choices } = store;
  const level = game.levels.find(one => one.id === choices.level) ?? game.levels[0];
  return (
    <p class="hint beside">
      <span>{say("play-hint", { level: level?.name ?? "" })}</span>
      {game.guides.map(guide => (
        <button
          key={guide.key}
          type="button"
          class="link"
          title={guide.about}
          onClick={() => store.learn(guide.key)}
        >
          {guide.title}
        </button>
      ))}
      {game.has_lessons && (
        <a class="link" href={`/learn/${game.id}`}>
          {say("learn-way")}
        </a>
      )}
    </p>
  );
}

/** What the link is, and whether it still says what the form says. */
function Link() {
  const store = useArrival();
  const { offer, hall, isOfferCurrent } = store;
  const before = say(hall.is_local ? "link-hint-before" : "link-hint-before-wide");
  return (
    <>
      <Wrong at="invite" />
      <p class="hint" id="copied" role="status">
        {offer ? (
          <>
            {isOfferCurrent ? copiedWords(offer, hall.is_local) : say("link-outdated")}{" "}
            {isOfferCurrent && <a href={`/t/${offer.table}`}>{`${location.host}/t/${offer.table}`}</a>}
          </>
        ) : (
          before
        )}
      </p>
    </>
  );
}

function copiedWords({ isListed, isCopied, isRenewed }: Offer, isLocal: boolean): string {
  if (isListed && !isCopied) return say(isRenewed ? "listed-anew" : "listed");
  if (!isCopied) return say("copy-this");
  if (isRenewed) return say("copied-anew");
  return say(isLocal ? "copied" : "copied-wide");
}

type Fold = "" | "both" | "terms";

/** What a newcomer doesn't need at once: the hall, both seats, the terms. */
function MoreWays() {
  const store = useArrival();
  const [open, setOpen] = useState<Fold>("");
  const fold = (name: Fold, label: string) => (
    <button
      type="button"
      class="link"
      aria-expanded={open === name}
      aria-controls={name}
      onClick={() => setOpen(open === name ? "" : name)}
    >
      {label}
    </button>
  );
  return (
    <>
      <div class="more-ways">
        <button type="button" class="link" id="offer" onClick={() => store.offerToAll()}>
          {say("offer-to-all")}
        </button>
        {fold("both", say("alone"))}
        {fold("terms", say("terms"))}
      </div>
      <Wrong at="open" />
      {open === "both" && <BothSeats />}
      {open === "terms" ? (
        <Terms id="terms" />
      ) : (
        <p class="hint">{changesInWords(store.game, store.choices).join(" · ")}</p>
      )}
    </>
  );
}

function BothSeats() {
  const store = useArrival();
  return (
    <div class="seats" id="both">
      <input
        class="entry"
        id="second"
        value={store.second}
        maxLength={32}
        aria-label={say("second-seat")}
        onInput={event => store.nameRival(event.currentTarget.value)}
      />
      <button class="btn" type="button" onClick={() => store.study()}>
        <i class="seat one" />
        <i class="seat two" />
        <span>{say("sit-as", { one: store.name.trim() || "…", two: store.second.trim() || "…" })}</span>
      </button>
      <Wrong at="study" />
    </div>
  );
}
