// What the server says of one moment: boards, hands, buttons, posts. `serialise.py` writes it.

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
