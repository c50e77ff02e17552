import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, Group, HandCard, Prompt } from "../types.ts";
import { byKey, movesOf, type Table } from "./moves.ts";

const choice = (notation: string, more: Partial<Choice> = {}): Choice => ({
  label: notation,
  detail: "",
  name: notation,
  notation,
  style: "move",
  href: "",
  ticket: `pw:${notation}`,
  verb: "pw",
  square: "",
  card: "",
  sign: "",
  ...more,
});
const group = (key: string, ...choices: Choice[]): Group => ({ key, label: key, present: "", choices });
const prompt = (groups: Group[], controls: Choice[] = []): Prompt => ({
  lead: "",
  rest: "",
  example: "",
  groups,
  controls,
});
const card = (code: string): HandCard => ({
  code,
  face: code,
  name: code,
  pips: 0,
  is_playable: true,
  is_drawn: false,
});
const table = (more: Partial<Table> = {}): Table => ({
  hasPlace: square => /^[a-h][1-8]$/.test(square),
  hand: [],
  narrowed: "",
  ...more,
});
const send = choice("", { verb: "ps", href: "", ticket: "ps" });

const foot = (square: string) => choice(square, { square, sign: "infantry" });
const horse = (square: string) => choice(square, { square, sign: "cavalry" });
const armies = prompt([
  group("infantry", foot("c1"), foot("d1")),
  group("cavalry", horse("a2")),
  group("pass", choice("-")),
]);
const to = (path: string, sign: string) => choice(path, { square: path.slice(-2), sign });
const walking = prompt([group("step", to("c1 c2", "infantry"), to("c1 b1", "infantry"))]);
const horseToo = prompt([group("cavalry", to("c1 c2 a2", "cavalry"))], [send]);
const horseWalking = prompt([group("ride", to("c1 c2 a2 a4", "cavalry"))]);

const swords = prompt([
  group("forward", choice("+3", { card: "3", square: "7", sign: "forward" })),
  group("attack", choice("1x4", { card: "4", sign: "attack" }), choice("2x4", { card: "4", sign: "attack" })),
]);
const hand = { hand: [card("3"), card("4"), card("4"), card("5")] };

const marked = (found: ReturnType<typeof movesOf>) =>
  found.squares.filter(one => one.isMarked).map(one => one.square);
const states = (found: ReturnType<typeof movesOf>) =>
  Object.fromEntries(found.tiles.map(tile => [tile.sign, tile.state]));

test("each card has its uses, equal cards have them once, and a card without any has none", () => {
  const { uses } = movesOf(swords, swords, "", table(hand));
  assert.deepEqual(
    [...uses].map(([code, found]) => [code, found.length]),
    [
      ["3", 1],
      ["4", 2],
    ],
  );
});

test("what a card does isn't said once more in words", () => {
  assert.deepEqual(movesOf(swords, swords, "", table(hand)).words, []);
});

test("keys go over the cards from the left, then over tiles, then over words", () => {
  const cards = movesOf(swords, swords, "", table(hand));
  assert.equal((byKey(cards, 3) as Choice).notation, "2x4");
  const squares = movesOf(armies, armies, "", table());
  assert.equal(byKey(squares, 2), "cavalry");
  assert.equal((byKey(squares, 3) as Choice).notation, "-");
  assert.equal(byKey(squares, 4), null);
});

test("while a move is previewed the others can still be chosen, and the one that is has its mark", () => {
  const { uses } = movesOf(prompt([], [send]), swords, "2x4", table(hand));
  assert.deepEqual(
    uses.get("4")?.map(use => [use.isNow, use.isChosen]),
    [
      [false, false],
      [false, true],
    ],
  );
});

test("a whole turn of several steps that is previewed leaves nothing to be chosen", () => {
  const found = movesOf(prompt([], [send]), armies, "c1 c2 a2 a4", table());
  assert.deepEqual([found.squares, found.words, found.named], [[], [], []]);
  assert.deepEqual(states(found), { infantry: "done", cavalry: "done" });
});

test("all pieces that may move are marked before one is pointed at", () => {
  assert.deepEqual(marked(movesOf(armies, armies, "", table())), ["c1", "d1", "a2"]);
});

test("a tile narrows the marks to its arm", () => {
  assert.deepEqual(marked(movesOf(armies, armies, "", table({ narrowed: "cavalry" }))), ["a2"]);
});

test("a taken piece marks where it can go, and another can be taken in its stead", () => {
  const found = movesOf(walking, armies, "c1", table());
  assert.equal(found.chosenSquare, "c1");
  assert.deepEqual(marked(found), ["c2", "b1"]);
  assert.deepEqual(
    found.squares.filter(one => one.lifts).map(one => one.square),
    ["d1", "a2"],
  );
});

test("a tile that is pressed while a piece of another arm is taken marks its own", () => {
  assert.deepEqual(marked(movesOf(walking, armies, "c1", table({ narrowed: "cavalry" }))), ["a2"]);
});

test("after an order its tile is done, and the other's pieces are marked", () => {
  const found = movesOf(horseToo, armies, "c1 c2", table());
  assert.deepEqual(states(found), { infantry: "done", cavalry: "now" });
  assert.equal(found.chosenSquare, "");
  assert.deepEqual(marked(found), ["a2"]);
});

test("the second order can't be left for a piece of the first", () => {
  const found = movesOf(horseWalking, armies, "c1 c2 a2", table());
  assert.deepEqual(states(found), { infantry: "done", cavalry: "chosen" });
  assert.deepEqual(
    found.squares.map(one => one.square),
    ["a4"],
  );
});

test("what stands on squares can be chosen by name too", () => {
  const { named, words } = movesOf(armies, armies, "", table());
  assert.deepEqual(
    named.map(row => row.group.key),
    ["infantry", "cavalry"],
  );
  assert.deepEqual(
    words.map(row => row.group.key),
    ["pass"],
  );
});

test("a menu is no move", () => {
  const menu = { ...group("side", choice("left")), present: "left" };
  const found = movesOf(prompt([menu]), prompt([menu]), "", table());
  assert.deepEqual(found.words, []);
});

test("squares of cards are marked only while their card is taken", () => {
  const places = table({ ...hand, hasPlace: square => square === "7" });
  assert.deepEqual(marked(movesOf(swords, swords, "", places)), []);
  assert.deepEqual(marked(movesOf(swords, swords, "", { ...places, narrowed: "3" })), ["7"]);
});
