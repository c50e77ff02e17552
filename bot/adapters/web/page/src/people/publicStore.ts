// A page that shows a post by itself, as this tab knows it.

import { get, greet, Refused, readBoot } from "../api.ts";
import type { Sheet } from "../dialogs/sheet.ts";
import { addressOf, pathNow } from "../host/addresses.ts";
import type { Boot, Choice, Hall, Post, Reply, TableLine } from "../types.ts";
import { say, speakAs } from "../words.ts";
import { tapped } from "./tapped.ts";

/** Verbs of buttons that change nothing: lessons, leaderboards, profiles, past matches. */
const LOOKS = new Set(["le", "lb", "pf", "mp", "mt", "mv"]);

/** What was shown, and the button that led there; null: the address did. */
interface Seen {
  post: Post | null;
  by: Choice | null;
  /** Whether it is in another look or language than the page. */
  isOld: boolean;
}

export class PublicStore {
  hall!: Hall;
  tables: TableLine[] = [];
  /** What is shown; null: nothing, for the reason that `refusal` tells. */
  shown: Post | null = null;
  refusal = "";
  sheet: Sheet | null = null;
  /** Whether no button has been pressed yet. */
  isFirst = true;

  protected readonly draw: () => void;
  /** What was shown one after the other: the browser's back and forward lead through it. */
  private seen: Seen[] = [];

  constructor(draw: () => void) {
    this.draw = draw;
  }

  /** Load everything, from what the HTML brought along if that is for this tab's chair. Raises Refused. */
  async enter(): Promise<void> {
    const boot = await readBoot();
    this.greetedBy(boot.hall ?? (await greet()));
    if (!this.isTaken(boot)) this.shown = await this.load();
    this.seen = [{ post: this.shown, by: null, isOld: false }];
    history.replaceState({ seen: 0 }, "");
    await this.look();
  }

  /** In another language or look: everything anew, where it is. */
  async renew(): Promise<void> {
    this.greetedBy(await greet());
    for (const one of this.seen) one.isOld = true;
    this.isFirst = true; // the focus stays where it is
    await this.find(history.state);
    this.draw();
  }

  /** Look at the reader's tables. */
  async look(): Promise<void> {
    const { tables } = await get<{ tables: TableLine[] }>("/api/tables");
    this.tables = tables;
    this.draw();
  }

  /** Show what a button has led to, under its own address if it has one. */
  show(post: Post, by: Choice): void {
    const { seen: at = 0 } = history.state ?? {};
    this.seen = [...this.seen.slice(0, at + 1), { post, by, isOld: false }];
    history.pushState({ seen: at + 1 }, "", addressOf(post.page || pathNow()) + location.search);
    this.shown = post;
    this.isFirst = false;
    this.draw();
  }

  /** Go where the browser's back and forward lead. */
  async goTo(state: { seen?: number } | null): Promise<void> {
    await this.find(state);
    this.isFirst = false;
    this.draw();
  }

  /** Find what was shown there, in the present look. */
  private async find(state: { seen?: number } | null): Promise<void> {
    const known = this.seen[state?.seen ?? -1];
    if (known?.isOld) {
      known.post = known.by ? await inNewLook(known.post, known.by) : await this.load();
      known.isOld = false;
    }
    this.shown = known ? known.post : await this.load();
  }

  /** What stands above the page. */
  get title(): string {
    return this.shown?.title ?? say("nothing-here");
  }

  /** What the present address shows first is called so. */
  get home(): string {
    return this.seen.findLast(({ post }) => post?.page === pathNow())?.post?.title ?? say("hall-name");
  }

  /** Put something over the page, or (null) take it away. */
  openSheet(sheet: Sheet | null): void {
    this.sheet = sheet;
    this.draw();
  }

  private greetedBy(hall: Hall): void {
    this.hall = hall;
    speakAs(hall);
  }

  /** Take what the HTML brought along; whether it brought what is shown. */
  protected isTaken({ reply }: Boot): boolean {
    if (!reply) return false;
    this.shown = reply.post;
    return true;
  }

  /** What stands at the present address by itself. */
  protected async load(): Promise<Post | null> {
    try {
      return (await get<Reply>(`/api${pathNow()}`)).post;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.message;
      return null;
    }
  }
}

/** The same once more, if the button changes nothing; else as it was. */
async function inNewLook(post: Post | null, by: Choice): Promise<Post | null> {
  const found = LOOKS.has(by.verb) ? (await tapped(by)).post : null;
  return found ? { ...found, title: found.title || (post?.title ?? "") } : post;
}
