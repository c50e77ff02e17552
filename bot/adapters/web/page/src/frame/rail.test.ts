import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableLine } from "../types.ts";
import { groupsOf, waitingElsewhere } from "./rail.ts";

const line = (table: string, group: string, waits = false): TableLine => ({
  table,
  game: "gyges",
  title: "Gygès",
  rival: "Bea",
  seat: "two",
  who: "Bea",
  group,
  asked: "",
  waits,
  is_open: false,
  score: "",
  left: "",
});

test("the groups stand in one order, whatever the order of the tables", () => {
  const groups = groupsOf([line("a", "finished"), line("b", "waiting"), line("c", "your-turn", true)]);
  assert.deepEqual(
    groups.map(group => group.key),
    ["your-turn", "waiting", "finished"],
  );
});

test("inside a group the server's order stays: the shortest time first", () => {
  const [group] = groupsOf([line("b", "waiting"), line("a", "waiting")]);
  assert.deepEqual(
    group?.lines.map(one => one.table),
    ["b", "a"],
  );
});

test("the table that one is at isn't offered as the next", () => {
  const found = waitingElsewhere([line("a", "your-turn", true), line("b", "your-turn", true)], "a");
  assert.deepEqual(
    found.map(one => one.table),
    ["b"],
  );
});
