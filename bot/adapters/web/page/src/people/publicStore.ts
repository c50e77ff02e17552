// A page that shows a post by itself, as this tab knows it.
import { get, greet, Refused, readBoot } from "../api.ts";
import type { Sheet } from "../store.ts";
import type { Hall, Post, Reply, TableLine } from "../types.ts";
import { setWords } from "../words.ts";

export class PublicStore {
  hall!: Hall;
  tables: TableLine[] = [];
  /** What is shown; null: nothing, for the reason that `refusal` tells. */
  shown: Post | null = null;
  refusal = "";
  sheet: Sheet | null = null;
  /** Whether no button has been pressed yet. */
  isFirst = true;

  private readonly draw: () => void;

  constructor(draw: () => void) {
    this.draw = draw;
  }

  /** Load everything, from what the HTML brought along if that is for this tab's chair. Raises Refused. */
  async enter(): Promise<void> {
    const boot = readBoot();
    this.greetedBy(boot.hall ?? (await greet()));
    if (boot.reply) this.shown = boot.reply.post;
    else await this.load();
    await this.look();
  }

  /** In another language or look: everything anew. */
  async renew(): Promise<void> {
    this.greetedBy(await greet());
    await this.load();
    this.draw();
  }

  /** Look at the reader's tables. */
  async look(): Promise<void> {
    const { tables } = await get<{ tables: TableLine[] }>("/api/tables");
    this.tables = tables;
    this.draw();
  }

  /** Go where the browser's back and forward lead. */
  async goTo(): Promise<void> {
    await this.load();
    this.isFirst = false;
    this.draw();
  }

  /** Show what a button has led to, under its own address if it has one. */
  show(post: Post): void {
    this.shown = post;
    this.isFirst = false;
    if (post.page && post.page !== location.pathname) history.pushState(null, "", post.page);
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

  private async load(): Promise<void> {
    try {
      const { post } = await get<Reply>(`/api${location.pathname}`);
      this.shown = post;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.shown = null;
      this.refusal = error.message;
    }
  }
}
