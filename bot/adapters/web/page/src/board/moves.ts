// Where each thing that may be done now can be done: on a card, on a square, on a tile, in words.
import type { Choice, Group, HandCard, Prompt } from "../types.ts";

/** Something that may be chosen. */
export interface Move {
  choice: Choice;
  /** The key that chooses it; 0 for none. */
  key: number;
  /** False while another move is previewed: it can still be chosen in its stead. */
  isNow: boolean;
  /** Whether it is what is previewed. */
  isChosen: boolean;
}

/** A square of the board on which a click does something. */
export interface LiveSquare {
  square: string;
  choice: Choice;
  /** Whether it is marked: what is asked for now, and what a tile hasn't taken away. */
  isMarked: boolean;
  /** The card that says the same; then the square is for pointers only. "" for none. */
  card: string;
  /** Whether a piece is taken from there, so that it can be dragged. */
  lifts: boolean;
}

/** Asked for; the one that the marks are narrowed to, or that goes somewhere; neither. */
export type TileState = "now" | "chosen" | "done";

/** A kind of piece that squares are asked for. */
export interface Tile {
  sign: string;
  label: string;
  /** A square that one of them stands on. */
  square: string;
  /** Whether each such kind is asked for once: then what isn't asked for any more is given. */
  isOrder: boolean;
  key: number;
  state: TileState;
}

/** Moves of one kind in words. */
export interface Row {
  group: Group;
  moves: Move[];
}

export interface Moves {
  /** By the code of their card. */
  uses: Map<string, Move[]>;
  squares: LiveSquare[];
  /** Where the piece stands that is to go somewhere; "" for none. */
  chosenSquare: string;
  tiles: Tile[];
  words: Row[];
  /** Those that stand on squares, by their names, for whoever can't point. */
  named: Row[];
}

export interface Table {
  hasPlace: (square: string) => boolean;
  hand: HandCard[];
  /** The sign of the tile, or the code of the card, that was taken; "" for none. */
  narrowed: string;
}

const KEYS = 9;

/** Groups to choose a move from; those with a `present` choice are menus, and stand elsewhere. */
const groupsOf = (prompt: Prompt) => prompt.groups.filter(group => !group.present);

const choicesOf = (groups: Group[]) => groups.flatMap(group => group.choices);

/** The step before the last of a move's beginning: whence it goes. */
export const originOf = (choice: Choice) => choice.notation.split(" ").at(-2) ?? "";

/**
 * What can be done under `now`. `root` is what was asked first in this decision: while a move is
 * previewed its choices stay, so that another one is chosen by one click; `entered` is the move, or
 * its beginning, that was entered last.
 */
export function movesOf(now: Prompt, root: Prompt, entered: string, table: Table): Moves {
  const live = groupsOf(now);
  const isNow = live.length > 0;
  // A move of one step can be changed for another while it is previewed; a longer one is taken back.
  const groups = isNow || entered.includes(" ") ? live : groupsOf(root);
  const codes = new Set(table.hand.map(card => card.code));
  const isOnCard = (choice: Choice) => codes.has(choice.card);
  const isOnSquare = (choice: Choice) => !isOnCard(choice) && table.hasPlace(choice.square);
  const rows = (isHere: (choice: Choice) => boolean) =>
    groups
      .map(group => ({ group, moves: group.choices.filter(isHere).map(choice => move(choice)) }))
      .filter(row => row.moves.length > 0);
  const move = (choice: Choice): Move => ({
    choice,
    key: 0,
    isNow,
    isChosen: !isNow && choice.notation === entered,
  });
  const uses = new Map<string, Move[]>();
  for (const card of table.hand) {
    if (uses.has(card.code)) continue;
    const found = choicesOf(groups).filter(choice => choice.card === card.code);
    if (found.length > 0) uses.set(card.code, found.map(move));
  }
  // What can be sent as it is goes on with another piece; else the one that was taken is to go on.
  const isWhole = now.controls.some(control => control.verb === "ps");
  const walk = walkOf(isWhole ? [] : choicesOf(live), choicesOf(groupsOf(root)), table);
  const found: Moves = {
    uses,
    squares: liveSquares(choicesOf(groups), isNow, walk, table, codes),
    chosenSquare: walk.square,
    tiles: tilesOf(root, isOnSquare, sign => tileState(sign, choicesOf(live), walk, table)),
    words: rows(choice => !isOnCard(choice) && !isOnSquare(choice)),
    named: rows(isOnSquare),
  };
  numbered(found);
  return found;
}

/** A piece that was taken, and is to go somewhere. */
interface Walk {
  /** Where it stands; "" while none is taken. */
  square: string;
  sign: string;
  /** Pieces that can be taken instead of it, while nothing else is entered. */
  others: Choice[];
}

function walkOf(live: Choice[], first: Choice[], { hasPlace }: Table): Walk {
  const [one] = live;
  const square = one ? originOf(one) : "";
  if (!one || !hasPlace(square) || live.some(choice => originOf(choice) !== square)) {
    return { square: "", sign: "", others: [] };
  }
  const isFirst = one.notation === `${square} ${one.notation.split(" ").at(-1)}`;
  const taken = isFirst ? first.find(choice => choice.notation === square) : undefined;
  if (!taken) return { square, sign: one.sign, others: [] };
  return { square, sign: taken.sign, others: first.filter(choice => choice !== taken) };
}

function tileState(sign: string, live: Choice[], walk: Walk, { narrowed }: Table): TileState {
  if (narrowed === sign) return "chosen";
  if (walk.square) {
    if (sign === walk.sign) return "chosen";
    return walk.others.some(choice => choice.sign === sign) ? "now" : "done";
  }
  return live.some(choice => choice.sign === sign) ? "now" : "done";
}

/** Live squares, each once: the first choice of a square is the plainest. */
function liveSquares(
  choices: Choice[],
  isNow: boolean,
  walk: Walk,
  { hasPlace, narrowed }: Table,
  codes: Set<string>,
): LiveSquare[] {
  const found = new Map<string, LiveSquare>();
  const add = (choice: Choice, isMarked: boolean, lifts: boolean) => {
    const { square } = choice;
    if (!hasPlace(square) || found.has(square) || square === walk.square) return;
    const card = codes.has(choice.card) ? choice.card : "";
    found.set(square, { square, choice, card, lifts, isMarked: isMarked && (!card || card === narrowed) });
  };
  // A tile that was pressed while a piece of another kind is taken asks for a piece again.
  const isElsewhere = narrowed !== "" && walk.others.some(choice => choice.sign === narrowed);
  for (const choice of choices) {
    const isTaken = !narrowed || choice.sign === narrowed || choice.card === narrowed;
    add(choice, isNow && !isElsewhere && isTaken, isNow && !walk.square);
  }
  for (const choice of walk.others) add(choice, isElsewhere && choice.sign === narrowed, true);
  return [...found.values()];
}

/** A tile for each sign that the first choices on squares have, if they have several. */
function tilesOf(
  root: Prompt,
  here: (choice: Choice) => boolean,
  state: (sign: string) => TileState,
): Tile[] {
  const found = new Map<string, Tile>();
  for (const group of groupsOf(root)) {
    const signed = group.choices.filter(choice => choice.sign && here(choice));
    const isOrder = new Set(signed.map(choice => choice.sign)).size === 1;
    for (const { sign, square, detail } of signed) {
      const label = isOrder ? group.label : detail || group.label;
      if (!found.has(sign)) found.set(sign, { sign, label, square, isOrder, key: 0, state: state(sign) });
    }
  }
  return found.size > 1 ? [...found.values()] : [];
}

/** Give out the keys 1 to 9: cards from the left, then tiles, then words. */
function numbered({ uses, tiles, words }: Moves): void {
  const each = [...[...uses.values()].flat(), ...tiles, ...words.flatMap(row => row.moves)];
  each.slice(0, KEYS).forEach((one, n) => {
    one.key = n + 1;
  });
}

/** What a key chooses: a move, or a tile's sign. */
export function byKey({ uses, tiles, words }: Moves, key: number): Choice | string | null {
  const rows = [...uses.values(), ...words.map(row => row.moves)].flat();
  const found = rows.find(move => move.key === key);
  return found?.choice ?? tiles.find(tile => tile.key === key)?.sign ?? null;
}
