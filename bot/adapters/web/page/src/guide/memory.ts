// What this browser remembers of a guided game: which guide explains it, and what has been read.

export interface Guided {
  guide: string;
  seen: readonly string[];
  /** No more hints are wanted here. */
  isOff: boolean;
}

const nameOf = (table: string) => `salle-guide-${table}`;

/** What is remembered of a table; null if it isn't guided. */
export function remembered(table: string, storage: Storage): Guided | null {
  try {
    return read(JSON.parse(storage.getItem(nameOf(table)) ?? "null"));
  } catch {
    return null; // somebody else's writing
  }
}

/** Remember it; where the browser keeps nothing, the game goes on all the same. */
export function remember(table: string, guided: Guided, storage: Storage): void {
  try {
    storage.setItem(nameOf(table), JSON.stringify(guided));
  } catch {
    // a full or forbidden storage
  }
}

/** A table just opened at `search` ("?guide=first"): its guide from there, else what is remembered. */
export function guidedAt(table: string, search: string, storage: Storage): Guided | null {
  const known = remembered(table, storage);
  const guide = new URLSearchParams(search).get("guide");
  if (!guide || known?.guide === guide) return known;
  const begun = { guide, seen: [], isOff: false };
  remember(table, begun, storage);
  return begun;
}

/** The same after bubbles have been read. */
export function withSeen(guided: Guided, ...keys: string[]): Guided {
  return { ...guided, seen: [...new Set([...guided.seen, ...keys])] };
}

function read(found: unknown): Guided | null {
  if (typeof found !== "object" || found === null) return null;
  const { guide, seen, isOff } = found as Record<string, unknown>;
  if (typeof guide !== "string" || !Array.isArray(seen)) return null;
  return { guide, seen: seen.filter(key => typeof key === "string"), isOff: isOff === true };
}
