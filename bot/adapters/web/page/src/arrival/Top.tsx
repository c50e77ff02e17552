// The head of a page without a board: the name, the way to one's tables, rules, look, language, calendar, seat.
import { Brand } from "../Brand.tsx";
import { Chips } from "../dialogs/Chips.tsx";
import { languageChips, lookChips, type Page } from "../dialogs/look.ts";
import type { Sheet } from "../dialogs/sheet.ts";
import type { Hall, TableLine } from "../types.ts";
import { say } from "../words.ts";

interface Props {
  page: Page;
  /** The reader's. */
  tables: TableLine[];
  /** Whose leaderboard is nearest. */
  game: string;
  onOpen: (sheet: Sheet) => void;
}

export function Top({ page, tables, game, onOpen }: Props) {
  return (
    <header class="top">
      <a class="brand" href="/">
        <Brand />
      </a>
      <nav aria-label={say("this-page")}>
        <Waiting tables={tables} />
        <span class="people-ways">
          <PeopleWays hall={page.hall} game={game} />
        </span>
        <button type="button" class="link" onClick={() => onOpen({ kind: "rules" })}>
          {say("rules")}
        </button>
        <Fold id="look" label={say("look")}>
          <Chips title={say("look")} chips={lookChips(page)} />
        </Fold>
        <Fold id="language" label={say(`set-language-${page.hall.language}`)}>
          <Chips title={say("language")} chips={languageChips(page)} />
        </Fold>
        <button type="button" class="link" onClick={() => onOpen({ kind: "calendar" })}>
          {say("calendar")}
        </button>
        {page.hall.name && page.hall.login && (
          <button type="button" class="link" onClick={() => onOpen({ kind: "login" })}>
            {say("login-title")}
          </button>
        )}
      </nav>
    </header>
  );
}

/** To one's own profile, the leaderboards and the puzzles. */
export function PeopleWays({ hall, game }: { hall: Hall; game: string }) {
  return (
    <>
      {hall.name && hall.profile && (
        <a class="link" href={hall.profile}>
          {say("my-profile")}
        </a>
      )}
      <a class="link" href={`/leaderboard/${game}`}>
        {say("leaderboard")}
      </a>
      <a class="link" href={`/puzzle/${game}`}>
        {say("puzzles")}
      </a>
    </>
  );
}

function Waiting({ tables }: { tables: TableLine[] }) {
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
