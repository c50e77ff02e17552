// A puzzle as a table of one side, so that its board is played as in a match.
import { go, pathNow } from "../host/ways.ts";
import { tapped } from "../people/tapped.ts";
import { type Side, TableStore } from "../store.ts";
import type { Choice, Hall, Post, Seat, Visit } from "../types.ts";

export class PuzzleTable extends TableStore {
  private isBusy = false;

  constructor(hall: Hall, game: string, post: Post) {
    super("");
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
    const isStep = choice.verb === "pw" && choice.notation !== "";
    const { words, isWrong, post } = await tapped(choice);
    this.isBusy = false;
    if (post?.film) this.openSheet({ kind: "post", post, title: post.title });
    else if (post?.page && post.page !== pathNow()) go(post.page);
    else {
      this.focus = choice.verb === "ps" ? "asked" : isStep ? "send" : { move: side.undone };
      this.shows(post ?? side.post, words, isStep ? choice.notation : side.undone);
    }
    this.changed();
    return !isWrong;
  }

  /** A puzzle lies on no table: there nobody is asked. */
  override async why(): Promise<boolean> {
    return false;
  }

  private shows(post: Post, error: string, undone: string): void {
    const seat: Seat = post.hands[0]?.seat ?? "one";
    this.sides = [{ seat, post, error, isTypedError: false, undone }];
    this.changed();
  }
}

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
