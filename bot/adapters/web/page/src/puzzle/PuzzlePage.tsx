// A puzzle: its board and hand, alive as in a match, and what came of it.

import { useEffect, useMemo } from "preact/hooks";
import { PeopleWays, Top } from "../arrival/Top.tsx";
import { Board } from "../board/Board.tsx";
import { Hand } from "../board/Hand.tsx";
import { Rest, Seen } from "../board/Rest.tsx";
import { Tiles } from "../board/Tiles.tsx";
import { useFocus } from "../board/useFocus.ts";
import { Words } from "../board/Words.tsx";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { SheetHost } from "../dialogs/SheetHost.tsx";
import { useIsWide } from "../frame/windows.ts";
import { pathNow } from "../host/addresses.ts";
import { Share } from "../host/Share.tsx";
import type { PublicStore } from "../people/publicStore.ts";
import type { Board as BoardData, Post } from "../types.ts";
import { TableContext, useTable } from "../useTable.ts";
import { PuzzleTable } from "./puzzleTable.ts";

const [, , GAME = ""] = pathNow().split("/");

export function PuzzlePage({ store }: { store: PublicStore }) {
  const { hall, shown, refusal } = store;
  return (
    <div class="arrival">
      <Top page={store} tables={store.tables} game={GAME} onOpen={sheet => store.openSheet(sheet)} />
      <main class="public puzzle">
        <h1>{store.title}</h1>
        {shown ? <Solving key={shown.page} store={store} post={shown} /> : <p role="alert">{refusal}</p>}
        <p class="people-ways at-foot">
          <PeopleWays hall={hall} game={GAME} />
        </p>
      </main>
      <SheetHost sheet={store.sheet} game={GAME} here={[]} onOpen={sheet => store.openSheet(sheet)} />
    </div>
  );
}

function Solving({ store, post }: { store: PublicStore; post: Post }) {
  const table = useMemo(() => new PuzzleTable(store.hall, GAME, post), []);
  useEffect(() => {
    table.renewed(store.hall, post);
  }, [store.hall, post]);
  return (
    <TableContext.Provider value={table}>
      <Puzzle />
    </TableContext.Provider>
  );
}

function Puzzle() {
  const table = useTable();
  useFocus();
  const side = table.active;
  const { board, lines, prompt } = side.post;
  const { lead, rest } = prompt;
  return (
    <div class="solving" style={useShape(board)} aria-busy={table.isAsking}>
      <div class="told" role="status">
        {side.error && <p class="wrong">{side.error}</p>}
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {board && <Board board={board} />}
      <p class="hint">{table.hint || [lead, rest].join(" ")}</p>
      <Hand where="column" />
      <Rest />
      <Tiles />
      <Words />
      <Seen />
      <div class="chips">
        {prompt.controls.map(choice => (
          <ChoiceButton
            key={choice.ticket}
            choice={choice}
            look={choice.style === "go" ? "go" : ""}
            onPress={pressed => table.press(side, pressed)}
          />
        ))}
      </div>
      <Share path={pathNow()} words={side.post.title} />
      <SheetHost
        sheet={table.sheet}
        game={GAME}
        here={board?.upright.cards.map(card => card.code) ?? []}
        onOpen={sheet => table.openSheet(sheet)}
      />
    </div>
  );
}

/** The proportion of the board's picture, for the style sheet. */
function useShape(board: BoardData | null): Record<string, string> {
  const drawing = (useIsWide() && board?.turned) || board?.upright;
  return drawing ? { "--shape": String(drawing.width / drawing.height) } : {};
}
