import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box, Drawing } from "../types.ts";
import { blanks, glides, holes, startOf } from "./motion.ts";

const at = (x: number, y = 0): Box => [x, y, 0.1, 0.1];

function drawing(...pieces: [kind: string, box: Box][]): Drawing {
  const found = pieces.map(([kind, box]) => ({ kind, box }));
  return { src: "", dense: "", width: 100, height: 100, places: {}, cards: [], pieces: found };
}

test("where nothing moved nothing glides", () => {
  const board = drawing(["man-one", at(0)], ["man-one", at(0.5)]);
  assert.deepEqual(glides(board, board), []);
});

test("a piece glides from where it was to where it is", () => {
  const before = drawing(["man-one", at(0)], ["man-one", at(0.5)]);
  const after = drawing(["man-one", at(0.3)], ["man-one", at(0.5)]);
  assert.deepEqual(glides(before, after), [{ kind: "man-one", from: at(0), to: at(0.3) }]);
});

test("of equal pieces in a row that is pushed each goes on by one", () => {
  const before = drawing(["man-one", at(0)], ["man-one", at(0.1)]);
  const after = drawing(["man-one", at(0.1)], ["man-one", at(0.2)]);
  assert.deepEqual(glides(before, after), [
    { kind: "man-one", from: at(0), to: at(0.1) },
    { kind: "man-one", from: at(0.1), to: at(0.2) },
  ]);
});

test("a piece beside the way stays where it is", () => {
  const before = drawing(["man-one", at(0)], ["man-one", at(0.1, 0.1)]);
  const after = drawing(["man-one", at(0.2)], ["man-one", at(0.1, 0.1)]);
  assert.deepEqual(glides(before, after), [{ kind: "man-one", from: at(0), to: at(0.2) }]);
});

test("a piece never turns into one of another kind", () => {
  assert.deepEqual(glides(drawing(["man-one", at(0)]), drawing(["horse-two", at(0.3)])), []);
});

test("a fencer who takes another pose glides in it, and the other one stands in front", () => {
  const before = drawing(["one-5-9", at(0)], ["two-5-9", at(0.5)]);
  const after = drawing(["one-8-9", at(0.3)], ["two-8-9", at(0.5)]);
  assert.deepEqual(glides(before, after), [
    { kind: "two-8-9", from: at(0.5), to: at(0.5) },
    { kind: "one-8-9", from: at(0), to: at(0.3) },
  ]);
});

test("fencers who only look different don't move", () => {
  assert.deepEqual(glides(drawing(["one-5-9", at(0)]), drawing(["one-5-9-two-attack", at(0)])), []);
});

test("where figures walk the picture is blank down to their feet", () => {
  const glide = { kind: "one-5-9", from: [0, 0, 0.1, 1] as Box, to: [0.5, 0, 0.1, 1] as Box };
  assert.deepEqual(
    blanks([glide]).map(([left, , , height]) => [left, height < 1 && height > 0.9]),
    [
      [0, true],
      [0.5, true],
    ],
  );
});

test("a piece of another size keeps to its middle and its foot", () => {
  assert.deepEqual(startOf({ kind: "one-5-9", from: [0, 0.5, 0.5, 0.5], to: [0.25, 0, 0.5, 1] }), [-0.5, 0]);
});

test("who is taken goes nowhere, and who is new comes from nowhere", () => {
  assert.deepEqual(glides(drawing(["man-one", at(0)]), drawing()), []);
  assert.deepEqual(glides(drawing(), drawing(["man-one", at(0)])), []);
});

test("the old picture has a hole where a piece left", () => {
  assert.match(
    holes([[0.25, 0.5, 0.1, 0.1]]),
    /^polygon\(evenodd, .*25\.00% 50\.00%, 25\.00% 60\.00%, 35\.00% 60\.00%/,
  );
});
