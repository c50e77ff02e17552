// What a link into an app names, as its start parameter: a table or a puzzle. `path_of_start` in
// `bot/adapters/web/frame_places.py` reads it.

/** The start parameter that names a page; "" if it can't be named. */
export function startOf(path: string): string {
  const table = /^\/t\/([a-z0-9]{1,16})$/.exec(path)?.[1];
  if (table) return `t_${table}`;
  const [, game, number] = /^\/puzzle\/([a-z0-9_]{1,40})\/([0-9]{1,6})$/.exec(path) ?? [];
  return game ? `p_${game}_${number}` : "";
}
