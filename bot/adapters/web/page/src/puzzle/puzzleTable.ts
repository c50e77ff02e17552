// A puzzle as a table of one side, so that its board is played as in a match.
import { nonce, post, Refused } from "../api.ts";
import { pathNow } from "../host/addresses.ts";
import { go } from "../host/ways.ts";
import { tapped } from "../people/tapped.ts";
import type { Side } from "../side.ts";
import { TableStore } from "../store.ts";
import type { Choice, Hall, Post, Reply, Seat, Visit } from "../types.ts";

export class PuzzleTable extends TableStore {
  private isBusy = false;
  /** What has led to what is shown; null: the address did. */
  private last: { choice: Choice; id: string } | null = null;
  private readonly game: string;

  constructor(hall: Hall, game: string, post: Post) {
    super("");
    this.game = game;
    this.hall = hall;
    this.visit = visitOf(game, post);
    this.shows(post, "", "");
  }

  override get isAsking(): boolean {
    return this.isBusy;
  }

  /** Choose something, or press a button; what comes of it takes the puzzle's place. */
  override async press(side: Side, choice: Choice): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.changed();
    const id = nonce();
    const { words, isWrong, post } = await tapped(choice, id);
    this.isBusy = false;
    if (post?.film) this.openSheet({ kind: "post", post, title: post.title });
    else if (post?.page && post.page !== pathNow()) go(post.page);
    else {
      if (post) this.last = { choice, id };
      this.showsAfter(choice, side, post, words);
    }
    this.changed();
    return !isWrong;
  }

  /** The page has another look or language: this is the puzzle in it, as its address shows it. */
  async renewed(hall: Hall, post: Post): Promise<void> {
    if (hall === this.hall) return;
    this.hall = hall;
    this.visit = visitOf(this.game, post);
    const before = this.active;
    // The same tap counts once.
    const found = this.last ? (await tapped(this.last.choice, this.last.id)).post : post;
    if (this.active === before) this.shows(found ?? before.post, before.error, before.undone);
  }

  override async why(side: Side, words: string): Promise<boolean> {
    const ticket = ticketOf(side.post);
    if (!ticket || this.isBusy) return false;
    try {
      await post<Reply>("/api/puzzle/why", { ticket, words });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { obstacles = null } = error.answer as Partial<Reply>;
      this.sides = [{ ...side, error: error.message, obstacles }];
      this.changed();
      return false;
    }
  }

  private showsAfter({ verb, notation }: Choice, side: Side, post: Post | null, words: string): void {
    const isStep = verb === "pw" && notation !== "";
    this.focus = verb === "ps" ? "asked" : isStep ? "send" : { move: side.undone };
    this.shows(post ?? side.post, words, isStep ? notation : side.undone);
  }

  private shows(post: Post, error: string, undone: string): void {
    const seat: Seat = post.hands[0]?.seat ?? "one";
    this.sides = [{ seat, post, error, isTypedError: false, undone }];
    this.changed();
  }
}

/** Any button of the puzzle: it names it. */
const ticketOf = ({ prompt: { groups, controls } }: Post): string =>
  [...groups.flatMap(group => group.choices), ...controls].find(one => one.ticket.startsWith("pz:"))
    ?.ticket ?? "";

function visitOf(game: string, { title, sides }: Post): Visit {
  return {
    table: "",
    game,
    game_name: "",
    title,
    version: 0,
    status: "playing",
    names: sides ?? { one: "", two: "" },
    sides: [],
    log: [],
    looked: 0,
    is_open: false,
    may_ask_takeback: false,
    rare: [],
    rematch: null,
    talk: [],
    may_talk: false,
    is_muted: false,
    watchers: [],
  };
}
