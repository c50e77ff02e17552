// What a link into an app names, as its start parameter: a table or a puzzle.

/** The page of a start parameter; "" if it names none. `bot/adapters/telegram/mini_app.py` writes it too. */
export function pathOf(start: string): string {
  const table = /^t_([a-z0-9]{1,16})$/.exec(start)?.[1];
  if (table) return `/t/${table}`;
  const [, game, number] = /^p_([a-z0-9_]{1,40})_([0-9]{1,6})$/.exec(start) ?? [];
  return game ? `/puzzle/${game}/${number}` : "";
}

/** The start parameter that names a page; "" if it can't be named. */
export function startOf(path: string): string {
  const table = /^\/t\/([a-z0-9]{1,16})$/.exec(path)?.[1];
  if (table) return `t_${table}`;
  const [, game, number] = /^\/puzzle\/([a-z0-9_]{1,40})\/([0-9]{1,6})$/.exec(path) ?? [];
  return game ? `p_${game}_${number}` : "";
}
