import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box, Choice, Drawing } from "../types.ts";
import { ghostOf } from "./sprites.ts";

const at = (x: number): Box => [x, 0, 0.125, 0.5];

function drawing(...pieces: [kind: string, box: Box][]): Drawing {
  const places = Object.fromEntries(["1", "2", "3", "4"].map((name, n) => [name, at(n / 8)]));
  const found = pieces.map(([kind, box]) => ({ kind, box }));
  return { src: "", dense: "", width: 100, height: 100, places, cards: [], pieces: found };
}

const to = (notation: string, square: string, card = "") => ({ notation, square, card }) as Choice;
const strip = drawing(["one-1-4", [0, 0.5, 0.25, 0.25]], ["two-1-4", [0.375, 0.5, 0.25, 0.25]]);

test("a piece is shown on the square that it would go to", () => {
  const board = drawing(["man-one", at(0)]);
  assert.deepEqual(ghostOf(to("1 3", "3"), board, "one"), { kind: "man-one", box: at(0.25) });
});

test("no piece is shown over a square where a fencer stands", () => {
  const board = drawing(["man-one", at(0)], ["man-two", at(0.25)]);
  assert.equal(ghostOf(to("1 3", "3"), board, "one"), null);
});

test("a card shows one's own fencer as far as it leads", () => {
  assert.deepEqual(ghostOf(to("+2", "3", "2"), strip, "one"), {
    kind: "one-1-4",
    box: [0.25, 0.5, 0.25, 0.25],
  });
});

test("an attack shows nobody in the other's place", () => {
  assert.equal(ghostOf(to("1x3", "4", "3"), strip, "one"), null);
});
