// One of the reader's sides of a table, and what stays of it when something newer is found.
import type { Obstacles, Post, Seat, Visit } from "./types.ts";

/** One of the reader's sides: its seat (null: only watching), what it shows, and what was wrong. */
export interface Side {
  seat: Seat | null;
  post: Post;
  /** What was wrong with what was just done; "" if nothing. */
  error: string;
  /** Whether it was typed: then the field is marked. */
  isTypedError: boolean;
  /** The move, or its beginning, that was entered last: Undo gives its button the focus. */
  undone: string;
  /** What stands in the way of the move that was just refused. */
  obstacles?: Obstacles | null;
  /** What was asked for by which a move stands there, entered in whole or in part: it changes nothing. */
  entered?: Asked | null;
}

/** A request at a table; made again with its nonce, it acts no second time. */
export interface Asked {
  path: string;
  body: object;
}

export function newSide(seat: Seat | null, found: Post): Side {
  return { seat, post: found, error: "", isTypedError: false, undone: "" };
}

/** What stands on a side stays if it is as new as what was found; `isForced`: that too goes, but for what is entered. */
export function sideAfter(side: Side, found: Post, isForced: boolean): Side {
  const newer = found.version - side.post.version;
  // What the other chose in secret meanwhile doesn't take away a half-entered move.
  if (newer > 0 && side.post.is_preview && decision(found) === decision(side.post)) {
    return { ...side, post: { ...side.post, version: found.version } };
  }
  // The answer to the last act shows one's own hand; both lie open in what is found after it.
  const isOpened = found.is_over && found.hands.length > side.post.hands.length;
  const isWanted = isOpened || (isForced && !side.entered); // what is entered is asked for again
  if (newer > 0 || (isWanted && newer === 0)) return newSide(side.seat, found);
  return side;
}

/** Which decision a post's moves belong to, as the tickets have it: its table and version, or its puzzle. */
export function decision({ prompt }: Post): string {
  const every = [...prompt.groups.flatMap(group => group.choices), ...prompt.controls];
  const first = every.find(one => one.verb.startsWith("p"));
  if (first?.ticket.startsWith("pz:")) return first.ticket.split("/").slice(0, 2).join("/");
  return first?.ticket.split(":").slice(1, 5).join(":") ?? "";
}

/** Whether both belong to one decision: then no move has been sent in between. */
export const isOneMove = (before: Post, after: Post) =>
  decision(after) !== "" && decision(after) === decision(before);

/** A table to be read only. */
export function withoutPrompts(visit: Visit): Visit {
  const closed = (found: Post) => ({ ...found, prompt: { ...found.prompt, groups: [], controls: [] } });
  return { ...visit, sides: visit.sides.map(side => ({ ...side, post: closed(side.post) })) };
}
