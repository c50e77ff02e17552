import { chairNow, get, sitIn } from "./api.ts";
import type { Hall, Visit } from "./types.ts";

/**
 * A tab that was closed and opened again belongs to whoever of this browser plays at the table: sit
 * there. Returns whether that is another chair than before.
 */
export async function findChair(table: string, people: Hall["people"]): Promise<boolean> {
  const isSeated = async () => {
    const { sides } = await get<Visit>(`/api/table/${table}?after=99999999`);
    return sides.some(side => side.seat !== null);
  };
  if (people.length < 2 || (await isSeated())) return false;
  const before = chairNow();
  for (const { chair } of people) {
    sitIn(chair);
    if (await isSeated()) return true;
  }
  sitIn(before);
  return false;
}
