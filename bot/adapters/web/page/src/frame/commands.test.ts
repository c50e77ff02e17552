import assert from "node:assert/strict";
import { test } from "node:test";
import { commandIn, commandsLike } from "./commands.ts";

const REVIEW = { act: "review", word: "analyser", earlier: ["repasser"], about: "…" };
const COMMANDS = [REVIEW, { act: "hand", word: "main", about: "…" }];

test("a command is found by its word, by its own name, and by what it was called earlier", () => {
  for (const said of ["/analyser", "/review 3", "/Repasser"])
    assert.equal(commandIn(said, COMMANDS).command, REVIEW);
  assert.equal(commandIn("/rien", COMMANDS).command, undefined);
});

test("earlier words aren't offered", () => {
  assert.deepEqual(commandsLike("/rep", COMMANDS), []);
  assert.equal(commandsLike("/re", COMMANDS)[0]?.notation, "/analyser");
});
