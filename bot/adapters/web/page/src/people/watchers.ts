// Who has the table open and doesn't play, in words.
import { say } from "../words.ts";

const NAMED = 3;

/** "Carla and Dino watch"; "" if nobody does. Of very many the first are named. */
export function watching(names: readonly string[], language: string): string {
  if (!names.length) return "";
  const list = new Intl.ListFormat(language).format(people(names));
  return names.length === 1 ? say("talk-watches", { name: list }) : say("talk-watch", { names: list });
}

/** Those who have names, then how many others there are: never "1 more". */
function people(names: readonly string[]): string[] {
  const named = names.filter(Boolean);
  const shown = named.length === NAMED + 1 && named.length === names.length ? named : named.slice(0, NAMED);
  const others = names.length - shown.length;
  if (!others) return shown;
  if (others === 1) return [...shown, say("talk-somebody")];
  return shown.length
    ? [...shown, say("talk-somebody-more", { count: others })]
    : [say("talk-people", { count: others })];
}
