// Boxes on a drawing, in fractions of it: which is meant, and which lies beside which.
import type { Box, Drawing } from "../types.ts";

export type Point = readonly [x: number, y: number];
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const STEPS: Record<Arrow, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step aside costs more than a step on, so that an arrow keeps to its row or column. */
const ASIDE = 2;

export const isArrow = (key: string): key is Arrow => key in STEPS;

export const centre = ([left, top, width, height]: Box): Point => [left + width / 2, top + height / 2];

export const contains = ([left, top, width, height]: Box, [x, y]: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** A box moved as far as `to` lies from `from`. */
export function moved([left, top, width, height]: Box, from: Box, to: Box): Box {
  const [fromX, fromY] = centre(from);
  const [toX, toY] = centre(to);
  return [left + toX - fromX, top + toY - fromY, width, height];
}

/** Those of `names` that have a place, as one reads: row after row, each from the left. */
export function inReadingOrder(names: string[], places: Record<string, Box>): string[] {
  const found = names.flatMap(name => {
    const box = places[name];
    return box ? [{ name, at: centre(box), height: box[3] }] : [];
  });
  const row = (one: { at: Point; height: number }) => Math.floor(one.at[1] / one.height);
  return found.sort((a, b) => row(a) - row(b) || a.at[0] - b.at[0]).map(({ name }) => name);
}

/** The place that one comes to from `name` by an arrow key; null at the edge. */
export function neighbour(
  name: string,
  arrow: Arrow,
  names: string[],
  places: Record<string, Box>,
): string | null {
  const from = places[name];
  if (!from) return null;
  const [x, y] = centre(from);
  const [stepX, stepY] = STEPS[arrow];
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of names) {
    const box = places[other];
    if (!box || other === name) continue;
    const [otherX, otherY] = centre(box);
    const on = (otherX - x) * stepX + (otherY - y) * stepY;
    const aside = Math.abs((otherX - x) * stepY) + Math.abs((otherY - y) * stepX);
    const cost = on + ASIDE * aside;
    if (on > 1e-6 && cost < least) [best, least] = [other, cost];
  }
  return best;
}

/**
 * The place that a pointer means: the one that it is in, else the nearest within `reach` of its
 * centre (a fraction of the drawing), else null.
 */
export function placeAt(
  point: Point,
  names: string[],
  places: Record<string, Box>,
  reach: number,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const name of names) {
    const box = places[name];
    if (!box) continue;
    if (contains(box, point)) return name;
    const [x, y] = centre(box);
    const far = Math.hypot(x - point[0], y - point[1]);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The square that a point of a drawing lies in, alive or not; "" for none. */
export const squareAt = ({ places }: Drawing, point: Point | null): string =>
  (point && placeAt(point, Object.keys(places), places, 0)) ?? "";
