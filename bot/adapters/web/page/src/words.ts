// The page's words, by their keys, in the reader's language.
import type { Hall } from "./types.ts";

const KEPT = "salle-language";

let words: Record<string, string> = {};

/** Speak with these words from now on. */
export function setWords(found: Record<string, string>): void {
  words = found;
}

/** Speak as the server has greeted, and at first the next time too. */
export function speakAs(hall: Hall): void {
  setWords(hall.words);
  document.documentElement.lang = hall.language;
  localStorage.setItem(KEPT, hall.language);
}

/**
 * Speak with the few words that the HTML brought along in every language, until the server has greeted:
 * in the language of last time, else in the browser's.
 */
export function speakAtFirst(): void {
  const text = document.getElementById("first-words")?.textContent;
  const known: Record<string, Record<string, string>> = text ? JSON.parse(text) : {};
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map(tag => tag.slice(0, 2));
  const language = wishes.find(one => one in known) ?? "en";
  setWords(known[language] ?? {});
  if (!document.querySelector("#page > *")) document.documentElement.lang = language;
}

/** The sentence of a key, filled with facts; keys of the page and the hall may be said without that name. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  const sentence = words[key] ?? words[`page-${key}`] ?? words[`hall-${key}`] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
