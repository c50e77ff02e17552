import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ply } from "../types.ts";
import { pointsOf, turnAfter } from "./curve.ts";

const ply = (number: number, seat: "one" | "two", after: number | null): Ply => ({
  ply: number,
  version: number + 1,
  seat,
  lines: [],
  chance: after,
  after,
  is_turning_point: false,
});

test("the curve shows the chances of seat one, whoever has moved", () => {
  const points = pointsOf([ply(1, "one", 0.75), ply(2, "two", 0.75)]);
  assert.deepEqual(points, [
    [0, 50],
    [50, 25],
    [100, 75],
  ]);
});

test("a move of which nothing can be said is passed over", () => {
  const points = pointsOf([ply(1, "one", null), ply(2, "two", 1)]);
  assert.deepEqual(points, [
    [0, 50],
    [100, 100],
  ]);
});

test("the next turning point lies behind the move that is shown", () => {
  assert.equal(turnAfter([2, 7], 2), 7);
  assert.equal(turnAfter([2, 7], 7), undefined);
});
