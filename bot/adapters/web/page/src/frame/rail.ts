// The list of tables, in its groups.
import type { TableLine } from "../types.ts";

const ORDER = ["your-turn", "waiting", "challenges", "finished", "adjourned"];

export interface RailGroup {
  key: string;
  lines: TableLine[];
}

/** The groups that have tables, in the order of the list; inside one as the server sent them. */
export function groupsOf(tables: TableLine[]): RailGroup[] {
  return ORDER.map(key => ({ key, lines: tables.filter(line => line.group === key) })).filter(
    group => group.lines.length > 0,
  );
}

/** Tables elsewhere where it is one's move. */
export const waitingElsewhere = (tables: TableLine[], here: string) =>
  tables.filter(line => line.waits && line.table !== here);
