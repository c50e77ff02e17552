// What the server says of a table: its sides, its log, its talk, what its moves were worth.
import type { Choice, Post, Seat, ShieldPart } from "./posts.ts";

/** What the moves of a match that is over were worth. */
export interface Review {
  title: string;
  next_turn: string;
  /** How far it is, or what was found, in words. */
  state: string;
  is_there: boolean;
  is_waiting: boolean;
  /** The button that has the moves judged, or asks how far that is. */
  ask: Choice | null;
  turning_points: number[];
  plies: Ply[];
}

/** A move; chances are its mover's, before and after it, null where nothing can be said. */
export interface Ply {
  ply: number;
  version: number;
  seat: Seat;
  lines: string[];
  chance: number | null;
  after: number | null;
  is_turning_point: boolean;
}

/** A line of the log: an act, or (with `heading` alone) the beginning of a section. */
export interface Row {
  version: number;
  /** Of a move: its number; 0 for other acts. */
  number: number;
  seat: Seat | "";
  words: string;
  result: string;
  /** Seconds since the epoch. */
  at: number;
  heading: string;
  mark: "" | "touch" | "loss";
}

export interface SidePost {
  seat: Seat | null;
  post: Post;
}

export interface Visit {
  table: string;
  game: string;
  game_name: string;
  title: string;
  version: number;
  status: "open" | "playing" | "over" | "closed";
  names: Record<Seat, string>;
  /** Of those who play here and aren't the reader; missing in what an older page has kept. */
  profiles?: { name: string; page: string }[];
  /** Missing in what an older page has kept. */
  shields?: Record<Seat, ShieldPart[]>;
  sides: SidePost[];
  /** Rows after the version that was asked for. */
  log: Row[];
  /** The version that this player had seen before. */
  looked: number;
  is_open: boolean;
  may_ask_takeback: boolean;
  rare: Choice[];
  /** The rematch of a match that is over, once somebody has asked for it. */
  rematch: Rematch | null;
  talk: TalkLine[];
  may_talk: boolean;
  /** The reader doesn't want to read the talk. */
  is_muted: boolean;
  /** The tournament whose match it is; missing in what an older page has kept. */
  tournament?: { page: string; words: string } | null;
  /** The names of those who have this table open and don't play; "" is somebody without a name. */
  watchers: string[];
}

/** `by`: who proposes it, by their seat in the match that is over; or the next match of the series. */
export interface Rematch {
  table: string;
  by: Seat;
  is_open: boolean;
  is_next: boolean;
}

/** What a player has said; numbers grow from line to line. */
export interface TalkLine {
  number: number;
  who: string;
  seat: Seat;
  text: string;
  /** Seconds since the epoch. */
  at: number;
}
