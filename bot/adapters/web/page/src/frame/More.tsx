// What belongs to the whole table, and to how one likes the page; the rare and final things come last.

import { Habits } from "../alive/Habits.tsx";
import { Chips } from "../dialogs/Chips.tsx";
import { habitChips, languageChips, lookChips } from "../dialogs/look.ts";
import { go } from "../host/ways.ts";
import type { Side } from "../side.ts";
import type { TableStore } from "../store.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { MenuButton, MenuItem } from "./Menu.tsx";

/** `sign` is shown in place of the word where there is little room. */
export function More({ look, sign = "" }: { look: string; sign?: string }) {
  const store = useTable();
  const side = store.active;
  return (
    <MenuButton label={say("more")} sign={sign} look={look}>
      {close => {
        const act =
          (name: string, title = "") =>
          () => {
            close();
            store.command(side, name, "", title);
          };
        return (
          <>
            <MenuItem words={say("board-as-text")} onPress={act("board", say("board-as-text"))} />
            <MenuItem words={say("history")} onPress={act("history", say("history"))} />
            <MenuItem words={say("rules-of", { game: store.visit.game_name })} onPress={act("rules")} />
            {store.visit.profiles?.map(({ name, page }) => (
              <MenuItem key={page} words={say("profile-of", { name })} onPress={() => go(page)} />
            ))}
            <MenuItem words={say("seek")} onPress={act("seek", say("seek"))} />
            {isFollowable(store) && <MenuItem words={say("follow")} onPress={act("follow")} />}
            <MenuItem
              words={say("calendar")}
              onPress={() => {
                close();
                store.openSheet({ kind: "calendar" });
              }}
            />
            <MenuItem
              words={say("login-title")}
              onPress={() => {
                close();
                store.openSheet({ kind: "login" });
              }}
            />
            <MenuItem
              words={say("frame-keys")}
              onPress={() => {
                close();
                store.openSheet({ kind: "keys" });
              }}
            />
            <hr />
            <Chips title={say("look")} chips={lookChips(store)} inMenu />
            <Chips title={say("habits")} chips={habitChips(store)} inMenu />
            <Habits />
            <Chips title={say("language")} chips={languageChips(store)} inMenu />
            <Rare side={side} onClose={close} act={act} />
          </>
        );
      }}
    </MenuButton>
  );
}

/** Whether somebody looks at a running match of others, who may be told how it goes. */
function isFollowable({ sides, visit }: TableStore): boolean {
  return visit.status === "playing" && sides.every(side => side.seat === null);
}

interface RareProps {
  side: Side;
  onClose: () => void;
  act: (name: string) => () => void;
}

/** What changes the match itself. */
function Rare({ side, onClose, act }: RareProps) {
  const store = useTable();
  const { status, may_ask_takeback, rare } = store.visit;
  if (!side.seat || status !== "playing") return null;
  return (
    <>
      <hr />
      {may_ask_takeback && <MenuItem words={say("ask-back")} onPress={act("takeback")} />}
      <MenuItem words={say("offer-draw")} onPress={act("draw")} />
      {rare.map(choice => (
        <MenuItem
          key={choice.ticket}
          words={choice.label}
          onPress={() => {
            onClose();
            store.press(side, choice);
          }}
        />
      ))}
      <MenuItem words={say("resign")} onPress={act("resign")} />
    </>
  );
}
