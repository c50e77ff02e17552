// The people of one browser, each in a chair of their own.

/** How many one browser has. */
const CHAIRS = 6;

/** A chair in which nobody sits; undefined if all are taken. */
export function freeChair(people: readonly { chair: number }[]): number | undefined {
  const taken = new Set(people.map(one => one.chair));
  return [...Array(CHAIRS).keys()].find(chair => !taken.has(chair));
}
