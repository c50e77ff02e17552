// Cards to be looked at one by one: all of a game's in a dialog, one of them large.
import { el, fill, image } from "./dom.js";
import { get, hall, say } from "./api.js";
import { openDialog } from "./dialog.js";

const kept = new Map(); // by game, language and look: what the server said of its cards

/** Open a game's cards: those with the codes `here` come first; one with `code` is shown large. */
export async function openCards(game, { here = [], code = "" } = {}) {
  const { title, shelves } = await cardsOf(game);
  const every = new Map(shelves.flatMap(shelf => shelf.cards).map(card => [card.code, card]));
  const mine = [...new Set(here)].map(one => every.get(one)).filter(Boolean);
  const shown = [mine.length > 0 && { label: say("cards-here"), cards: mine }, ...shelves].filter(Boolean);
  const page = el("div", { class: "cards" });
  const look = card => fill(page, large(card, all));
  const all = card => {
    fill(page, shown.map(({ label, cards }) => shelf(label, cards, look)));
    if (card) page.querySelector(`[data-card="${card.code}"]`)?.focus();
  };
  const first = every.get(code);
  if (first) look(first); else all();
  openDialog(title, page);
}

async function cardsOf(game) {
  const { theme, colourVision, textSize } = document.documentElement.dataset;
  const key = [game, hall.language, theme, colourVision, textSize].join(" ");
  if (!kept.has(key)) kept.set(key, await get(`/api/cards/${game}`));
  return kept.get(key);
}

function shelf(label, cards, look) {
  return el("section", {}, el("h3", {}, label), el("ul", { class: "shelf" }, cards.map(card => el("li", {},
    el("button", { class: "card", type: "button", "data-card": card.code, "aria-label": card.title, onclick: () => look(card) },
      card.picture && image(card.picture, { alt: "", lazy: true }), el("span", {}, card.face))))));
}

function large(card, all) {
  return el("article", { class: "large" }, card.picture && image(card.picture, { alt: "" }),
    el("div", {}, el("h3", {}, card.title), el("p", {}, card.text),
      el("button", { class: "btn quiet", type: "button", onclick: () => all(card) }, say("cards-all"))));
}
