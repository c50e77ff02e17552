import assert from "node:assert/strict";
import { test } from "node:test";
import { startOf } from "./start.ts";

test("a start parameter names a table or a puzzle", () => {
  assert.equal(startOf("/t/k4bh8"), "t_k4bh8");
  assert.equal(startOf("/puzzle/en_garde/12"), "p_en_garde_12");
});

test("nothing else is named", () => {
  for (const path of ["/", "/p/abc", "/t/../x", "/puzzle/gyges"]) assert.equal(startOf(path), "");
});
