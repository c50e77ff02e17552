import type { Picture, Post } from "../types.ts";

/** What lies over the page. */
export type Sheet =
  | { kind: "post"; post: Post; title: string }
  | { kind: "person"; post: Post }
  | { kind: "file"; title: string; positions: Picture[] }
  | { kind: "rules" }
  | { kind: "cards"; code: string }
  | { kind: "keys" }
  | { kind: "calendar" }
  | { kind: "login" };
