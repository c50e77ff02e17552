// The page of one table: rail, channel, my side (or both seats of a study table), kept up to date.
import { Refused, chairNow, get, greet, hall, listen, say, sitIn } from "./api.js";
import { retitle, setWaiting } from "./badge.js";
import "./connection_banner.js";
import { $, $$, el, fill } from "./dom.js";
import { Feed } from "./history.js";
import { listenForKeys } from "./keys.js";
import { openMenu } from "./menu.js";
import { showTables } from "./table_list.js";
import { openDialog } from "./dialog.js";
import { Side } from "./player_side.js";
import { applyPreferences, playChips, languageChips, pictureChips } from "./preferences.js";
import { calendarEntries } from "./settings.js";

const root = $("#table");

class Page {
  constructor(table) {
    this.table = table;
    this.sides = [];
    this.waiting = [];
    this.feed = new Feed($("#feed"), table, () => this.sides[0].command("board"));
  }

  async open() {
    await greet();
    this.fixedWords();
    await applyPreferences();
    await this.findChair();
    await this.look();
    document.body.classList.add("ready");
    listen(this.table, () => this.look());
    listenForKeys(() => this.active);
    if (this.active.isMyTurn || this.visit.is_open || this.visit.status === "over") this.show("mine");
    addEventListener("restyled", () => this.redress());
    addEventListener("translated", () => this.renew());
    addEventListener("forgotten", () => this.renewOnce());
  }

  /** A tab that was closed and opened again belongs to whoever of this browser plays here. */
  async findChair() {
    if (await this.isSeated() || hall.people.length < 2) return;
    const before = chairNow();
    for (const { chair } of hall.people) {
      sitIn(chair);
      if (await this.isSeated()) { await greet(); return; }
    }
    sitIn(before);
  }

  async isSeated() {
    const { sides } = await get(`/api/table/${this.table}?after=99999999`);
    return sides[0].seat !== null;
  }

  // ---------------------------------------------------------------- looking
  /** Look at the table and at the list of tables; one look at a time, and one more if asked meanwhile. */
  async look(force = false) {
    if (this.looking) { this.again = true; return; }
    this.looking = true;
    try {
      do {
        this.again = false;
        const [visit, { tables }] = await Promise.all([get(`/api/table/${this.table}?after=${this.feed.last}`), get("/api/tables")]);
        this.put(visit, tables, force);
      } while (this.again);
    } finally {
      this.looking = false;
    }
  }

  put(visit, tables, force) {
    this.visit = visit;
    this.line = tables.find(line => line.table === this.table);
    this.isChallenger = visit.is_open && this.line?.is_open;
    this.waiting = showTables(tables, this.table);
    setWaiting(tables.filter(line => line.waits).length);
    if (this.sides.length !== visit.sides.length || this.sides.some((side, n) => side.seat !== visit.sides[n].seat)) this.seat(visit.sides);
    this.feed.add(visit.feed);
    this.sides.forEach((side, n) => side.update(visit.sides[n].post, { force }));
    $("#channel-name").textContent = visit.title;
    this.tabs();
    this.title();
  }

  seat(sides) {
    $$(".mine", root).forEach(old => old.remove());
    this.sides = sides.map(({ seat }, n) => new Side(this, { seat, isMain: n === 0 }));
    const isStudy = sides.length > 1;
    root.classList.toggle("both", isStudy);
    if (isStudy) {
      const channel = el("button", { class: "btn quiet", type: "button", "aria-pressed": "false", onclick: () => channel.setAttribute("aria-pressed", String(root.classList.toggle("reading"))) }, say("channel"));
      this.sides[1].head.append(channel);
      const rail = $("#open-rail").cloneNode(true);
      rail.onclick = () => $("#open-rail").click();
      this.sides[0].head.prepend(rail);
      $("#channel .head").append(el("button", { class: "btn quiet", type: "button", onclick: () => channel.click() }, say("close")));
      $("#channel").before(this.sides[0].root);
      $("#channel").after(this.sides[1].root);
    } else root.append(this.sides[0].root);
    this.turnTo(this.sides[0]);
  }

  /** In another language everything is said again; the typed word stays. */
  async renew() {
    const typed = this.sides.map(side => side.field?.input.value ?? "");
    await greet();
    this.fixedWords();
    this.feed.retell((await this.whole()).feed);
    this.sides = [];
    await this.look(true);
    this.sides.forEach((side, n) => { if (side.field) side.field.input.value = typed[n] ?? ""; });
  }

  /** In another look only the pictures change. */
  async redress() {
    this.feed.redress((await this.whole()).feed);
    await this.look(true);
  }

  whole() {
    return get(`/api/table/${this.table}`);
  }

  /** The hall has forgotten a picture's name, as after a restart: ask for all of them anew, once. */
  async renewOnce() {
    if (this.isRenewed) return;
    this.isRenewed = true;
    setTimeout(() => { this.isRenewed = false; }, 5000);
    await this.redress();
  }

  // ---------------------------------------------------------------- around the sides
  /** The side that the keyboard speaks to: the one with the focus, else the one to act. */
  get active() {
    const focused = this.sides.find(side => side.root.contains(document.activeElement));
    return focused ?? this.sides.find(side => side.isMyTurn) ?? this.sides[0];
  }

  turnTo(side) {
    this.sides.forEach(one => one.root.classList.toggle("shown", one === side));
  }

  /** While I wait: the next table where it is my move. */
  nextLink() {
    const [next] = this.waiting, count = this.waiting.length, isStudy = this.visit.sides.length > 1;
    if (!next || isStudy) return null;
    const words = say("next", { game: next.title, who: next.rival });
    return el("div", { class: "send" }, el("a", { class: "btn", href: `/t/${next.table}` }, count > 1 ? `${words} (${count})` : words));
  }

  aloud(sentence) {
    $("#aloud").textContent = sentence;
  }

  openMore(side, button) {
    const { status, game_name: game } = this.visit, run = act => () => side.command(act);
    const place = getComputedStyle($("#tabs")).display === "none" ? side.root : $(".page");
    openMenu(place, button, [
      { label: say("board-as-text"), run: run("board") },
      { label: say("history"), run: run("history") },
      { label: say("rules-of", { game }), run: run("rules") },
      "-", pictureChips(), playChips(), languageChips(), "-", ...calendarEntries(),
      ...(side.seat && status === "playing" ? ["-", ...(this.visit.may_ask_takeback ? [{ label: say("ask-back"), run: run("takeback") }] : []), { label: say("offer-draw"), run: run("draw") },
        ...this.visit.rare.map(choice => ({ label: choice.label, run: () => side.press(choice) })), { label: say("resign"), run: run("resign") }] : []),
    ]);
  }

  fixedWords() {
    $("#hall").setAttribute("aria-label", say("my-tables"));
    $("#new-game").textContent = say("new-game");
    $("#channel-note").textContent = say("channel-note");
    $("#feed").setAttribute("aria-label", say("what-happened"));
    $("#open-rail").setAttribute("aria-label", say("my-tables"));
    $("#open-rail").onclick = () => { root.toggleAttribute("data-rail"); };
  }

  // ---------------------------------------------------------------- a phone's tabs, the title
  tabs() {
    const now = root.dataset.tab;
    const tab = (name, label, ...more) => el("button", {
      type: "button", role: "tab", "aria-selected": String(now === name), tabindex: now === name ? "0" : "-1",
      onclick: () => this.show(name), "data-tab": name,
    }, label, more);
    const count = this.waiting.length;
    const back = tab("hall", `‹ ${count || ""}`);
    back.setAttribute("aria-label", count ? say("wait-for-you", { count }) : say("my-tables"));
    const news = now !== "channel" && this.feed.unread > 0 && el("span", { class: "new", "aria-label": say("new", { count: this.feed.unread }) }, String(this.feed.unread));
    const mine = this.sides.some(side => side.isMyTurn) ? say("my-turn") : say("my-side");
    const more = el("button", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false", "aria-label": say("more"), onclick: () => this.openMore(this.active, more) }, "⋯");
    const bar = $("#tabs"), hadFocus = bar.contains(document.activeElement) && document.activeElement.dataset.tab;
    fill(bar, back, tab("channel", say("channel"), news || null), tab("mine", mine), more);
    if (hadFocus) $(`[data-tab=${hadFocus}]`, bar)?.focus();
    bar.onkeydown = event => {
      const names = ["hall", "channel", "mine"], step = { ArrowRight: 1, ArrowLeft: 2 }[event.key];
      if (step) { this.show(names[(names.indexOf(root.dataset.tab) + step) % 3]); $("[aria-selected=true]", bar).focus(); }
    };
  }

  show(name) {
    root.dataset.tab = name;
    if (name === "channel") { this.feed.read(); this.feed.root.scrollTop = this.feed.root.scrollHeight; }
    this.tabs();
  }

  title() {
    const { game_name: game, names, sides } = this.visit;
    const who = sides[0].seat ? names[sides[0].seat === "one" ? "two" : "one"] : `${names.one} – ${names.two}`;
    const isMine = this.sides.some(side => side.isMyTurn);
    const title = say(isMine ? "title-turn" : "title-table", { game, who });
    retitle(title);
  }
}

const page = new Page(location.pathname.split("/")[2]);
page.open().catch(error => {
  document.body.classList.add("ready");
  if (!(error instanceof Refused) || !hall.words) throw error;
  const home = el("a", { class: "btn go", href: "/" }, say("to-arrival"));
  openDialog(say("no-table-title"), el("p", {}, error.message), el("div", { class: "send" }, home));
});
