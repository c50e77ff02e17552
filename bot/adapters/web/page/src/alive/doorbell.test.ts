import assert from "node:assert/strict";
import { test } from "node:test";
import { Doorbell } from "./doorbell.ts";

test("what waits already when the page is opened is no news", () => {
  assert.equal(new Doorbell().isNews(["abc"], 0), false);
});

test("a table that begins to wait is news, once", () => {
  const doorbell = new Doorbell();
  doorbell.isNews([], 0);
  assert.equal(doorbell.isNews(["abc"], 10_000), true);
  assert.equal(doorbell.isNews(["abc"], 20_000), false);
});

test("a rival who answers at once rings no bell", () => {
  const doorbell = new Doorbell();
  doorbell.isNews(["abc"], 0);
  doorbell.isNews([], 10_000);
  assert.equal(doorbell.isNews(["abc"], 11_000), false);
});

test("a rival who takes their time does", () => {
  const doorbell = new Doorbell();
  doorbell.isNews(["abc"], 0);
  doorbell.isNews([], 10_000);
  assert.equal(doorbell.isNews(["abc"], 60_000), true);
});
