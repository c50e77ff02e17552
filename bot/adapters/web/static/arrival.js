// The first page: a name, and a table against the computer, against somebody, or with both seats.
import { Refused, begin as beginAlone, chairNow, get, greet, hall, listen, nonce, post, say, sitIn } from "./api.js";
import { retitle, setWaiting } from "./badge.js";
import "./connection_banner.js";
import { $, el, fill } from "./dom.js";
import { openMenu } from "./menu.js";
import { openRules } from "./dialog.js";
import { applyPreferences, languageChips, pictureChips } from "./preferences.js";
import { calendarEntries } from "./settings.js";

const form = $("#form");
let offered = ""; // the table that the copied link opens
let opening = null; // a table that is being opened
const OWN = "own"; // the clock with figures of one's own
let chosen = ""; // the game whose plate was pressed

const gameNow = () => hall.games.find(one => one.id === chosen) ?? hall.games[0];

async function enter() {
  await greet();
  await applyPreferences();
  draw();
  document.body.classList.add("ready");
  await showWaiting();
  listen("", async () => {
    const { tables } = await showWaiting();
    const taken = tables.find(line => line.table === offered && !line.is_open);
    if (taken) location.assign(`/t/${offered}`);
  });
}

function draw() {
  const game = gameNow();
  const typed = $("#name")?.value ?? hall.name;
  retitle(say("name"));
  nav();
  fill(form, el("h1", {}, say("arrival-title")), el("p", { class: "lead" }, say("arrival-lead")), nameField(typed), people(), ...ways(game));
  hero(game);
  $("#games-title").textContent = say("games");
  fill($("#games"), hall.games.map(gamePlate));
  $("#colophon").textContent = say("colophon");
}

/** The chosen game's picture; a board that is nearly square stays as low as a long one. */
function hero(game) {
  const [width, height] = game.plate;
  fill($("#figure"),
    el("div", { class: isLong(game) ? "plate" : "plate tall" }, el("div", {},
      el("img", { src: plate(game.id, "hero"), width: String(width), height: String(height), alt: game.alt }))),
    el("figcaption", { class: "caption" }, game.caption));
}

const isLong = ({ plate: [width, height] }) => width > height * 1.2;

function plate(game, which) {
  const { theme, colourVision } = document.documentElement.dataset;
  return `/plate/${game}/${which}.png?theme=${theme}&colour_vision=${colourVision}&language=${hall.language}`;
}

function nav() {
  const bar = $("#nav");
  bar.setAttribute("aria-label", say("this-page"));
  const menu = (label, parts) => {
    const button = el("button", { class: "link", type: "button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => openMenu($(".top"), button, parts()) }, label);
    return button;
  };
  fill(bar, el("a", { id: "waiting", class: "link", hidden: true }),
    el("button", { class: "link", type: "button", onclick: () => openRules(gameNow().id) }, say("rules")),
    menu(say("look"), () => [pictureChips()]), menu(say(`set-language-${hall.language}`), () => [languageChips()]),
    menu(say("calendar"), calendarEntries));
}

async function showWaiting() {
  const found = await get("/api/tables"), [first] = found.tables;
  const mine = found.tables.filter(line => line.waits).length;
  setWaiting(mine);
  const link = $("#waiting");
  link.hidden = !first;
  if (first) {
    link.href = `/t/${first.table}`;
    link.textContent = mine ? `${say("my-tables")} (${mine})` : say("my-tables");
  }
  return found;
}

// ------------------------------------------------------------------ the form
function nameField(value) {
  return el("p", { class: "name" }, el("label", { for: "name" }, say("your-name")),
    el("input", { id: "name", name: "name", value, autocomplete: "nickname", maxlength: "32", oninput: renamed }));
}

function people() {
  const others = hall.people.filter(one => one.chair !== chairNow());
  if (!others.length) return null;
  const free = [0, 1, 2, 3, 4, 5].find(chair => !hall.people.some(one => one.chair === chair));
  const sit = chair => async () => { sitIn(chair); $("#name").value = ""; location.reload(); };
  return el("p", { class: "again" }, el("span", { class: "soft" }, say("again")),
    others.map(one => el("button", { class: "btn quiet", type: "button", onclick: sit(one.chair) }, one.name)),
    free !== undefined && el("button", { class: "link", type: "button", onclick: sit(free) }, say("somebody-new")));
}

function ways(game) {
  const second = el("input", { class: "entry", id: "second", value: say("second-name"), maxlength: "32", "aria-label": say("second-seat"), oninput: renamed });
  const both = el("div", { class: "seats", id: "both", hidden: true }, second, el("button", { class: "btn", type: "button", onclick: study },
    el("i", { class: "seat one" }), el("i", { class: "seat two" }), el("span")));
  const terms = el("div", { class: isWordy(game) ? "terms wordy" : "terms", id: "terms", hidden: true }, choices(game));
  const unfold = (part, label) => {
    const button = el("button", {
      class: "link", type: "button", "aria-expanded": "false", "aria-controls": part.id,
      onclick: () => { part.hidden = !part.hidden; button.setAttribute("aria-expanded", String(!part.hidden)); },
    }, label);
    return button;
  };
  const before = say(hall.is_local ? "link-hint-before" : "link-hint-before-wide");
  setTimeout(renamed);
  return [
    el("button", { class: "btn go wide", id: "play" }, say("play", { game: game.name })),
    el("p", { class: "hint", id: "play-hint", role: "status" }, say("play-hint")),
    el("button", { class: "btn wide", type: "button", id: "copy", onclick: challenge }, say("challenge")),
    el("p", { class: "hint", id: "copied", role: "status" }, before),
    el("div", { class: "more-ways" }, unfold(both, say("alone")), unfold(terms, say("terms"))),
    both, terms,
  ];
}

/** Whether a field needs a whole line to say what is agreed. */
const isWordy = game => game.options.some(option => option.values.some(value => value.name.length > 16));

function choices(game) {
  const select = (name, label, values, value) => el("label", {}, label, el("select", { name },
    values.map(one => el("option", { value: one.id, selected: one.id === value }, one.name))));
  return [
    ...game.options.map(option => select(option.name, option.label, option.values, option.default)),
    select("level", say("level"), game.levels, game.levels[0].id),
    game.sides.length > 0 && select("begins", say("begins"), game.sides, game.sides[0].id),
    ...clockChoices(select),
  ];
}

/** The clocks, and three figures for whoever wants one of his own. */
function clockChoices(select) {
  const { presets, own, figures } = hall.clocks;
  const clock = select("clock", say("clock"), [...presets, { id: OWN, name: own }], "");
  const fields = el("div", { class: "figures", hidden: true },
    figures.map(({ name, label, values, default: value }) => select(name, label, values, value)));
  clock.addEventListener("change", () => { fields.hidden = $("select", clock).value !== OWN; });
  return [clock, fields];
}

/** What is written of a clock: its name, or its figures in hours, as in 72h+12h/120h. */
function clockNow(filled) {
  const [bank, increment, cap] = hall.clocks.figures.map(({ name }) => filled.get(name));
  return filled.get("clock") === OWN ? `${bank}h+${increment}h/${cap}h` : filled.get("clock") ?? "";
}

function renamed() {
  const one = $("#name").value.trim() || "…", two = $("#second").value.trim() || "…";
  $("#both span").textContent = say("sit-as", { one, two });
  $("#name").removeAttribute("aria-invalid");
}

// ------------------------------------------------------------------ what the buttons do
function agreed() {
  const filled = new FormData(form), game = gameNow();
  const options = Object.fromEntries(game.options.filter(option => filled.has(option.name)).map(option => [option.name, filled.get(option.name)]));
  return { game: game.id, options, clock: clockNow(filled), begins: filled.get("begins") ?? "", nonce: nonce() };
}

/** Open a table as whoever is named in the field; another press while that is done is the same wish. */
function begin(terms) {
  opening ??= openTable(terms).finally(() => { opening = null; });
  return opening;
}

/** What is refused is said under the first button. */
async function openTable(terms) {
  try {
    const { name } = await post("/api/name", { name: $("#name").value });
    hall.name = name;
    const { table, post: card } = await post("/api/challenge", { ...agreed(), ...terms });
    await beginAlone(table, card);
    return table;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const hint = $("#play-hint");
    hint.textContent = error.message;
    hint.classList.add("wrong");
    $("#name").setAttribute("aria-invalid", "true");
    $("#name").focus();
    return "";
  }
}

async function study() {
  const table = await begin({ is_study: true, clock: "", partner: $("#second").value });
  if (table) location.assign(`/t/${table}`);
}

async function challenge() {
  offered = offered || await begin({});
  if (!offered) return;
  const address = `${location.host}/t/${offered}`, link = `${location.origin}/t/${offered}`;
  const isCopied = await copy(link);
  fill($("#copied"), isCopied ? say(hall.is_local ? "copied" : "copied-wide") : say("copy-this"), " ",
    el("a", { href: `/t/${offered}` }, address));
}

async function copy(text) {
  try { await navigator.clipboard.writeText(text); return true; } catch { return false; }
}

function gamePlate(game) {
  const [width, height] = game.plate;
  return el("li", {}, el("button", { class: "pick", type: "button", "data-game": game.id, "aria-pressed": String(game === gameNow()), onclick: () => pick(game) },
    el("div", { class: isLong(game) ? "plate middle" : "plate cut" }, el("div", {}, el("img", { src: plate(game.id, "plate"), width: String(width), height: String(height), alt: "" }))),
    el("h3", {}, game.name)), el("p", {}, game.about));
}

/** Play this one: the form is about it from now on, and whoever has no name yet gives it first. */
function pick(game) {
  chosen = game.id;
  offered = "";
  draw();
  $(hall.name || $("#name").value ? "#play" : "#name").focus();
}

form.addEventListener("submit", async event => {
  event.preventDefault();
  const level = new FormData(form).get("level");
  const table = await begin({ level });
  if (table) location.assign(`/t/${table}`);
});
for (const news of ["restyled", "translated"]) addEventListener(news, async () => { await greet(); await applyPreferences(); draw(); await showWaiting(); });

enter();
