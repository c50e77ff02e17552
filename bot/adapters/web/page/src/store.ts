// The table as this tab knows it, and all that can be done at it. Components read it and call its acts.

import { connection, type Lost } from "./alive/connection.ts";
import { isFresh, orKept, shownFrom } from "./alive/kept.ts";
import { get, greet, nonce, post, Refused, readBoot, Withdrawn } from "./api.ts";
import { begin } from "./begin.ts";
import type { Sheet } from "./dialogs/sheet.ts";
import { findChair } from "./findChair.ts";
import { go } from "./host/ways.ts";
import { InTurn } from "./inTurn.ts";
import { saveFile } from "./saveFile.ts";
import { isOneMove, newSide, type Side, sideAfter, withoutPrompts } from "./side.ts";
import type { Choice, Hall, Position, Reply, Row, Seat, TableLine, Visit } from "./types.ts";
import { say, speakAs } from "./words.ts";

/** What is done with the answer to an act. */
interface Answering {
  focus?: Focus;
  /** Whether it was typed; whether a move is entered by it, in whole or in part. */
  isTyped?: boolean;
  isEntry?: boolean;
  title?: string;
}

/** Which element is to have the focus after the next drawing. */
export type Focus = "" | "asked" | "send" | { move: string };

const READ = new Set(["rp", "vf"]); // replay, verify: opened on a sheet under the button's own words

export class TableStore {
  readonly table: string;
  hall!: Hall;
  visit!: Visit;
  sides: Side[] = [];
  log: Row[] = [];
  tables: TableLine[] = [];
  /** The version that is looked at; null: the table as it is now. */
  at: number | null = null;
  /** What was seen at `at`; null while it is loaded. */
  position: Position[] | null = null;
  /** Nobody answers, for long enough to be said. */
  lost: Lost | null = null;
  sheet: Sheet | null = null;
  /** What a click would do, while something is hovered or focused. */
  hint = "";
  focus: Focus = "";
  /** The seat whose side is shown though it may be the other's move; null: whoever is to act. */
  facing: Seat | null = null;
  isReady = false;

  private readonly listeners = new Set<() => void>();
  private readonly positions = new Map<number, Promise<Position[]>>();
  private readonly looks = new InTurn(isForced => this.lookOnce(isForced));
  private asking: AbortController | null = null;

  constructor(table: string) {
    this.table = table;
    connection.onChange(lost => {
      this.lost = connection.isLost ? lost : null;
      this.changed();
    });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Draw anew. */
  changed(): void {
    for (const listener of this.listeners) listener();
  }

  // -------------------------------------------------------------- opening and looking
  /**
   * Load everything, from what the HTML brought along if that is ours; without a net, what was seen
   * last, with nothing to press. Raises Refused.
   */
  async open(): Promise<void> {
    const boot = await readBoot();
    this.greeted(boot.hall ?? (await orKept(greet(), "hall")));
    if (boot.visit && boot.tables) this.put(boot.visit, boot.tables);
    else {
      if (shownFrom() === null && (await findChair(this.table, this.hall.people)))
        this.greeted(await greet());
      const { visit, tables } = await orKept(this.fetched(), `table/${this.table}`);
      this.put(shownFrom() === null ? visit : withoutPrompts(visit), tables);
    }
    this.isReady = true;
    this.changed();
  }

  /** In another language, another look, or after a new login: everything anew. */
  async renew(): Promise<void> {
    this.greeted(await greet());
    this.positions.clear();
    this.log = [];
    await this.look(true);
    await Promise.all(this.sides.map(side => this.enterAgain(side)));
    if (this.at !== null) await this.stepTo(this.at);
  }

  /** Show the move that is being entered in the present look and language. */
  private async enterAgain(side: Side): Promise<void> {
    if (!side.entered) return;
    const { path, body } = side.entered;
    try {
      const { post: found } = await post<Reply>(`/api/table/${this.table}/${path}`, body);
      if (found && this.sides.includes(side)) this.set({ ...side, post: found });
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // what was entered stays as it is
    }
  }

  /** Look at the table and at the list of tables; `isForced`: what is as new as before is replaced, too. */
  look(isForced = false): Promise<void> {
    return this.looks.ask(isForced);
  }

  private async lookOnce(isForced: boolean): Promise<void> {
    const { visit, tables } = await this.fetched();
    const hasEnded = this.visit?.status === "playing" && visit.status === "over";
    this.put(visit, tables, isForced || shownFrom() !== null);
    isFresh();
    if (hasEnded && this.at !== null) await this.stepTo(this.at); // more is open there by now
  }

  private async fetched(): Promise<{ visit: Visit; tables: TableLine[] }> {
    const after = this.log.at(-1)?.version ?? 0;
    const [visit, { tables }] = await Promise.all([
      get<Visit>(`/api/table/${this.table}?after=${after}`),
      get<{ tables: TableLine[] }>("/api/tables"),
    ]);
    return { visit, tables };
  }

  private greeted(hall: Hall): void {
    this.hall = hall;
    speakAs(hall);
  }

  private put(visit: Visit, tables: TableLine[], isForced = false): void {
    this.visit = visit;
    this.tables = tables;
    const last = this.log.at(-1)?.version ?? 0;
    if (visit.version > last) this.facing = null;
    this.log = [...this.log, ...visit.log.filter(row => row.version > last)];
    this.sides = visit.sides.map(({ seat, post: found }) => {
      const before = this.sides.find(side => side.seat === seat);
      return before ? sideAfter(before, found, isForced) : newSide(seat, found);
    });
    this.changed();
  }

  // -------------------------------------------------------------- who acts
  /** Whether something is to be chosen on a side, or sent. */
  isActing(side: Side): boolean {
    return side.post.prompt.groups.length > 0 || side.post.is_preview || this.isQuestioned(side);
  }

  /** Whether a question is put in between, such as whether one resigns: it has no board. */
  private isQuestioned({ post: { board, prompt } }: Side): boolean {
    return this.visit.status === "playing" && board === null && prompt.controls.length > 0;
  }

  /** The side that the keyboard and the board speak for: the one to act, unless the other is shown. */
  get active(): Side {
    const chosen = this.sides.find(one => one.seat !== null && one.seat === this.facing);
    const asked = this.sides.find(one => this.isQuestioned(one));
    const side = asked ?? chosen ?? this.sides.find(one => this.isActing(one)) ?? this.sides[0];
    if (!side) throw new Error("a table has at least one side");
    return side;
  }

  /** Look at the table from a seat, until something happens. */
  face(seat: Seat): void {
    this.facing = seat;
    this.changed();
  }

  get isStudy(): boolean {
    return this.sides.length > 1;
  }

  // -------------------------------------------------------------- acts
  /** A button was pressed, a square clicked, a card dropped. */
  async press(side: Side, choice: Choice): Promise<boolean> {
    if (choice.verb === "al") {
      this.openSheet({ kind: "cards", code: choice.notation });
      return true;
    }
    const isUndo = choice.verb === "pw" && !choice.notation;
    const focus: Focus =
      choice.verb === "ps" ? "asked" : isUndo ? { move: side.undone } : choice.verb === "pw" ? "send" : "";
    const undone = choice.verb === "pw" && !isUndo ? choice.notation : side.undone;
    const title = READ.has(choice.verb) ? choice.label : "";
    const isEntry = choice.verb === "pw";
    return this.ask({ ...side, undone }, "tap", { ticket: choice.ticket }, { focus, title, isEntry });
  }

  /** A move was typed; if an act is under way, it is for whoever is to move after that. */
  async type(side: Side, text: string): Promise<boolean> {
    const mover = (await this.settled()) ? this.active : side;
    return this.ask(
      { ...mover, undone: text },
      "type",
      { text },
      { focus: "send", isTyped: true, isEntry: true },
    );
  }

  /** A move was tried on squares that can't be: what is entered so far, and one more square. */
  async why(side: Side, words: string): Promise<boolean> {
    return this.ask(side, "act/why", { words }, {});
  }

  /** A command of the menu, or typed after a stroke. */
  async command(side: Side, act: string, words = "", title = ""): Promise<boolean> {
    if (act === "rules") {
      this.openSheet({ kind: "rules" });
      return true;
    }
    if (act === "review" && this.visit.status === "over") {
      await this.stepTo(this.log.find(row => row.number > 0)?.version ?? null);
      return true;
    }
    return this.ask(side, `act/${act}`, { words }, { focus: "asked", isTyped: Boolean(words), title });
  }

  /** Whether an act is under way, and another one has to wait. */
  get isAsking(): boolean {
    return this.asking !== null;
  }

  /** Once no act is under way, nor what it changed still to be seen; whether it had to be waited for. */
  private async settled(): Promise<boolean> {
    const isUnderWay = this.asking !== null || this.looks.underWay !== null;
    while (this.asking) await this.nextChange();
    await this.looks.underWay;
    return isUnderWay;
  }

  private nextChange(): Promise<void> {
    return new Promise(done => {
      const stop = this.subscribe(() => {
        stop();
        done();
      });
    });
  }

  private async ask(
    side: Side,
    path: string,
    body: object,
    { focus = "", isTyped = false, title = "", isEntry = false }: Answering,
  ): Promise<boolean> {
    if (this.asking) return false;
    const asking = new AbortController();
    this.asking = asking;
    this.changed();
    try {
      const asked = { ...body, seat: side.seat ?? "", nonce: nonce() };
      const reply = await post<Reply>(`/api/table/${this.table}/${path}`, asked, asking.signal);
      const isEntered = isEntry && reply.post !== null && isOneMove(side.post, reply.post);
      const entered = isEntered ? { path, body: asked } : null;
      await this.take({ ...side, entered }, reply, focus, title);
      return true;
    } catch (error) {
      if (error instanceof Withdrawn) return false;
      if (!(error instanceof Refused)) throw error;
      const { post: found, obstacles = null } = error.answer as Partial<Reply>;
      const wrong = { error: error.message, isTypedError: isTyped, obstacles };
      this.set({ ...side, ...(found && { post: found }), ...wrong });
      return false;
    } finally {
      this.asking = null;
      this.changed(); // nothing is being sent any more
    }
  }

  /** What was done here and nobody has answered yet: said in the ribbon, with `withdraw` beside it. */
  get sending(): Lost | null {
    return this.asking ? connection.lost : null;
  }

  /** Don't send it after all. If it has arrived nevertheless, the next look shows that. */
  withdraw(): void {
    this.asking?.abort();
  }

  private async take(side: Side, reply: Reply, focus: Focus, title: string): Promise<void> {
    const { ack, post: found, table } = reply;
    if (table && table !== this.table) {
      await begin(table, found);
      go(`/t/${table}`);
      return;
    }
    if (found?.file) saveFile(found.file);
    else if (found?.page) this.openSheet({ kind: "person", post: found });
    else if (found && (found.text || found.film || found.paragraphs.length)) {
      this.openSheet({ kind: "post", post: found, title: title || found.title });
    } else if (found?.is_apart) {
      this.openSheet({ kind: "person", post: { ...found, title: found.title || title || say("hall-name") } });
    } else if (found && (side.seat || this.visit.is_open)) {
      this.focus = focus;
      this.set({ ...side, post: found, error: ack, isTypedError: false, obstacles: null });
    } else if (found && !found.board) {
      this.openSheet({ kind: "person", post: found }); // to somebody who watches: a question, a list
    }
    // Somebody who has just sat down gets a side of their own: the look makes it.
    this.look();
  }

  /** Say what was wrong where answers are given; "" gives the place back to what happened. */
  wrong(side: Side, error: string, isTyped = false): void {
    this.set({ ...side, error, isTypedError: isTyped && Boolean(error), obstacles: null });
  }

  private set(side: Side): void {
    this.sides = this.sides.map(one => (one.seat === side.seat ? side : one));
    this.changed();
  }

  /** Put something over the page, or (null) take it away. */
  openSheet(sheet: Sheet | null): void {
    this.sheet = sheet;
    this.changed();
  }

  /** Say what a click would do; "" says nothing more. */
  hintAt(words: string): void {
    if (this.hint === words) return;
    this.hint = words;
    this.changed();
  }

  // -------------------------------------------------------------- back and forth
  /** Look at the position after entry `version`; null: at the table as it is now. */
  async stepTo(version: number | null): Promise<void> {
    const newest = this.log.at(-1)?.version ?? 0;
    this.at = version === null || version >= newest ? null : version;
    if (this.at === null) this.position = null;
    this.changed();
    if (this.at === null) return;
    const wanted = this.at;
    const found = await this.positionAt(wanted);
    if (this.at !== wanted) return; // stepped on meanwhile
    this.position = found;
    this.changed();
  }

  /** What was seen after entry `version`; asked for once. */
  positionAt(version: number): Promise<Position[]> {
    const key = this.visit.status === "over" ? version : -version; // after the end more is open
    const kept = this.positions.get(key);
    if (kept) return kept;
    const asked = get<{ sides: Position[] }>(`/api/table/${this.table}/at/${version}`).then(
      found => found.sides,
    );
    asked.catch(() => this.positions.delete(key));
    this.positions.set(key, asked);
    return asked;
  }
}
