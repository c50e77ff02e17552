// What the server says, as JSON: `serialise.py` and its neighbours write it.
export type * from "./types/hall.ts";
export type * from "./types/posts.ts";
export type * from "./types/tables.ts";
