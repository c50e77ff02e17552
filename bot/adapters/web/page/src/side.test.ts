import assert from "node:assert/strict";
import { test } from "node:test";
import { newSide, sideAfter } from "./side.ts";
import type { Choice, Post } from "./types.ts";

const HANDS = { hands: [], is_over: false, is_preview: false };

/** A post of version `version` whose move belongs to the decision of version `asked`. */
const post = (version: number, asked: number) =>
  ({
    ...HANDS,
    version,
    prompt: { groups: [], controls: [{ verb: "ps", ticket: `ps:web:hall:k3zq:${asked}:0` } as Choice] },
  }) as unknown as Post;

test("what is as new stays, unless another look is wanted", () => {
  const side = newSide("one", post(4, 4));
  const found = post(4, 4);
  assert.equal(sideAfter(side, found, false), side);
  assert.equal(sideAfter(side, found, true).post, found);
});

test("a move that is entered stays in another look, and goes when another is asked for", () => {
  const side = { ...newSide("one", post(4, 4)), entered: { path: "tap", body: {} } };
  assert.equal(sideAfter(side, post(4, 4), true), side);
  assert.deepEqual(sideAfter(side, post(5, 5), true), newSide("one", post(5, 5)));
});

test("a preview outlasts what the other has chosen in secret", () => {
  const preview = { ...post(4, 4), is_preview: true };
  const after = sideAfter(newSide("one", preview), post(5, 4), false);
  assert.deepEqual([after.post.is_preview, after.post.version], [true, 5]);
});
