import assert from "node:assert/strict";
import { test } from "node:test";
import { pathOf, startOf } from "./start.ts";

test("a start parameter names the page that it was made of", () => {
  for (const path of ["/t/k4bh8", "/puzzle/en_garde/12"]) assert.equal(pathOf(startOf(path)), path);
});

test("nothing else is named, nor leads anywhere", () => {
  for (const path of ["/", "/p/abc", "/t/../x", "/puzzle/gyges"]) assert.equal(startOf(path), "");
  for (const start of ["", "t_", "t_a/b", "x_1", "p_gyges_", "//evil"]) assert.equal(pathOf(start), "");
});
