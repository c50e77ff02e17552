// A page that shows a post by itself, as this tab knows it.

import { get, greet, Refused, readBoot } from "../api.ts";
import { addressOf, pathNow } from "../host/addresses.ts";
import type { Sheet } from "../store.ts";
import type { Boot, Hall, Post, Reply, TableLine } from "../types.ts";
import { say, setWords } from "../words.ts";

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
  private seen: (Post | null)[] = [];

  constructor(draw: () => void) {
    this.draw = draw;
  }

  /** Load everything, from what the HTML brought along if that is for this tab's chair. Raises Refused. */
  async enter(): Promise<void> {
    const boot = await readBoot();
    this.greetedBy(boot.hall ?? (await greet()));
    if (!this.isTaken(boot)) await this.load();
    this.begin();
    await this.look();
  }

  /** In another language or look: everything anew. */
  async renew(): Promise<void> {
    this.greetedBy(await greet());
    await this.load();
    this.begin();
    this.draw();
  }

  /** Look at the reader's tables. */
  async look(): Promise<void> {
    const { tables } = await get<{ tables: TableLine[] }>("/api/tables");
    this.tables = tables;
    this.draw();
  }

  /** Show what a button has led to, under its own address if it has one. */
  show(post: Post): void {
    const { seen: at = 0 } = history.state ?? {};
    this.seen = [...this.seen.slice(0, at + 1), post];
    history.pushState({ seen: at + 1 }, "", addressOf(post.page || pathNow()) + location.search);
    this.put(post);
  }

  /** Go where the browser's back and forward lead. */
  async goTo(state: { seen?: number } | null): Promise<void> {
    const known = this.seen[state?.seen ?? -1];
    if (known === undefined) await this.load();
    this.put(known === undefined ? this.shown : known);
  }

  /** What stands above the page. */
  get title(): string {
    return this.shown?.title ?? say("nothing-here");
  }

  /** What the present address shows first is called so. */
  get home(): string {
    return this.seen.findLast(one => one?.page === pathNow())?.title ?? say("hall-name");
  }

  private begin(): void {
    this.seen = [this.shown];
    history.replaceState({ seen: 0 }, "");
  }

  private put(post: Post | null): void {
    this.shown = post;
    this.isFirst = false;
    this.draw();
  }

  /** Put something over the page, or (null) take it away. */
  openSheet(sheet: Sheet | null): void {
    this.sheet = sheet;
    this.draw();
  }

  private greetedBy(hall: Hall): void {
    this.hall = hall;
    setWords(hall.words);
    document.documentElement.lang = hall.language;
  }

  /** Take what the HTML brought along; whether it brought what is shown. */
  protected isTaken({ reply }: Boot): boolean {
    if (!reply) return false;
    this.shown = reply.post;
    return true;
  }

  protected async load(): Promise<void> {
    try {
      const { post } = await get<Reply>(`/api${pathNow()}`);
      this.shown = post;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.shown = null;
      this.refusal = error.message;
    }
  }
}
