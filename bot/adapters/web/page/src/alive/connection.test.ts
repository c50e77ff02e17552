import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, pauseAfter } from "./connection.ts";

test("requests that fail together count as one try, and go on together", async () => {
  const connection = new Connection();
  const both = Promise.all([connection.pauseBeforeNext(), connection.pauseBeforeNext()]);
  assert.equal(connection.lost?.tries, 1);
  connection.tryNow();
  await both;
});

test("the time since when nobody answers stays through all tries", async () => {
  const connection = new Connection();
  const first = connection.pauseBeforeNext();
  const since = connection.lost?.since;
  connection.tryNow();
  await first;
  connection.pauseBeforeNext();
  assert.deepEqual(connection.lost, { since, tries: 2 });
  connection.tryNow();
});

test("a single failure isn't said", async () => {
  const connection = new Connection();
  const waiting = connection.pauseBeforeNext();
  assert.equal(connection.isLost, false);
  connection.tryNow();
  await waiting;
});

test("who listens hears of the loss, and of its end once", () => {
  const connection = new Connection();
  const heard: (number | null)[] = [];
  connection.onChange(lost => heard.push(lost?.tries ?? null));
  connection.pauseBeforeNext();
  connection.tryNow();
  connection.answered();
  connection.answered();
  assert.deepEqual(heard, [1, null]);
});

test("what is given up doesn't wait any longer", async () => {
  const connection = new Connection();
  const giveUp = new AbortController();
  const waiting = connection.pauseBeforeNext(giveUp.signal);
  giveUp.abort();
  await waiting;
  assert.equal(connection.lost?.tries, 1);
  connection.tryNow();
});

test("pauses grow, and no further than four seconds", () => {
  assert.deepEqual([1, 2, 3, 4, 100].map(pauseAfter), [1, 2, 4, 4, 4]);
});
