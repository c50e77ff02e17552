import assert from "node:assert/strict";
import { test } from "node:test";
import { beat, faster, SPEEDS, speedWords } from "./film.ts";

test("at twice the speed a position stands half as long", () => {
  assert.equal(beat(2), beat(1) / 2);
  assert.equal(beat(0.5), beat(1) * 2);
});

test("each press is one speed faster, and after the fastest comes the slowest", () => {
  assert.deepEqual(SPEEDS.map(faster), [1, 2, 4, 0.5]);
});

test("half speed is written as a half", () => {
  assert.equal(speedWords(0.5), "½×");
});
