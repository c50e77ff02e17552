// What moved between two pictures of one board. Pictures are true; motion is drawn over them.
import type { Box, Drawing } from "../types.ts";
import { centre } from "./geometry.ts";

/** A piece on its way: where it was, where it is now. */
export interface Glide {
  kind: string;
  from: Box;
  to: Box;
}

type Piece = Drawing["pieces"][number];

/** A piece that is nearer than this (a fraction of the drawing) to where one of its kind was, stayed. */
const SAME = 0.004;

/** A figure that is named by its seat and then its pose: one of two people, larger than a square. */
const FIGURE = /^(one|two)-/;

/** What a piece remains when it takes another pose. */
const nature = (kind: string) => FIGURE.exec(kind)?.[1] ?? kind;

export const isFigure = ({ kind }: { kind: string }) => FIGURE.test(kind);

function distance(one: Box, other: Box): number {
  const [x, y] = centre(one);
  const [otherX, otherY] = centre(other);
  return Math.hypot(x - otherX, y - otherY);
}

/** Pair off pieces that `isSame` takes for one, the nearest first; returned are pairs, and both rests. */
function paired(before: Piece[], after: Piece[], isSame: (a: Piece, b: Piece) => boolean) {
  const near = before.flatMap(old =>
    after.filter(next => isSame(old, next)).map(next => ({ old, next, far: distance(old.box, next.box) })),
  );
  near.sort((a, b) => a.far - b.far);
  const left = new Set(before);
  const come = new Set(after);
  const pairs: { old: Piece; next: Piece; far: number }[] = [];
  for (const pair of near) {
    if (!left.has(pair.old) || !come.has(pair.next)) continue;
    left.delete(pair.old);
    come.delete(pair.next);
    pairs.push(pair);
  }
  return { pairs, left: [...left], come: [...come] };
}

/** A way past equal pieces that stayed is theirs too: no piece leaps over its like, a row is pushed. */
function pushed(glide: Glide, stayed: Piece[]): Glide[] {
  const [fromX, fromY] = centre(glide.from);
  const [toX, toY] = centre(glide.to);
  const far = Math.hypot(toX - fromX, toY - fromY);
  if (far < SAME) return [glide];
  const [alongX, alongY] = [(toX - fromX) / far, (toY - fromY) / far];
  const between = stayed
    .filter(piece => piece.kind === glide.kind)
    .map(({ box }) => {
      const [x, y] = [centre(box)[0] - fromX, centre(box)[1] - fromY];
      return { box, on: x * alongX + y * alongY, aside: Math.abs(x * alongY - y * alongX) };
    })
    .filter(({ on, aside }) => aside < SAME && on > SAME && on < far - SAME)
    .sort((a, b) => a.on - b.on);
  const stops = [glide.from, ...between.map(({ box }) => box), glide.to];
  return stops.slice(1).map((to, n) => ({ kind: glide.kind, from: stops[n] ?? glide.from, to }));
}

/**
 * The pieces that moved from one picture to the next. Who stayed is found first, then each of the
 * others goes to the nearest new place of its kind, then of its nature: a fencer in another pose.
 * What has nowhere to go, or comes from nowhere, is left to the crossfade. Where a figure moves all
 * figures are told of, also one that stays: they stand before each other.
 */
export function glides(before: Drawing, after: Drawing): Glide[] {
  const figures = paired(
    before.pieces.filter(isFigure),
    after.pieces.filter(isFigure),
    (a, b) => nature(a.kind) === nature(b.kind),
  ).pairs;
  const stayed = paired(
    before.pieces,
    after.pieces,
    (a, b) => a.kind === b.kind && distance(a.box, b.box) < SAME,
  );
  const walked = figures.some(pair => pair.far >= SAME) ? figures : [];
  const moved = paired(stayed.left, stayed.come, (a, b) => a.kind === b.kind && !isFigure(a)).pairs;
  const standing = stayed.pairs.map(pair => pair.next);
  return [...walked, ...moved].flatMap(({ old, next }) =>
    pushed({ kind: next.kind, from: old.box, to: next.box }, standing),
  );
}

/** A `clip-path` that leaves holes in the old picture where pieces went away from. */
export function holes(boxes: Box[]): string {
  const points = ["0% 0%", "100% 0%", "100% 100%", "0% 100%", "0% 0%"];
  for (const [left, top, width, height] of boxes) {
    const [l, t, r, b] = [left, top, left + width, top + height].map(part => `${(part * 100).toFixed(2)}%`);
    points.push(`${l} ${t}`, `${l} ${b}`, `${r} ${b}`, `${r} ${t}`, `${l} ${t}`, "0% 0%");
  }
  return `polygon(evenodd, ${points.join(", ")})`;
}

/** How much of a figure stands below the horizon: its feet, on the floor. */
const FEET = 0.07;

/** What has to be blank while figures walk before it: where they were and will be, down to their feet. */
export function blanks(glides: Glide[]): Box[] {
  return glides
    .filter(isFigure)
    .flatMap(({ from, to }) => [from, to])
    .map(([left, top, width, height]) => [left, top, width, height * (1 - FEET)]);
}

/** Where a piece that glides to `to` begins, in parts of its own size: it keeps to its middle and its foot. */
export function startOf({ from, to }: Glide): readonly [across: number, down: number] {
  const across = centre(from)[0] - centre(to)[0];
  const down = from[1] + from[3] - to[1] - to[3];
  return [across / to[2], down / to[3]];
}
