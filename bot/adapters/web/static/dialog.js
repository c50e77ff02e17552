// A dialog over the page: text boards, history, rules, proofs, a replay, a picture.
import { address, el, image, sealed } from "./dom.js";
import { get, say } from "./api.js";

/** Show `contents` under a title until it is closed; the focus goes back where it was. */
export function openDialog(title, ...contents) {
  const before = document.activeElement;
  const close = el("button", { class: "btn quiet", type: "button", onclick: () => sheet.close() }, say("close"));
  const sheet = el("dialog", { class: "sheet", "aria-label": title, onclose: () => { sheet.remove(); before?.focus?.(); } },
    el("header", { class: "head" }, el("div", { class: "grow" }, el("h2", {}, title)), close),
    el("div", { class: "inside", tabindex: "0" }, contents));
  sheet.addEventListener("click", event => { if (event.target === sheet) sheet.close(); });
  document.body.append(sheet);
  sheet.showModal();
  close.focus();
}

/** A post that is to be read rather than played. */
export function openPost(post, title = post.title, aside = null) {
  const film = post.film && el("img", { class: "whole", src: address(post.film), alt: say("replay-alt"), width: "512" });
  const lines = post.lines.map(line => el("p", {}, line));
  openDialog(title || say("name"), aside, lines, post.seal && sealed(post.seal), lessons(post.paragraphs), post.text && el("pre", {}, post.text), film);
}

/** The rules, each beside its picture, under the headings of their chapters. */
function lessons(paragraphs) {
  return paragraphs.flatMap(({ chapter, heading, text, picture }, n) => [
    chapter !== paragraphs[n - 1]?.chapter && el("h3", { class: "chapter" }, chapter),
    el("div", { class: "lesson" }, image(picture, { lazy: true }), el("p", {}, el("b", {}, heading), text)),
  ]);
}

/** A picture as large as it goes. */
export function openPicture(title, picture) {
  openDialog(title, image(picture));
}

/** A game's rules; beside them its cards, if it has some. */
export async function openRules(game) {
  const { post } = await get(`/api/rules/${game}`);
  const cards = post.prompt.controls.find(choice => choice.verb === "al");
  const open = async () => (await import("./cards.js")).openCards(game);
  openPost(post, post.title, cards && el("button", { class: "btn quiet", type: "button", onclick: open }, cards.label));
}

/** Give a file to the browser to keep. */
export function save({ name, text }) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
