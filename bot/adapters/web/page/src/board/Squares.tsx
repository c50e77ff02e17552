// The squares that are alive: buttons over the picture. One Tab stop; arrows go from one to the next.
import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import type { Choice, Drawing } from "../types.ts";
import { say } from "../words.ts";
import { inReadingOrder, isArrow, neighbour } from "./geometry.ts";
import type { LiveSquare } from "./moves.ts";
import { useBoard } from "./state.ts";
import { boxStyle } from "./style.ts";
import { usePieceDrag } from "./usePieceDrag.ts";

/** Narrower ones can't be hit by a finger: there the cards are what is pressed. */
const NARROWEST = 24; // CSS pixels

interface Props {
  drawing: Drawing;
  /** Of the board, in CSS pixels. */
  width: number;
  board: RefObject<HTMLElement | null>;
}

export function Squares({ drawing, width, board }: Props) {
  const { store, state, moves } = useBoard();
  const { places } = drawing;
  const wide = (square: string) => (places[square]?.[2] ?? 0) * width;
  const live = moves.squares.filter(one => !one.card || wide(one.square) >= NARROWEST);
  const isStop = (one: LiveSquare) => !one.card && (one.isMarked || !state.narrowed);
  const { prompt } = store.active.post;
  const back = prompt.controls.find(one => one.verb === "pw" && !one.notation);
  const isTaken = Boolean(back && moves.chosenSquare);
  const stops = live.filter(isStop).map(one => one.square);
  const roving = useRoving(
    inReadingOrder(isTaken ? [...stops, moves.chosenSquare] : stops, places),
    places,
    board,
  );
  const drag = usePieceDrag(drawing, width, board);
  const common = (square: string, choice: Choice) => ({
    ...roving(square, () => state.point(choice)),
    type: "button" as const,
    "data-square": square,
    style: boxStyle(places[square] ?? [0, 0, 0, 0]),
    onClick: (event: MouseEvent) => {
      if (!drag.isDone(event)) state.press(choice);
    },
    onBlur: () => state.point(null),
  });
  return (
    <fieldset class={state.narrowed ? "squares narrowed" : "squares"} aria-label={prompt.lead}>
      {back && isTaken && (
        <button
          key={moves.chosenSquare}
          {...common(moves.chosenSquare, back)}
          class="square chosen"
          aria-label={say("board-put-back", { square: moves.chosenSquare })}
        />
      )}
      {live.map(one => (
        <button
          key={one.square}
          {...common(one.square, one.choice)}
          class={classOf(one)}
          aria-label={one.choice.name}
          aria-hidden={one.card ? true : undefined}
          data-move={one.card ? undefined : one.choice.notation}
          onPointerDown={event => drag.take(event, one)}
          onPointerEnter={event => event.pointerType === "mouse" && state.point(one.choice)}
          onPointerLeave={() => state.point(null)}
        />
      ))}
    </fieldset>
  );
}

/** One Tab stop for all of `names`: the one that had the focus last, else the first. */
function useRoving(names: string[], places: Drawing["places"], board: RefObject<HTMLElement | null>) {
  const [last, setLast] = useState("");
  const stop = names.includes(last) ? last : names[0];
  return (square: string, onSeen: () => void) => ({
    tabIndex: square === stop ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const next = neighbour(square, event.key, names, places);
      if (next) board.current?.querySelector<HTMLElement>(`[data-square="${CSS.escape(next)}"]`)?.focus();
    },
    onFocus: (event: FocusEvent) => {
      setLast(square);
      if (event.target instanceof Element && event.target.matches(":focus-visible")) onSeen();
    },
  });
}

function classOf({ isMarked, lifts, card }: LiveSquare): string {
  const kinds = { marked: isMarked, lifts: lifts && !card, "of-card": Boolean(card) };
  return ["square", ...Object.entries(kinds).flatMap(([kind, holds]) => (holds ? kind : []))].join(" ");
}
