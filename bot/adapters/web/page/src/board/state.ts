// What board, hand and tiles know together, beside the table's store.
import { decision } from "../side.ts";
import type { TableStore } from "../store.ts";
import type { Choice, Hand, Post, Prompt } from "../types.ts";
import { useTable } from "../useTable.ts";
import { type Moves, movesOf } from "./moves.ts";
import { pieceOn } from "./sprites.ts";

const NOTHING: Prompt = { lead: "", rest: "", example: "", groups: [], controls: [] };

type Hands = Pick<Post, "hands" | "seen">;

type Asked = Hands & Pick<Post, "prompt">;

export class BoardState {
  /** What a pointer, or the focus, is at: it is shown on the board before it is chosen. */
  pointed: Choice | null = null;
  private isDropped = false;
  private readonly roots = new Map<string, { decision: string; asked: Asked }>();
  private readonly store: TableStore;
  private tile = { sign: "", under: "" };

  constructor(store: TableStore) {
    this.store = store;
  }

  /** What can be done now by whoever is to act; nothing while another moment is looked at. */
  get moves(): Moves {
    const { active: side, at } = this.store;
    const { prompt, board } = at === null ? side.post : { prompt: NOTHING, board: null };
    const places = board?.upright.places ?? {};
    const root = this.root;
    return movesOf(prompt, at === null ? root.prompt : NOTHING, side.undone, {
      hasPlace: square => square in places,
      hand: root.hands.flatMap(hand => hand.cards),
      narrowed: this.narrowed,
    });
  }

  /** The hands that are shown: while a move is previewed the hand that it is chosen from. */
  get hands(): Hand[] {
    return this.shown.hands;
  }

  /** What was seen of hands that are closed. */
  get seen(): Hand[] {
    return this.shown.seen;
  }

  private get shown(): Hands {
    const { active: side, at, position, sides } = this.store;
    return at === null ? this.root : (position?.[sides.indexOf(side)] ?? side.post);
  }

  /** What was asked first in the decision that is before the active side, and with which hand. */
  private get root(): Asked {
    const { active: side } = this.store;
    const key = side.seat ?? "";
    const now = decision(side.post);
    if (!side.post.is_preview) this.roots.set(key, { decision: now, asked: side.post });
    const known = this.roots.get(key);
    return known?.decision === now ? known.asked : side.post;
  }

  /** The sign that the marked squares are narrowed to, under what is asked now. */
  get narrowed(): string {
    return this.tile.under === this.asked ? this.tile.sign : "";
  }

  /**
   * Narrow the marked squares to a sign; the same sign again widens them. Who has no pointer is led to
   * the first of them.
   */
  narrow(sign: string, isByKey = false): void {
    this.tile = { sign: sign === this.narrowed ? "" : sign, under: this.asked };
    const first = this.moves.squares.find(one => one.isMarked);
    if (isByKey && first) this.store.focus = { move: first.choice.notation };
    this.store.changed();
  }

  private get asked(): string {
    return this.store.active.post.prompt.groups[0]?.choices[0]?.ticket ?? "";
  }

  /** Show on the board, and say in the ribbon, what a choice would do, and `more`; null: nothing. */
  point(choice: Choice | null, more = ""): void {
    if (this.pointed?.ticket === choice?.ticket) return;
    this.pointed = choice;
    const words = choice ? choice.name + more : "";
    if (words === this.store.hint) this.store.changed();
    else this.store.hintAt(words);
  }

  /** A piece was dropped where it goes: that isn't shown once more as motion. */
  drop(choice: Choice): Promise<boolean> {
    this.isDropped = true;
    return this.press(choice);
  }

  /** Whether the newest picture came of a drop; asked once for each. */
  takeDrop(): boolean {
    const was = this.isDropped;
    this.isDropped = false;
    return was;
  }

  /** A square was pressed, or a piece dropped on it, where nothing can be done: why not? */
  async refuse(square: string): Promise<void> {
    const { active: side, at } = this.store;
    const { board, prompt } = side.post;
    const { squares, chosenSquare } = this.moves;
    const isOfPieces = chosenSquare !== "" || squares.some(one => one.lifts && !one.card);
    if (at !== null || !board || !isOfPieces || square === chosenSquare) return;
    if (!side.post.is_preview) {
      if (pieceOn(board.upright, square)) await this.store.why(side, `${square} ${square}`);
    } else if (prompt.groups.length > 0) await this.store.why(side, `${side.undone} ${square}`);
  }

  /** Make a choice. */
  press(choice: Choice): Promise<boolean> {
    this.point(null);
    return this.store.press(this.store.active, choice);
  }
}

const states = new WeakMap<TableStore, BoardState>();

/** The table's store, and what is shared on its board. */
export function useBoard(): { store: TableStore; state: BoardState; moves: Moves } {
  const store = useTable();
  const state = states.get(store) ?? new BoardState(store);
  states.set(store, state);
  return { store, state, moves: state.moves };
}
