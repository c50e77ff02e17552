import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat, TalkLine } from "../types.ts";
import { news, unread, whenSaid } from "./talk.ts";

const line = (number: number, seat: Seat): TalkLine => ({
  number,
  seat,
  who: seat,
  text: "Hello",
  at: number,
});

test("lines of the other that came after the last one read are new", () => {
  const lines = [line(1, "two"), line(2, "two"), line(3, "one"), line(4, "two")];
  assert.equal(unread(lines, ["one"], 1), 2);
});

test("a spectator has no lines of their own", () => {
  assert.equal(unread([line(1, "one"), line(2, "two")], [], 0), 2);
});

test("one's own line is no news", () => {
  assert.equal(news([line(1, "two"), line(2, "one")], ["one"], 0), null);
});

test("the last line of another is news until it has been told", () => {
  const lines = [line(1, "one"), line(2, "two")];
  assert.equal(news(lines, ["one"], 1), lines[1]);
  assert.equal(news(lines, ["one"], 2), null);
});

test("where nothing has been said nothing is new", () => {
  assert.equal(news([], ["one"], 0), null);
});

test("a line of today shows its hour alone, an older one its day too", () => {
  const then = new Date(2026, 10, 23, 18, 40);
  const at = then.getTime() / 1000;
  assert.equal(whenSaid(at, new Date(2026, 10, 23, 23, 0), "en-GB"), "18:40");
  assert.match(whenSaid(at, new Date(2026, 10, 24, 1, 0), "en-GB"), /23 Nov.*18:40/);
});
