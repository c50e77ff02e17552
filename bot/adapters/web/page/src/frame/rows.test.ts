import assert from "node:assert/strict";
import { test } from "node:test";
import type { Row } from "../types.ts";
import { isOneMove, itemsOf, type LogItem } from "./rows.ts";

const row = (version: number, words: string, heading = ""): Row => ({
  version,
  number: 0,
  seat: "one",
  words,
  result: "",
  at: 0,
  heading,
  mark: "",
});

const LOG = [row(1, "", "Round 1"), row(2, "forward"), row(3, "back", "Round 2"), row(4, "attack")];

const said = (item: LogItem) =>
  item.kind === "row" ? item.row.words : item.kind === "heading" ? item.words : "since";

const versions = (items: LogItem[], is: (item: LogItem & { kind: "row" }) => boolean) =>
  items.flatMap(item => (item.kind === "row" && is(item) ? [item.row.version] : []));

test("a heading follows the act that began its round", () => {
  assert.deepEqual(itemsOf(LOG, null, 0).map(said), ["Round 1", "forward", "back", "Round 2", "attack"]);
});

test("now the last line is marked as shown", () => {
  assert.deepEqual(
    versions(itemsOf(LOG, null, 0), item => item.isShown),
    [4],
  );
});

test("stepped back, the line of that moment is marked, and those after it are later", () => {
  const items = itemsOf(LOG, 2, 0);
  assert.deepEqual(
    versions(items, item => item.isShown),
    [2],
  );
  assert.deepEqual(
    versions(items, item => item.isLater),
    [3, 4],
  );
});

test("what is new since one last looked stands below a mark", () => {
  assert.deepEqual(itemsOf(LOG, null, 3).map(said), [
    "Round 1",
    "forward",
    "back",
    "Round 2",
    "since",
    "attack",
  ]);
});

test("who was never here, or has seen all, gets no mark", () => {
  for (const looked of [0, 4]) assert.ok(!itemsOf(LOG, null, looked).some(item => item.kind === "since"));
});

test("a move after one of the other side is told alone; a second one, or another act, isn't", () => {
  const move = (number: number, seat: Row["seat"]): Row => ({ ...row(number, "move"), number, seat });
  assert.equal(isOneMove([move(1, "one"), move(2, "two")]), true);
  assert.equal(isOneMove([move(1, "one")]), true);
  assert.equal(isOneMove([move(1, "one"), move(2, "two"), move(3, "two")]), false);
  assert.equal(isOneMove([move(1, "one"), row(2, "a draw is offered")]), false);
  assert.equal(isOneMove([]), false);
});
