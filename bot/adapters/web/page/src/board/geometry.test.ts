import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box } from "../types.ts";
import { inReadingOrder, moved, neighbour, placeAt } from "./geometry.ts";

// Three by three squares: a3 b3 c3 / a2 b2 c2 / a1 b1 c1.
const places: Record<string, Box> = {};
for (const [column, file] of ["a", "b", "c"].entries()) {
  for (const [row, rank] of ["3", "2", "1"].entries()) {
    places[`${file}${rank}`] = [column / 3, row / 3, 1 / 3, 1 / 3];
  }
}
const all = Object.keys(places);

test("squares are read row after row, each from the left, whatever their names", () => {
  assert.deepEqual(inReadingOrder(["c1", "a3", "b2", "c3"], places), ["a3", "c3", "b2", "c1"]);
});

test("a square that has no place is left out of the order", () => {
  assert.deepEqual(inReadingOrder(["z9", "a1"], places), ["a1"]);
});

test("an arrow goes to the next square of its row", () => {
  assert.equal(neighbour("a2", "ArrowRight", all, places), "b2");
});

test("an arrow passes over squares that aren't alive", () => {
  assert.equal(neighbour("a2", "ArrowRight", ["a2", "c2"], places), "c2");
});

test("an arrow takes a square aside where its own row has no more", () => {
  assert.equal(neighbour("a2", "ArrowUp", ["a2", "b3", "c1"], places), "b3");
});

test("a near square straight on is better than one aside that is as near", () => {
  assert.equal(neighbour("a1", "ArrowUp", ["a1", "c2", "a3"], places), "a3");
});

test("at the edge an arrow goes nowhere", () => {
  assert.equal(neighbour("c3", "ArrowRight", all, places), null);
});

test("a pointer means the square it is in", () => {
  assert.equal(placeAt([0.5, 0.5], all, places, 0), "b2");
});

test("beside all squares a pointer means the nearest that is within reach", () => {
  assert.equal(placeAt([0.5, 0.1], ["a1", "b2"], places, 0.5), "b2");
});

test("out of reach a pointer means no square", () => {
  assert.equal(placeAt([0.5, 0.1], ["a1", "b2"], places, 0.2), null);
});

test("a piece keeps its size and its place in the square when it is moved to another", () => {
  assert.deepEqual(
    moved([0.25, 0.25, 0.25, 0.5], [0, 0, 0.5, 0.5], [0.5, 0.25, 0.5, 0.5]),
    [0.75, 0.5, 0.25, 0.5],
  );
});
