import assert from "node:assert/strict";
import { test } from "node:test";
import type { Row } from "../types.ts";
import { moveCount, stepped, stopAt, stopsOf } from "./stops.ts";

const row = (version: number, number = 0): Row => ({
  version,
  number,
  seat: number % 2 ? "one" : "two",
  words: `act ${version}`,
  result: "",
  at: 0,
  heading: "",
  mark: "",
});

const LOG = [row(1), row(2, 1), row(3, 2), row(4), row(5, 3)]; // sat down, two moves, a draw offered, a move

test("one steps from the table before the first move through each move", () => {
  assert.deepEqual(
    stopsOf(LOG).map(stop => [stop.version, stop.move]),
    [
      [1, 0],
      [2, 1],
      [3, 2],
      [5, 3],
    ],
  );
});

test("what ends a match after its last move is a stop, and no move", () => {
  const stops = stopsOf([...LOG, row(6)]);
  assert.deepEqual([stops.at(-1)?.version, moveCount(stops)], [6, 3]);
});

test("an act between two moves is shown with the move before it", () => {
  assert.equal(stopAt(stopsOf(LOG), 4), 2);
});

test("the last stop is now", () => {
  const stops = stopsOf(LOG);
  assert.equal(stopAt(stops, null), 3);
  assert.equal(stepped(stops, 3, 1), null);
});

test("one step back from now is the table before the last move", () => {
  assert.equal(stepped(stopsOf(LOG), null, -1), 3);
});

test("there is nothing before the beginning", () => {
  assert.equal(stepped(stopsOf(LOG), 1, -1), 1);
});

test("where nobody has moved yet there is one stop", () => {
  assert.deepEqual(
    stopsOf([row(1)]).map(stop => stop.version),
    [1],
  );
});
