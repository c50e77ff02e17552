import assert from "node:assert/strict";
import { test } from "node:test";
import { InTurn } from "./inTurn.ts";

test("what is asked for meanwhile is done once more, however often it was asked for", async () => {
  const done: boolean[] = [];
  const begun: (() => void)[] = [];
  const turns = new InTurn(isForced => {
    done.push(isForced);
    return new Promise(resolve => begun.push(resolve));
  });
  const all = turns.ask(false);
  assert.equal(turns.ask(true), all);
  turns.ask(false);
  begun.shift()?.();
  await Promise.resolve();
  begun.shift()?.();
  await all;
  assert.deepEqual(done, [false, true]);
  assert.equal(turns.underWay, null);
});
