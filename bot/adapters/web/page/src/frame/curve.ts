// The curve of a match: the chances of seat one, move by move.
import type { Ply } from "../types.ts";

/** Seat one's chance after a move; null where nothing can be said. */
export function chanceOfOne({ seat, after }: Ply): number | null {
  if (after === null) return null;
  return seat === "one" ? after : 1 - after;
}

/** The points of the curve in a box of 100 by 100, seat one above; it begins in the middle. */
export function pointsOf(plies: readonly Ply[]): [number, number][] {
  const points: [number, number][] = [[0, 50]];
  for (const ply of plies) {
    const chance = chanceOfOne(ply);
    if (chance !== null) points.push([(100 * ply.ply) / plies.length, 100 * (1 - chance)]);
  }
  return points;
}

/** The next turning point after a move. */
export const turnAfter = (turns: readonly number[], move: number) => turns.find(turn => turn > move);
