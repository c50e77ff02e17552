// The arrival page as this tab knows it: the form, and the tables one can go to.

import { createContext } from "preact";
import { useContext, useEffect, useReducer } from "preact/hooks";
import { tellTables } from "../alive/alive.tsx";
import { isFresh, orKept } from "../alive/kept.ts";
import { chairNow, get, greet, nonce, post, Refused, sitIn } from "../api.ts";
import { begin } from "../begin.ts";
import type { Sheet } from "../dialogs/sheet.ts";
import { begin as beginGuide } from "../guide/begin.ts";
import { go } from "../host/ways.ts";
import type { GameEntry, Hall, OpenChallenge, Reply, TableLine, TournamentLine } from "../types.ts";
import { say, speakAs } from "../words.ts";
import { freeChair } from "./chairs.ts";
import { type Chosen, isSame, type Terms, termsOf } from "./terms.ts";

/** Where something was wrong: at the name, or under one of the buttons. */
export type Spot = "name" | "play" | "invite" | "study" | "open";

/** A challenge that was made here: its table, and the terms that its link carries. */
export interface Offer {
  table: string;
  terms: Terms;
  isListed: boolean;
  /** Whether the link is in the clipboard. */
  isCopied: boolean;
  /** Whether it took the place of an earlier one. */
  isRenewed: boolean;
}

/** What can be gone to. */
interface Lists {
  tables: TableLine[];
  challenges: OpenChallenge[];
  /** Missing in what an older page has kept. */
  tournaments?: TournamentLine[];
}

export class ArrivalStore {
  hall!: Hall;
  tables: TableLine[] = [];
  open: OpenChallenge[] = [];
  tournaments: TournamentLine[] = [];
  name = "";
  rival = "";
  error: { at: Spot; words: string } | null = null;
  offer: Offer | null = null;
  sheet: Sheet | null = null;

  private picked = "";
  private readonly chosen = new Map<string, Chosen>();
  private readonly listeners = new Set<() => void>();
  private opening: Promise<string> | null = null;

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }

  // -------------------------------------------------------------- looking
  /** Greet, and look who waits; without a net, as it was seen last. Raises Refused. */
  async enter(): Promise<void> {
    this.greetedBy(await orKept(greet(), "hall"));
    this.name = this.hall.name;
    this.put(await orKept(this.fetched(), "tables"));
  }

  /** In another language or look: everything anew, but for what was typed. */
  async renew(): Promise<void> {
    this.greetedBy(await greet());
    await this.look();
  }

  private greetedBy(hall: Hall): void {
    this.hall = hall;
    speakAs(this.hall);
  }

  /** Look at one's tables; a challenge of this page that was taken opens its table. */
  async look(): Promise<void> {
    const found = await this.fetched();
    isFresh();
    this.put(found);
  }

  private async fetched(): Promise<Lists> {
    const [{ tables }, others] = await Promise.all([
      get<{ tables: TableLine[] }>("/api/tables"),
      get<Omit<Lists, "tables">>("/api/open"),
    ]);
    return { tables, ...others };
  }

  private put({ tables, challenges, tournaments = [] }: Lists): void {
    this.tables = tables;
    this.tournaments = tournaments;
    this.open = challenges.filter(one => !one.is_own);
    tellTables(this.hall, tables);
    const mine = this.tables.find(line => line.table === this.offer?.table);
    if (mine && !mine.is_open) go(`/t/${mine.table}`);
    this.changed();
  }

  // -------------------------------------------------------------- the form
  get game(): GameEntry {
    const found = this.hall.games.find(one => one.id === this.picked) ?? this.hall.games[0];
    if (!found) throw new Error("the hall has at least one game");
    return found;
  }

  /** What was chosen for the present game. */
  get choices(): Chosen {
    return this.chosen.get(this.game.id) ?? {};
  }

  get terms(): Terms {
    return termsOf(this.game, this.hall.clocks, this.choices);
  }

  /** Whether the link that was copied still says what the form says. */
  get isOfferCurrent(): boolean {
    return this.offer !== null && isSame(this.offer.terms, this.terms);
  }

  pick(game: string): void {
    this.picked = game;
    this.error = null;
    this.changed();
  }

  choose(field: string, value: string): void {
    this.chosen.set(this.game.id, { ...this.choices, [field]: value });
    this.error = null;
    this.changed();
  }

  rename(name: string): void {
    this.name = name;
    this.error = null;
    this.changed();
  }

  /** What the second of one's own two seats is called: a name stands there before one writes any. */
  get second(): string {
    return this.rival || say("second-name");
  }

  nameRival(name: string): void {
    this.rival = name;
    this.changed();
  }

  /** Put something over the page, or (null) take it away. */
  openSheet(sheet: Sheet | null): void {
    this.sheet = sheet;
    this.changed();
  }

  // -------------------------------------------------------------- ways to a table
  /** Others who play at this browser. */
  get others(): Hall["people"] {
    return this.hall.people.filter(one => one.chair !== chairNow());
  }

  /** A place at this browser that nobody has taken; none if all are. */
  get freeChair(): number | undefined {
    return freeChair(this.hall.people);
  }

  /** Go on as somebody else of this browser. */
  sitAs(chair: number): void {
    sitIn(chair);
    location.reload();
  }

  play(): Promise<void> {
    return this.goTo("play", { rating: "", level: this.choices.level ?? this.game.levels[0]?.id ?? "" });
  }

  study(): Promise<void> {
    return this.goTo("study", { is_study: true, clock: "", rating: "", partner: this.second });
  }

  /** A match in which what becomes possible is explained as it does. */
  async learn(guide: string): Promise<void> {
    await this.ask("play", () => beginGuide(this.game.id, guide));
  }

  /** Make a challenge with the terms of the form, in place of an earlier one that has others; copy its link. */
  async invite(): Promise<void> {
    const before = this.offer;
    if (!before || !this.isOfferCurrent) await this.challenge("invite", false);
    if (!this.offer) return;
    this.offer = { ...this.offer, isCopied: await copy(this.linkOf(this.offer)) };
    this.changed();
  }

  /** Offer the match to whoever is in the hall. */
  async offerToAll(): Promise<void> {
    if (!this.offer?.isListed || !this.isOfferCurrent) await this.challenge("open", true);
  }

  linkOf({ table }: Offer): string {
    return `${location.origin}/t/${table}`;
  }

  private async challenge(at: Spot, isListed: boolean): Promise<void> {
    const { terms, offer: before } = this;
    const table = await this.begin(at, { is_listed: isListed, ...(before && { replaces: before.table }) });
    if (!table) return;
    this.offer = { table, terms, isListed, isCopied: false, isRenewed: before !== null };
    await this.look();
  }

  private async goTo(at: Spot, more: object): Promise<void> {
    const table = await this.begin(at, more);
    if (table) go(`/t/${table}`);
  }

  /** Open a table; another press while that is done is the same wish. */
  private begin(at: Spot, more: object): Promise<string> {
    this.opening ??= this.openTable(at, more).finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async openTable(at: Spot, more: object): Promise<string> {
    const body = { ...this.terms, nonce: nonce(), ...more };
    const reply = await this.ask(at, () => post<Reply>("/api/challenge", body));
    if (!reply) return "";
    await begin(reply.table, reply.post);
    return reply.table;
  }

  /** Ask as whoever is named in the field; null, and said at `at`, if it is refused. */
  private async ask<T>(at: Spot, request: () => Promise<T>): Promise<T | null> {
    this.error = null;
    try {
      await post("/api/name", { name: this.name });
    } catch (error) {
      return this.refused("name", error);
    }
    try {
      return await request();
    } catch (error) {
      return this.refused(at, error);
    }
  }

  private refused(at: Spot, error: unknown): null {
    if (!(error instanceof Refused)) throw error;
    this.error = { at, words: error.message };
    this.changed();
    if (at === "name") document.getElementById("name")?.focus();
    return null;
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the browser may forbid it: then the link is there to be copied by hand
  }
}

export const ArrivalContext = createContext<ArrivalStore | null>(null);

/** The page's store; the component is drawn anew whenever it changes. */
export function useArrival(): ArrivalStore {
  const store = useContext(ArrivalContext);
  if (!store) throw new Error("there is a store around every component of the page");
  const [, draw] = useReducer<number, void>(count => count + 1, 0);
  useEffect(() => store.subscribe(draw), [store]);
  return store;
}
