import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../types.ts";
import { controlsOf } from "./controls.ts";

const placed = (...verbs: string[]) => {
  const controls = verbs.map(verb => ({ verb, notation: "" }) as Choice);
  const { others, hints } = controlsOf({ prompt: { controls } } as Parameters<typeof controlsOf>[0]);
  return { others: others.map(one => one.verb), hints: hints.map(one => one.verb) };
};

test("what happened is shown by a link beside the hints, and by no button", () => {
  assert.deepEqual(placed("ms", "mo", "bt"), { others: [], hints: ["ms"] });
});

test("where a sheet lies over the table, all its buttons are buttons", () => {
  assert.deepEqual(placed("ms", "ry"), { others: ["ms", "ry"], hints: [] });
});

test("an onlooker, who has neither a hand nor a turn, isn't led to them", () => {
  assert.deepEqual(placed("hd", "bt", "mo").others, []);
  assert.deepEqual(placed("tu", "bt", "mo").others, []);
});
