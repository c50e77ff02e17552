// Where each button of a prompt stands.
import type { Choice, Post } from "../types.ts";

const ANSWERS = new Set(["da", "dr", "tg", "tk", "bg", "br", "fc", "fs", "re"]); // to what the rival offers or asks
const ASIDE = new Set(["an", "if", "al", "sn"]); // answers in advance, cards, counts: not about this move
const LOOKS_BACK = "ms"; // shows what happened since one last looked
const ELSEWHERE = new Set(["bt", "mo", "hd", "tu", "ru", "nx", "rp"]); // the page has places of its own for them
const AWAY = new Set(["ry", "ip", "is", "iw"]); // what is shown isn't the table: there is a way back

export interface Controls {
  /** Sends what is previewed. */
  send: Choice | null;
  /** Takes a step of it back. */
  undo: Choice | null;
  /** A draw, a move to be taken back, a break, a flag. */
  answers: Choice[];
  /** Whatever else is to be decided. */
  others: Choice[];
  /** What isn't about this move. */
  asides: Choice[];
  /** What helps with what is asked: a sheet about it, and what happened before it. */
  hints: Choice[];
}

/** The buttons of a post by their places. */
export function controlsOf({ prompt: { controls } }: Pick<Post, "prompt">): Controls {
  const isAway = controls.length === 1 || controls.some(one => AWAY.has(one.verb));
  const isSheet = (one: Choice) => one.verb === "al" && one.notation !== "";
  const isHint = (one: Choice) => isSheet(one) || (one.verb === LOOKS_BACK && !isAway);
  const isStep = (one: Choice) => one.verb === "ps" || one.verb === "pw";
  const isAnswer = (one: Choice) => ANSWERS.has(one.verb) || (one.verb === "gd" && hasAnswers);
  const hasAnswers = controls.some(one => ANSWERS.has(one.verb));
  return {
    send: controls.find(one => one.verb === "ps") ?? null,
    undo: controls.find(one => one.verb === "pw") ?? null,
    answers: controls.filter(isAnswer),
    others: controls.filter(
      one =>
        !isStep(one) &&
        !isAnswer(one) &&
        !isHint(one) &&
        !ASIDE.has(one.verb) &&
        (isAway || !ELSEWHERE.has(one.verb)),
    ),
    asides: controls.filter(one => ASIDE.has(one.verb) && !isHint(one)),
    hints: controls.filter(isHint),
  };
}
