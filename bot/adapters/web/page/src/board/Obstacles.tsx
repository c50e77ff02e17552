// What stands in the way of a move that was just refused, over the board; the sentence beside it says it.
import { useLayoutEffect } from "preact/hooks";
import type { Box, Drawing, Obstacles as Found } from "../types.ts";
import { centre } from "./geometry.ts";
import "./obstacleStyle.ts";
import { useBoard } from "./state.ts";
import { boxStyle } from "./style.ts";

interface Props {
  drawing: Drawing;
  isTurned: boolean;
}

export function Obstacles({ drawing, isTurned }: Props) {
  const { store } = useBoard();
  const found = store.at === null ? store.active.obstacles : null;
  useHandMarks(found);
  const placed = found && (isTurned ? found.turned : found.upright);
  if (!placed) return null;
  return (
    <div class="obstacles" aria-hidden="true">
      <Way way={placed.way} drawing={drawing} stops={placed.stops} />
      {placed.marks.map(({ role, box }) => (
        <div key={`${role} ${box}`} class={`obstacle ${role}`} data-role={role} style={boxStyle(box)} />
      ))}
    </div>
  );
}

const HEAD = 40; // units of the drawing

/** The way that was tried, in dashes, from the edge of its first place. */
function Way({ way, drawing, stops }: { way: Box[]; drawing: Drawing; stops: number }) {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return null;
  const { width, height } = drawing;
  const radius = (box: Box) => Math.min(box[2] * width, box[3] * height) / 2;
  const points = way.map(box => centre(box)).map(([x, y]) => [x * width, y * height] as const);
  const line = cut(cut(points, radius(first) * 0.62).reverse(), radius(last) * stops).reverse();
  const d = `M${line.map(point => point.join(" ")).join("L")}`;
  return (
    <svg class="way" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <marker
          id="way-head"
          viewBox="-10 -6 10.6 12"
          markerWidth={HEAD}
          markerHeight={HEAD}
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0-10 5.5-7 0-10 -5.5Z" />
        </marker>
      </defs>
      <path class="edge" d={d} />
      <path d={d} marker-end="url(#way-head)" />
    </svg>
  );
}

type Spot = readonly [number, number];

/** A line without so much of its beginning. */
function cut(line: Spot[], length: number): Spot[] {
  const [a, b, ...rest] = line;
  if (!a || !b) return line;
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (far <= length && rest.length > 0) return cut([b, ...rest], length - far);
  const part = Math.min(0.9, length / (far || 1));
  return [[a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], b, ...rest];
}

/** Cards of the hand, and the hand, that have to do with it: marked while it stands. */
function useHandMarks(found: Found | null | undefined): void {
  useLayoutEffect(() => {
    const marked = [...document.querySelectorAll<HTMLElement>(".hand [data-card]")].flatMap(card => {
      const role = found?.cards[card.dataset.card?.split(" ")[0] ?? ""];
      return role ? [[card.closest(".held") ?? card, role] as const] : [];
    });
    const hand = document.querySelector(".hand");
    if (found?.hand && hand) marked.push([hand, found.hand]);
    for (const [one, role] of marked) one.classList.add("obstacle", role);
    return () => {
      for (const [one, role] of marked) one.classList.remove("obstacle", role);
    };
  }, [found]);
}
