// What the server says of the hall, and of who asks: games, lists of tables, look, login; and what a page begins with.
import type { Tournament } from "../tournament/types.ts";
import type { Reply, Seat, ShieldPart } from "./posts.ts";
import type { Visit } from "./tables.ts";

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
