// Commands that are typed after a stroke.
import type { Hall, Suggestion } from "../types.ts";

type Commands = Hall["commands"];

/** Whether what is typed is a command, and no move. */
export const isCommand = (text: string) => text.startsWith("/");

/** Commands that begin so, by their word in the reader's language or by their own name. */
export function commandsLike(text: string, commands: Commands): Suggestion[] {
  const typed = text.toLowerCase();
  return commands
    .filter(({ word, act }) => `/${word}`.startsWith(typed) || `/${act}`.startsWith(typed))
    .map(({ word, about }) => ({ notation: `/${word}`, words: about }));
}

/** A command with the words after it; `command` is undefined if there is none of that name. */
export function commandIn(text: string, commands: Commands) {
  const [first = "", ...more] = text.slice(1).trim().split(/\s+/);
  const word = first.toLowerCase();
  const command =
    commands.find(one => one.word === word || one.act === word) ??
    commands.find(one => one.earlier?.includes(word));
  return { command, word, rest: more.join(" ") };
}
