// The page of a table: the rail, the board with the hand, and the column beside it.

import { useEffect, useRef, useState } from "preact/hooks";
import { Hand } from "../board/Hand.tsx";
import { Rest } from "../board/Rest.tsx";
import { useFocus } from "../board/useFocus.ts";
import { followLook } from "../dialogs/look.ts";
import { SheetHost } from "../dialogs/SheetHost.tsx";
import { addressOf, pathNow } from "../host/addresses.ts";
import { Card } from "../invite/Card.tsx";
import type { Side } from "../side.ts";
import type { TableStore } from "../store.ts";
import type { Position, Post } from "../types.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { Aloud } from "./Aloud.tsx";
import { Column } from "./Column.tsx";
import { handPlace } from "./games.ts";
import { Bar } from "./Head.tsx";
import { Rail } from "./Rail.tsx";
import { Stage } from "./Stage.tsx";
import { usePageKeys } from "./usePageKeys.ts";
import { useSteps } from "./useSteps.ts";
import { useIsWide, useLayout } from "./windows.ts";

export function TablePage() {
  const store = useTable();
  const layout = useLayout();
  const side = store.active;
  const known = useLast(side, hasBoard);
  const told = useLast(side, tells);
  const steps = useSteps();
  const shown = useShown(store, side, known);
  const place = handPlace(store.visit.game, layout);
  const [areTablesOpen, setTablesOpen] = useState(false);
  useFocus();
  usePageKeys(store);
  useAddress(store);
  useEffect(() => {
    followLook(store);
  }, [store]);
  return (
    <div
      class={`page${areTablesOpen ? " listing" : ""}${shown.board ? "" : " inviting"}`}
      data-game={store.visit.game}
      style={useShape(shown)}
    >
      <a class="skip" href="#stage">
        {say("frame-skip")}
      </a>
      <Bar areTablesOpen={areTablesOpen} onTables={() => setTablesOpen(!areTablesOpen)} />
      <Rail />
      <main class="stage" id="stage" tabIndex={-1} aria-busy={store.isAsking}>
        {shown.board ? (
          <>
            <Stage board={shown.board} steps={steps} />
            {place === "board" && (
              <>
                <Hand where="board" />
                <Rest />
              </>
            )}
          </>
        ) : (
          <Card side={side} />
        )}
      </main>
      <Column side={side} told={told} shown={shown} steps={steps} hasHand={place === "column"} />
      <Aloud steps={steps} />
      <SheetHost
        sheet={store.sheet}
        game={store.visit.game}
        here={shown.board?.upright.cards.map(card => card.code) ?? []}
        onOpen={sheet => store.openSheet(sheet)}
      />
    </div>
  );
}

/** The last post of a side that was so. */
function useLast(side: Side, isSo: (post: Post) => boolean): Post {
  const last = useRef(new Map<string, Post>());
  const key = side.seat ?? "";
  if (isSo(side.post) || !last.current.has(key)) last.current.set(key, side.post);
  return last.current.get(key) ?? side.post;
}

const hasBoard = (post: Post) => post.board !== null;
const tells = (post: Post) => hasBoard(post) && !post.is_preview;

/** What is looked at: now, or the position that was stepped to; until that has come, what stood before. */
function useShown(store: TableStore, side: Side, known: Post): Position {
  const before = useRef<Position>(known);
  const found = store.position?.[store.sides.indexOf(side)];
  before.current = store.at === null ? known : (found ?? before.current);
  return before.current;
}

/** Each position has an address of its own; now has the table's. */
function useAddress({ at, table }: TableStore): void {
  useEffect(() => {
    const path = at === null ? `/t/${table}` : `/t/${table}/${at}`;
    if (pathNow() !== path) history.replaceState(history.state, "", addressOf(path) + location.search);
  }, [at, table]);
}

/** The proportion and the pixels of the board's picture, for the style sheet. */
function useShape({ board }: Position): Record<string, string> {
  const isWide = useIsWide();
  const drawing = isWide ? (board?.turned ?? board?.upright) : board?.upright;
  if (!drawing) return {};
  return { "--shape": String(drawing.width / drawing.height), "--pixels": `${drawing.width}px` };
}
