// What the server says, as JSON: `serialise.py` writes it.

import type { Tournament } from "./tournament/types.ts";

export type Seat = "one" | "two";

/** An area of a shield: what it is painted in, and its path in a box of 60 by 76 about (0, 0). */
export type ShieldPart = readonly ["field" | "deep" | "ivory" | "line", string];

/** Left, top, width and height as fractions of a drawing. */
export type Box = readonly [number, number, number, number];

export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The board alone, in one orientation. */
export interface Drawing {
  src: string;
  /** The same at one and a half of its pixels. */
  dense: string;
  width: number;
  height: number;
  /** Where each square is, by its name. */
  places: Record<string, Box>;
  /** What can glide from one picture to the next; `/sprite/<game>/<kind>.png` shows a kind. */
  pieces: { kind: string; box: Box }[];
  /** Cards that can be seen, to be looked at. */
  cards: { code: string; box: Box }[];
}

export interface Board {
  alt: string;
  upright: Drawing;
  /** A quarter turned, for wide windows, in games whose board is long. */
  turned: Drawing | null;
}

export interface HandCard {
  code: string;
  face: string;
  name: string;
  pips: number;
  is_playable: boolean;
  /** Whether a sprite shows it; else its face is set in type. */
  is_drawn: boolean;
}

export interface Hand {
  seat: Seat;
  cards: HandCard[];
}

/** The last move that a board shows. `sign`: a symbol of `/icon/<game>.svg`. */
export interface Deed {
  seat: Seat | "";
  sign: string;
  words: string;
  result: string;
}

export interface Choice {
  label: string;
  detail: string;
  /** Whole, for the ear. */
  name: string;
  notation: string;
  style: "move" | "go" | "quiet";
  ticket: string;
  /** The ticket's command: "ps" sends, "pw" walks to another step … */
  verb: string;
  /** Of one that only looks at a table: where that is; else "". */
  href: string;
  /** The square it names, a key of `Drawing.places`; "" for none. */
  square: string;
  /** The card that it plays, a `HandCard.code`; "" for none. */
  card: string;
  sign: string;
}

/** Choices of one kind; with `present` a menu of which that one holds now. */
export interface Group {
  key: string;
  label: string;
  present: string;
  choices: Choice[];
}

export interface Prompt {
  lead: string;
  rest: string;
  example: string;
  groups: Group[];
  controls: Choice[];
}

export interface ClockLine {
  words: string;
  moment: number | null;
  is_date: boolean;
}

export interface Paragraph {
  chapter: string;
  heading: string;
  text: string;
  picture: Picture;
}

/** What one onlooker could see at one moment. */
export interface Position {
  version: number;
  board: Board | null;
  /** The reader's own; after the end both. */
  hands: Hand[];
  /** Of hands that the reader can't see, the cards that they have seen. */
  seen: Hand[];
  /** Signs of the men that each has lost, where the picture doesn't show them. */
  lost: Record<Seat, string[]>;
  deed: Deed | null;
}

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

/** A picture with its squares, by their names. */
export interface Plate extends Picture {
  places: Record<string, Box>;
}
export interface Post extends Position {
  title: string;
  lines: string[];
  /** `lines` without what the picture shows. */
  gist: string[];
  seal: { words: string; digits: string } | null;
  sections: { title: string; lines: string[] }[];
  text: string;
  /** Of people, around their matches; nothing of it is told by the picture alone. */
  sheet: Picture | null;
  /** The picture of a message that belongs to no table of the page: a match that others have played. */
  plate: Plate | null;
  /** Where the page shows the same by itself; "" if nowhere. */
  page: string;
  /** What both sides are called at no table, such as in a puzzle. */
  sides?: Record<Seat, string> | null;
  /** Whether it is about no table: it opens over the board, and takes the place of nothing. */
  is_apart: boolean;
  paragraphs: Paragraph[];
  film: string;
  film_failed: string;
  prompt: Prompt;
  clocks: ClockLine[];
  is_over: boolean;
  is_preview: boolean;
  ending: { rounds: (Seat | null)[]; summary: string } | null;
  file: { name: string; text: string } | null;
}

/** The match of a file. */
export interface FileReply extends Reply {
  positions: Picture[];
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

/** A challenge of the hall that waits for whoever takes it: `/api/open`. */
export interface OpenChallenge {
  table: string;
  game: string;
  title: string;
  who: string;
  /** In words: what isn't as usual, who begins, the clock, whether it is rated. */
  terms: string[];
  is_own: boolean;
  left: string;
}

/** A tournament that one may join, or plays in: `/api/open`. */
export interface TournamentLine {
  id: string;
  game: string;
  title: string;
  /** What is played, of which kind. */
  facts: string[];
  left: string;
}

export interface TableLine {
  table: string;
  game: string;
  title: string;
  rival: string;
  /** The rival's. */
  seat: Seat;
  /** Of the rival's coat; missing in what an older page has kept. */
  shield?: ShieldPart[];
  who: string;
  group: string;
  asked: string;
  waits: boolean;
  is_open: boolean;
  score: string;
  left: string;
}

export interface Option {
  name: string;
  label: string;
  about?: string;
  default: string;
  values: Named[];
}

export interface Named {
  id: string;
  name: string;
  about?: string;
}

export interface GameEntry {
  id: string;
  name: string;
  about: string;
  caption: string;
  alt: string;
  hero: [number, number];
  plate: [number, number];
  levels: Named[];
  options: Option[];
  sides: Named[];
  /** How many matches; missing in what an older page has kept. */
  series?: { label: string; values: Named[] };
  guides: GuideTitle[];
  has_lessons: boolean;
}

/** A first game that is explained while it is played; `src/guide/begin.ts` begins it. */
export interface GuideTitle {
  key: string;
  title: string;
  about: string;
}

export interface Look {
  theme: "light" | "dark";
  colour_vision: "common" | "colour_blind";
  text_size: "common" | "large";
  side: "left" | "by_seat";
  sending: "at_once" | "ask";
}

export interface Hall {
  chair: number;
  name: string;
  /** The path of one's own profile; missing in what an older page has kept. */
  profile?: string;
  people: { chair: number; name: string }[];
  /** Whether a passkey could be made at this address, and whether there is one; null: an app says who is here; missing in what an older page has kept. */
  login?: { can_keep: boolean; is_kept: boolean } | null;
  language: string;
  look: Look;
  words: Record<string, string>;
  /** `earlier` is missing in what an older page has kept. */
  commands: { act: string; word: string; earlier?: string[]; about: string }[];
  games: GameEntry[];
  clocks: {
    presets: Named[];
    own: string;
    figures: { name: string; label: string; values: Named[]; default: number | string }[];
  };
  /** Rated or friendly; missing in what an older page has kept. */
  ratings?: { label: string; values: Named[] };
  is_local: boolean;
}

/** How somebody is known: `/api/login`; days are since 1970. */
export interface Login {
  passkeys: Passkey[];
  sessions: Session[];
  /** Missing in answers to what was done. */
  can_keep?: boolean;
  has_name?: boolean;
  /** The chat platforms with which one can sign in. */
  chats?: ("discord" | "telegram")[];
}

export interface Passkey {
  id: string;
  device: string;
  made: number;
  used: number;
}

export interface Session {
  id: string;
  device: string;
  since: number;
  used: number;
  is_this: boolean;
}

/** What a mark says: what would have moved, and where; what is in the way; nothing there; what is right. */
export type Role = "from" | "to" | "blocked" | "empty" | "must";

/** Marks of a refused move on the board in one orientation. */
export interface PlacedObstacles {
  marks: { role: Role; box: Box }[];
  /** What the move would have gone over, in its order; empty where there is no way to show. */
  way: Box[];
  /** How far from the middle of its last box the way ends, in parts of the way from there to its edge. */
  stops: number;
}

/** What stands in the way of a refused move. */
export interface Obstacles {
  upright: PlacedObstacles;
  turned: PlacedObstacles | null;
  /** Cards of one's hand, by their codes. */
  cards: Record<string, Role>;
  /** Of the whole hand; "" for none. */
  hand: Role | "";
}

/** The answer to a tap, a typed move or a command. */
export interface Reply {
  ack: string;
  is_error: boolean;
  post: Post | null;
  /** The table it concerns, perhaps another one. */
  table: string;
  /** Of a move that was refused; missing from a server that is older than the page. */
  obstacles?: Obstacles | null;
}

export interface Suggestion {
  notation: string;
  words: string;
}

/** What the page begins with, in its HTML; null where it has to ask. */
export interface Boot {
  hall: Hall | null;
  visit: Visit | null;
  tables: TableLine[] | null;
  /** Of a page that shows a post by itself. */
  reply?: Reply;
  /** Of a tournament's page. */
  tournament?: Tournament;
}
