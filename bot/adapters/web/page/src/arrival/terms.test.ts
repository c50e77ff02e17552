import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameEntry, Hall } from "../types.ts";
import { changesInWords, isSame, OWN_CLOCK, termsOf } from "./terms.ts";

const CLOCKS: Hall["clocks"] = {
  presets: [{ id: "", name: "as usual" }],
  own: "my own",
  figures: [
    { name: "bank", label: "Time", values: [], default: 72 },
    { name: "increment", label: "A move adds", values: [], default: 12 },
    { name: "cap", label: "At most", values: [], default: 120 },
  ],
};

const GAME: GameEntry = {
  id: "duel",
  name: "Duel",
  about: "",
  caption: "",
  alt: "",
  hero: [1, 1],
  plate: [1, 1],
  levels: [],
  sides: [{ id: "challenger", name: "you" }],
  guides: [],
  has_lessons: false,
  options: [
    {
      name: "touches",
      label: "Touches",
      default: "5",
      values: [
        { id: "1", name: "first to 1" },
        { id: "5", name: "first to 5" },
      ],
    },
  ],
};

test("an untouched form has the usual options, the usual clock and the first side", () => {
  assert.deepEqual(termsOf(GAME, CLOCKS, {}), {
    game: "duel",
    options: { touches: "5" },
    clock: "",
    begins: "challenger",
    rating: "",
    series: "",
  });
});

test("figures of one's own are written in hours, the untouched ones as usual", () => {
  assert.equal(termsOf(GAME, CLOCKS, { clock: OWN_CLOCK, bank: "48" }).clock, "48h+12h/120h");
});

test("figures without the clock of one's own change nothing", () => {
  assert.ok(isSame(termsOf(GAME, CLOCKS, { bank: "48" }), termsOf(GAME, CLOCKS, {})));
});

test("a changed option is other terms", () => {
  assert.ok(!isSame(termsOf(GAME, CLOCKS, { touches: "1" }), termsOf(GAME, CLOCKS, {})));
});

test("what was chosen of the rating is other terms than the usual", () => {
  assert.equal(termsOf(GAME, CLOCKS, { rating: "friendly" }).rating, "friendly");
  assert.ok(!isSame(termsOf(GAME, CLOCKS, { rating: "friendly" }), termsOf(GAME, CLOCKS, {})));
});

test("only changed options are said, by the names of their values", () => {
  assert.deepEqual(changesInWords(GAME, { touches: "1" }), ["first to 1"]);
  assert.deepEqual(changesInWords(GAME, { touches: "5" }), []);
});
