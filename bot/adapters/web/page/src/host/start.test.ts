import assert from "node:assert/strict";
import { test } from "node:test";
import { startOf } from "./start.ts";

test("a start parameter names a table, a puzzle, a profile, a tournament", () => {
  assert.equal(startOf("/t/k4bh8"), "t_k4bh8");
  assert.equal(startOf("/puzzle/en_garde/12"), "p_en_garde_12");
  assert.equal(startOf("/p/AbC-_0123456789abcdefgh"), "u_AbC-_0123456789abcdefgh");
  assert.equal(startOf("/tournament/k4bh8"), "w_k4bh8");
});

test("nothing else is named", () => {
  for (const path of ["/", "/p/abc", "/t/../x", "/puzzle/gyges"]) assert.equal(startOf(path), "");
});
