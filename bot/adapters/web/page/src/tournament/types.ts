// What the server says of a tournament, as JSON: `tournament_pages.py` writes it.
import type { Choice, Picture, Seat } from "../types.ts";

/** What one of somebody's matches came to, and the place of the rival; 0: none. */
export type Mark = readonly [string, number];

/** `stays`: it is done by its button, and the page goes on; else the answer is to be read. */
export type TournamentAct = Choice & { stays: boolean };

export interface StandingsRow {
  place: number;
  name: string;
  is_me: boolean;
  /** Why they aren't paired any more, in words; "" if they are. */
  out: string;
  figures: string[];
  /** By column, as many matches as there are. */
  cells: Mark[][];
  /** The button by which the reader challenges them. */
  challenge?: TournamentAct | null;
}

export interface Standings {
  kind: "joined" | "rounds" | "cross" | "ladder";
  /** Titles of columns: points and tie-breaks. */
  figures: string[];
  columns: { label: string; name: string }[];
  begin: number;
  total: number;
  rows: StandingsRow[];
  /** The reader's own, where it isn't among the rows. */
  own: StandingsRow | null;
}

export interface BracketMatch {
  /** "" is nobody, or not known yet. */
  one: string;
  two: string;
  winner: Seat | "";
  is_running: boolean;
  is_third: boolean;
  is_mine: boolean;
}

export interface BracketRound {
  title: string;
  matches: BracketMatch[];
}

export interface Match {
  board: number;
  round: number;
  one: { name: string; is_me: boolean };
  /** Null: a bye. */
  two: { name: string; is_me: boolean } | null;
  result: string;
  notes: string[];
  tables: { href: string; label: string }[];
  /** Buttons that show how it went. */
  over: Choice[];
}

/** A page of a round, or (0) of all matches of a ladder. */
export interface MatchesPage {
  round: number;
  begin: number;
  total: number;
  matches: Match[];
  own: Match | null;
}

export interface RoundLine {
  number: number;
  title: string;
  state: string;
  total: number;
}

export interface Tournament {
  id: string;
  version: number;
  title: string;
  is_over: boolean;
  until: string;
  facts: string[];
  acts: TournamentAct[];
  picture: Picture | null;
  bracket: BracketRound[];
  standings: Standings;
  /** The newest first. */
  rounds: RoundLine[];
  page: MatchesPage | null;
}
