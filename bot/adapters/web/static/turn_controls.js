// What stands under the picture: what happened, what is asked, and the answers. Only elements here.
import { beginning, hall, say } from "./api.js";
import { $, el, icon, sealed } from "./dom.js";

const EARLY = 300; // ms in which Send may have appeared under the finger that chose the move
const ICONS = { retreat: "back" };
const DRAWN = ["forward", "back", "attack", "parry", "pass"];
const ASIDE = new Set(["an", "if", "al"]); // answers in advance, cards: small, under the moves
const AWAY = new Set(["ry", "ip", "is", "iw"]); // resign, answers prepared: what is shown isn't the table
const ELSEWHERE = new Set(["bt", "mo", "hd", "ru", "nx"]); // text, More, hand, rules, next table: the page has its own places for them

const ANSWERS = new Set(["da", "tg", "bg", "fc"]); // a draw, a move back, a break, the choice after a flag

/** Whether something waits for an answer here, though there is nothing to move. */
export const awaitsAnswer = choices => choices.some(choice => ANSWERS.has(choice.verb));

/** The slot of two lines: what happened, or what was wrong. */
export function slot(lines, { wrong = false, onMore } = {}) {
  const said = el("p", { class: wrong ? "said wrong" : "said", role: wrong ? "alert" : null, id: wrong ? "wrong" : null }, lines.join(" "));
  const root = el("div", { class: "slot" }, said);
  requestAnimationFrame(() => {
    if (!wrong && said.scrollHeight > said.clientHeight + 4) root.append(el("button", { class: "link", type: "button", onclick: onMore }, say("more-of-this")));
  });
  return root;
}

/** The line of what is asked; it takes the focus after a move was sent. */
export function asked(lead, rest) {
  return el("p", { class: "asked", tabindex: "-1" }, squared(lead), rest && " ", rest && el("small", {}, rest));
}

/** A sentence with the names of its squares set apart. */
function squared(sentence) {
  return sentence.split(/\b([a-h][1-8])\b/).map((part, n) => n % 2 ? el("span", { class: "at" }, part) : part);
}

/** Lists with a title each, such as answers prepared; a line may begin with its indent. */
export function lists(sections) {
  return sections.map(({ title, lines }) => el("section", { class: "listed", "aria-label": title },
    el("h3", {}, title), lines.map(line => el("p", { class: "facts" }, line))));
}

let isUnfolded = false; // whoever chooses by name once goes on so

/** Groups of moves, numbered for the keyboard; those that stand on squares are folded. */
export function kinds(groups, press) {
  const menus = groups.filter(group => group.present);
  const onSquares = groups.filter(group => group.choices.some(choice => choice.place));
  const others = groups.filter(group => !onSquares.includes(group) && !menus.includes(group));
  const count = onSquares.flatMap(group => group.choices).length;
  const number = counter();
  return [
    menus.length > 0 && el("div", { class: "menus" }, menus.map(one => menu(one, press))),
    others.length > 0 && rows(others, number, press),
    count > 0 && el("details", { class: "byname", open: isUnfolded, ontoggle: event => { isUnfolded = event.target.open; } }, el("summary", {}, say("squares", { count })), rows(onSquares, number, press)),
  ];
}

/** A group of which one choice holds: a menu, which changes it. */
function menu({ key, label, choices, present }, press) {
  const id = `menu-${key}`, options = choices.map(choice => el("option", { selected: choice.label === present }, choice.label));
  return el("div", { class: "menu-row" }, el("label", { for: id }, label),
    el("select", { id, onchange: event => press(choices[event.target.selectedIndex]) }, options));
}

function counter() {
  let last = 0;
  return () => last += 1;
}

function rows(groups, number, press) {
  return el("div", { class: "kinds" }, inRows(groups).map(row => {
    const [group] = row, name = ICONS[group.key] ?? group.key;
    const choices = row.flatMap(one => one.choices), moves = choices.map(choice => move(choice, number(), press));
    if (isBare(group)) return el("div", { class: "kind bare" }, el("div", { class: "set" }, moves));
    if (moves.length === 1) moves[0].classList.add("only");
    const isWords = choices.some(choice => choice.label.length > 4);
    const isTold = isWords && moves.length > 2 && choices.every(choice => choice.detail);
    const classes = ["kind", moves.length > 4 && "wordy", isWords && "words", isTold && "told"].filter(Boolean).join(" ");
    return el("fieldset", { class: classes, "aria-label": group.label },
      el("div", { class: "legend", "aria-hidden": "true" }, DRAWN.includes(name) && icon(name), group.label),
      el("div", { class: "set" }, moves));
  }));
}

/** A kind whose one button says all; such kinds stand together, without a legend. */
const isBare = ({ label, choices, key }) => choices.length === 1 && choices[0].label === label && !DRAWN.includes(ICONS[key] ?? key);

function inRows(groups) {
  const found = [];
  for (const group of groups) {
    if (isBare(group) && found.length && isBare(found.at(-1)[0])) found.at(-1).push(group);
    else found.push([group]);
  }
  return found;
}

/** The moves that stand on squares: buttons that nobody sees, over the picture. */
export function squares({ picture, prompt }, press) {
  const choices = prompt.groups.flatMap(group => group.choices).filter(choice => choice.place);
  const percent = part => `${100 * part}%`;
  const root = el("div", { class: "squares", role: choices.length ? "group" : null, "aria-label": choices.length ? prompt.lead : null }, choices.map(choice => {
    const button = el("button", { class: "square", type: "button", "data-move": choice.notation, "aria-label": choice.name, title: choice.name, onclick: () => press(choice) });
    const [left, top, width, height] = choice.place.map(percent);
    Object.assign(button.style, { left, top, width, height });
    return button;
  }));
  if (picture) root.style.setProperty("--shape", picture.width / picture.height);
  return root;
}

/** Cards that can be looked at, on the part of a picture from `top` to `bottom`: nobody sees them. */
export function cardSpots(picture, top, bottom, look) {
  const percent = part => `${100 * part}%`, height = bottom - top;
  return el("div", { class: "looks", "aria-hidden": "true" }, picture.cards.filter(({ place: [, y] }) => y >= top && y < bottom).map(({ code, place: [x, y, wide, high] }) => {
    const button = el("button", { type: "button", tabindex: "-1", "data-card": code, onclick: () => look(code) });
    Object.assign(button.style, { left: percent(x), top: percent((y - top) / height), width: percent(wide), height: percent(high / height) });
    return button;
  }));
}

/** The sheet that helps with what is asked, over the moves. */
export function hints(choices, press) {
  const found = choices.filter(choice => choice.verb === "al" && choice.notation);
  return found.length > 0 && el("p", { class: "hints" }, found.map(choice => el("button", { class: "link", type: "button", onclick: () => press(choice) }, choice.label)));
}

/** What is not about this move: under the moves, and smaller. */
export function asides(choices, press) {
  const found = choices.filter(choice => ASIDE.has(choice.verb) && !choice.notation);
  return found.length > 0 && el("div", { class: "asides" }, found.map(choice => el("button", {
    class: "btn quiet", type: "button", "data-verb": choice.verb, onclick: () => press(choice),
  }, choice.label)));
}

function move(choice, key, press) {
  return el("button", {
    class: "move", type: "button", "data-move": choice.notation, "aria-label": choice.name,
    title: choice.detail || null, "aria-keyshortcuts": key < 10 ? String(key) : null, onclick: () => press(choice),
  }, el("b", {}, choice.label), choice.detail && el("span", { class: "to" }, choice.detail), key < 10 && el("kbd", {}, String(key)));
}

/** Send and Undo, or whatever else is to be answered in a row. */
export function controls(choices, press, { many = false, whole = false } = {}) {
  const born = performance.now();
  // Where the way back to the table is all there is, or beside "Resign" or a line, it is no double.
  const isAway = whole || choices.length === 1 || choices.some(choice => AWAY.has(choice.verb));
  const buttons = choices.filter(choice => !ASIDE.has(choice.verb) && (isAway || !ELSEWHERE.has(choice.verb))).map(choice => {
    const isSend = choice.verb === "ps", isUndo = choice.verb === "pw";
    return el("button", {
      class: `btn ${choice.style === "go" ? "go" : ""} ${isUndo ? "undo" : ""}`, type: "button", "data-verb": choice.verb,
      // A click by keyboard has no detail; a second tap of the same finger does.
      onclick: event => { if (!isSend || event.detail === 0 || performance.now() - born > EARLY) press(choice); },
    }, choice.label, isSend && el("kbd", {}, "Enter"), isUndo && el("kbd", {}, "Esc"));
  });
  return buttons.length ? el("div", { class: many ? "send many" : "send" }, buttons) : null;
}

/** The end: result, why, rounds, and what to do now. */
export function end(post, names, press) {
  const { lead, rest, controls: choices } = post.prompt, { ending } = post;
  const who = seat => seat ? names[seat] : say("round-drawn");
  const rounds = ending && el("p", { class: "rounds" },
    ending.rounds.length > 0 && el("span", { role: "img", "aria-label": say("rounds", { list: ending.rounds.map(who).join(", ") }) },
      ending.rounds.map((seat, n) => [el("i", { class: `seat ${seat ?? "none"}`, title: `${n + 1}: ${who(seat)}` }), " "])),
    el("span", {}, ending.summary));
  return [
    el("h2", { class: "result", tabindex: "-1" }, lead), el("p", {}, rest), rounds,
    controls(choices, press, { many: true }),
  ];
}

/** A challenge: what one agrees to, and the answers. */
export function card(post, { mine, isOpen, table, press, onCopy, onOther, onName }) {
  const [first, ...facts] = post.lines;
  const link = `${location.origin}/t/${table}`;
  const answers = post.prompt.controls.filter(choice => mine ? choice.verb === "cw" : choice.verb !== "cw");
  if (post.prompt.lead || post.prompt.groups.length) return question(post, press);
  const parts = [el("p", { class: "asked", tabindex: "-1" }, first), facts.map(fact => el("p", { class: "facts" }, fact)), post.seal && sealed(post.seal)];
  if (!isOpen) return [...parts, el("div", { class: "send" }, el("a", { class: "btn", href: "/" }, say("begin-new")))];
  if (beginning(post)) return [...parts, controls(post.prompt.controls, press)];
  if (mine) {
    const field = el("input", { class: "entry", readonly: true, value: link, "aria-label": say("share") });
    parts.push(el("div", { class: "share" }, field, el("button", { class: "btn", type: "button", onclick: () => onCopy(link, field) }, say("copy"))),
      el("p", { class: "hint", role: "status", id: "copied" }, say(hall.is_local ? "link-hint-before" : "link-hint-before-wide")));
    if (hall.is_local) parts.push(el("button", { class: "link", type: "button", onclick: onOther }, say("sit-here")));
    return [...parts, controls(answers, press)];
  }
  if (hall.name) return [...parts, controls(answers, press)];
  const name = el("input", { class: "entry", maxlength: "32", autocomplete: "nickname", id: "name" });
  const form = el("form", { class: "share", onsubmit: event => { event.preventDefault(); onName(name.value, answers[0]); } },
    el("label", { class: "sr", for: "name" }, say("your-name")), name, el("button", { class: "btn go" }, answers[0]?.label ?? say("accept")));
  name.placeholder = say("your-name");
  return [...parts, form];
}

/** What is asked about the terms before the match: one's own choice, or what one would change. */
function question({ lines, prompt }, press) {
  const { lead, groups } = prompt;
  return [lines.map(line => el("p", { class: "facts" }, line)), asked(lead || groups[0].label),
    groups.length > 0 && kinds(groups, press), controls(prompt.controls, press, { whole: true })];
}

/** Where the focus goes when an act has been put in its place. */
export const askedIn = root => $(".asked, .result", root);
