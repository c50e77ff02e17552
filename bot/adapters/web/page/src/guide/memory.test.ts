import assert from "node:assert/strict";
import { test } from "node:test";
import { guidedAt, remember, remembered, withSeen } from "./memory.ts";

/** A storage of the browser's kind, in memory. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: index => [...kept.keys()][index] ?? null,
    removeItem: key => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

test("an address that names a guide begins one, and it is remembered without the address", () => {
  const kept = storage();
  assert.equal(guidedAt("abc", "?guide=first", kept)?.guide, "first");
  assert.equal(guidedAt("abc", "", kept)?.guide, "first");
});

test("a table opened without a guide has none", () => {
  assert.equal(guidedAt("abc", "", storage()), null);
});

test("opening the same address again keeps what was read", () => {
  const kept = storage();
  remember("abc", { guide: "first", seen: ["forward"], isOff: false }, kept);
  assert.deepEqual(guidedAt("abc", "?guide=first", kept)?.seen, ["forward"]);
});

test("another guide begins anew", () => {
  const kept = storage();
  remember("abc", { guide: "first", seen: ["forward"], isOff: true }, kept);
  assert.deepEqual(guidedAt("abc", "?guide=second", kept), { guide: "second", seen: [], isOff: false });
});

test("a bubble read twice is kept once", () => {
  assert.deepEqual(withSeen({ guide: "first", seen: ["a"], isOff: false }, "b", "a").seen, ["a", "b"]);
});

test("what isn't ours in the storage is no guide", () => {
  const kept = storage();
  for (const text of ["{", "7", '{"guide":1,"seen":[]}', '{"guide":"first"}']) {
    kept.setItem("salle-guide-abc", text);
    assert.equal(remembered("abc", kept), null, text);
  }
});
