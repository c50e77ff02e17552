// A tournament's page as this tab knows it; what its buttons lead to is shown as on any public page.

import { get, Refused } from "../api.ts";
import { pathNow } from "../host/addresses.ts";
import { PublicStore } from "../people/publicStore.ts";
import type { Boot } from "../types.ts";
import type { MatchesPage, Standings, Tournament } from "./types.ts";

export class TournamentStore extends PublicStore {
  /** Null: there is none, for the reason that `refusal` tells. */
  tournament: Tournament | null = null;
  /** What has been loaded of each round. */
  private readonly rounds = new Map<number, MatchesPage>();

  override get title(): string {
    return this.shown?.title ?? this.tournament?.title ?? super.title;
  }

  override get home(): string {
    return this.tournament?.title ?? super.home;
  }

  roundOf(number: number): MatchesPage | null {
    return this.rounds.get(number) ?? null;
  }

  /** Look at the tables, and whether something has happened here. */
  override async look(): Promise<void> {
    await super.look();
    if (this.tournament) await this.refresh(this.tournament.version);
  }

  async reload(): Promise<void> {
    await this.load();
    this.draw();
  }

  private async refresh(version: number): Promise<void> {
    try {
      const found = await get<Tournament | null>(`${this.path}?version=${version}`);
      if (found) this.take(found);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // what was seen stays
    }
    this.draw();
  }

  /** The next lines of the standings. Raises Refused. */
  async moreRows(): Promise<void> {
    if (!this.tournament) return;
    const { standings } = this.tournament;
    const next = await get<Standings>(
      `${this.path}/standings?from=${standings.begin + standings.rows.length}`,
    );
    const rows = [...standings.rows, ...next.rows];
    const own = rows.some(row => row.is_me) ? null : standings.own;
    this.tournament = { ...this.tournament, standings: { ...standings, rows, own } };
    this.draw();
  }

  /** The first matches of a round, or the next ones. Raises Refused. */
  async moreMatches(number: number): Promise<void> {
    const known = this.rounds.get(number);
    const from = known?.matches.length ?? 0;
    const next = await get<MatchesPage>(`${this.path}/round/${number}?from=${from}`);
    this.rounds.set(number, { ...next, matches: [...(known?.matches ?? []), ...next.matches] });
    this.draw();
  }

  protected override isTaken({ tournament }: Boot): boolean {
    if (!tournament) return false;
    this.take(tournament);
    return true;
  }

  protected override async load(): Promise<null> {
    try {
      this.take(await get<Tournament>(this.path));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.tournament = null;
      this.refusal = error.message;
    }
    return null;
  }

  private take(found: Tournament): void {
    this.tournament = found;
    this.rounds.clear();
    if (found.page) this.rounds.set(found.page.round, found.page);
  }

  private readonly path = `/api${pathNow()}`;
}
