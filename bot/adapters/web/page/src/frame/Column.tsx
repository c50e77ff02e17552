// All that is said about the board, beside it; on a phone below it.
import { useState } from "preact/hooks";
import { Bubble } from "../guide/Bubble.tsx";
import { Records } from "../people/Records.tsx";
import type { Side } from "../side.ts";
import type { Position, Post } from "../types.ts";
import { useTable } from "../useTable.ts";
import { Act } from "./Act.tsx";
import { End } from "./End.tsx";
import { Field } from "./Field.tsx";
import { hasNamesBeside } from "./games.ts";
import { Head, OfTournament } from "./Head.tsx";
import { Log } from "./Log.tsx";
import { Names } from "./Names.tsx";
import { Ribbon } from "./Ribbon.tsx";
import { Steps } from "./Steps.tsx";
import { ToNow } from "./ToNow.tsx";
import { type Steps as StepsData, useFilm } from "./useSteps.ts";
import { useWholeRows } from "./useWholeRows.ts";
import { Worth } from "./Worth.tsx";
import { useLayout } from "./windows.ts";

interface ColumnProps {
  side: Side;
  /** The last post of this side that tells what happened: no preview, and no question. */
  told: Post;
  shown: Position;
  steps: StepsData;
  hasHand: boolean;
}

/** Before the match there is its head alone: the card of the challenge says the rest. */
export function Column(props: ColumnProps) {
  const [isLogOpen, setLogOpen] = useState(false);
  const canHideLog = useLayout() === "side" && props.shown.board !== null;
  return (
    <section class={isLogOpen ? "side reading" : "side"} aria-labelledby="title">
      <Head isLogOpen={isLogOpen} onLog={canHideLog ? () => setLogOpen(!isLogOpen) : null} />
      <OfTournament />
      {props.shown.board && <Told {...props} />}
    </section>
  );
}

function Told({ side, told, shown, steps, hasHand }: ColumnProps) {
  const store = useTable();
  const film = useFilm(steps);
  const layout = useLayout();
  const act = useWholeRows();
  const isEnd = side.post.is_over && side.seat !== null;
  return (
    <>
      {hasNamesBeside(store.visit.game) && <Names shown={shown} />}
      {isEnd ? <End side={side} film={film} /> : <Ribbon side={side} known={told} />}
      <div class="act" ref={act}>
        {store.at !== null && <ToNow />}
        <Act side={side} hasHand={hasHand} isEnd={isEnd} />
      </div>
      <Bubble />
      <Records>
        <Log isNewestFirst={layout === "phone"} />
      </Records>
      {side.post.is_over && <Worth steps={steps} />}
      <Steps steps={steps} film={film} />
      {side.seat && !side.post.is_over && <Field side={side} />}
    </>
  );
}
