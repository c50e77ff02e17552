// The head of the arrival page: the name, the way to one's tables, rules, look, language, calendar.
import { Chips } from "../dialogs/Chips.tsx";
import { languageChips, lookChips } from "../dialogs/look.ts";
import { say } from "../words.ts";
import { useArrival } from "./store.ts";

export function Top() {
  const store = useArrival();
  const { hall } = store;
  return (
    <header class="top">
      <a class="brand" href="/">
        <svg viewBox="0 0 34 22" aria-hidden="true">
          <use href="/static/icons.svg#mark" />
        </svg>
        <span>Salle</span>
      </a>
      <nav aria-label={say("this-page")}>
        <Waiting />
        <button type="button" class="link" onClick={() => store.openSheet({ kind: "rules" })}>
          {say("rules")}
        </button>
        <Fold id="look" label={say("look")}>
          <Chips title={say("look")} chips={lookChips(store)} />
        </Fold>
        <Fold id="language" label={say(`set-language-${hall.language}`)}>
          <Chips title={say("language")} chips={languageChips(store)} />
        </Fold>
        <button type="button" class="link" onClick={() => store.openSheet({ kind: "calendar" })}>
          {say("calendar")}
        </button>
      </nav>
    </header>
  );
}

function Waiting() {
  const { tables } = useArrival();
  const [first] = tables;
  if (!first) return null;
  const count = tables.filter(line => line.waits).length;
  return (
    <a class="link" id="waiting" href={`/t/${first.table}`}>
      {count ? `${say("my-tables")} (${count})` : say("my-tables")}
    </a>
  );
}

/** A few chips below a word; a click elsewhere and Escape fold them up again. */
function Fold({ id, label, children }: { id: string; label: string; children: preact.ComponentChildren }) {
  return (
    <>
      <button type="button" class="link" popovertarget={id}>
        {label}
      </button>
      <div class="fold" id={id} popover="auto">
        {children}
      </div>
    </>
  );
}
