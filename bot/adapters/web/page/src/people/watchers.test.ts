import assert from "node:assert/strict";
import { test } from "node:test";
import { setWords } from "../words.ts";
import { watching } from "./watchers.ts";

setWords({
  "talk-watches": "{name} watches",
  "talk-watch": "{names} watch",
  "talk-somebody": "somebody",
  "talk-somebody-more": "{count} more",
  "talk-people": "{count} people",
});

test("nothing is said where nobody watches", () => {
  assert.equal(watching([], "en"), "");
});

test("one who watches is named", () => {
  assert.equal(watching(["Carla"], "en"), "Carla watches");
});

test("whoever has no name is somebody", () => {
  assert.equal(watching(["Carla", ""], "en"), "Carla and somebody watch");
});

test("of very many the first are named and the others counted", () => {
  assert.equal(watching(["A", "B", "C", "D", "E"], "en"), "A, B, C, and 2 more watch");
});

test("one more than are named is named too", () => {
  assert.equal(watching(["A", "B", "C", "D"], "en"), "A, B, C, and D watch");
});

test("several without a name are counted", () => {
  assert.equal(watching(["", ""], "en"), "2 people watch");
  assert.equal(watching(["", "Carla", ""], "en"), "Carla and 2 more watch");
});
