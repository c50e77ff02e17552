// A button that chooses a move.
import type { ComponentChildren } from "preact";
import type { Move } from "./moves.ts";
import { nameOf } from "./names.ts";
import { useBoard } from "./state.ts";

interface Props {
  move: Move;
  class: string;
  /** Said after the name, where it can be seen on the button. */
  more?: string;
  children: ComponentChildren;
}

export function MoveButton({ move, class: kind, more = "", children }: Props) {
  const { state } = useBoard();
  const { choice, key, isChosen } = move;
  return (
    <button
      type="button"
      class={`move ${kind}`}
      data-move={choice.notation}
      data-sign={choice.sign}
      aria-label={`${nameOf(choice)}${more}`}
      aria-pressed={isChosen || undefined}
      aria-keyshortcuts={key ? String(key) : undefined}
      onClick={() => state.press(choice)}
      onPointerEnter={event => event.pointerType === "mouse" && state.point(choice, more)}
      onPointerLeave={() => state.point(null)}
      onFocus={event => event.currentTarget.matches(":focus-visible") && state.point(choice, more)}
      onBlur={() => state.point(null)}
    >
      {children}
      <Keycap n={key} />
    </button>
  );
}

/** The key that does the same; seen while keys are used. */
export function Keycap({ n }: { n: number }) {
  return n ? (
    <span class="keycap" aria-hidden="true">
      {n}
    </span>
  ) : null;
}
