// The page's words, by their keys, in the reader's language.

let words: Record<string, string> = {};

const FIRST: Record<string, string> = {
  // before the server has given the page its words
  "install-lost": "I can't reach Salle just now. I'll keep trying.",
  "install-try-now": "Try now",
};

/** Speak with these words from now on. */
export function setWords(found: Record<string, string>): void {
  words = found;
}

/** The sentence of a key, filled with facts; keys of the page and the hall may be said without that name. */
export function say(key: string, facts: Record<string, string | number> = {}): string {
  const sentence = words[key] ?? words[`page-${key}`] ?? words[`hall-${key}`] ?? FIRST[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
