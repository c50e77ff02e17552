// One player's side of a table: his picture, what is asked of him, his buttons, his typed field.
import { Refused, begin, chairNow, greet, hall, nonce, post, say } from "./api.js";
import * as acts from "./turn_controls.js";
import { openCards } from "./cards.js";
import { clocks } from "./clocks.js";
import { $, el, fill, image } from "./dom.js";
import { Field } from "./move_input.js";
import { openPost, openRules, save } from "./dialog.js";

const READ = new Set(["rp", "vf"]); // replay, verify: opened on a sheet under the button's own words
const TITLES = { board: "board-as-text", history: "history", verify: "verify" };

/** Which decision a post's moves belong to: its table and version, as the tickets have them. */
function decision({ prompt }) {
  const [first] = [...prompt.groups.flatMap(group => group.choices), ...prompt.controls].filter(one => one.verb[0] === "p");
  return first?.ticket.split(":").slice(1, 5).join(":") ?? "";
}

export class Side {
  /** `page` is the table's page: `table`, `visit`, `look()`, `next()`, `openMore(side, button)`. */
  constructor(page, { seat, isMain }) {
    Object.assign(this, { page, seat, shown: null, lines: [] });
    this.table = page.table;
    this.board = el("div", { class: "board" });
    this.act = el("div", { class: "act" });
    this.held = el("div", { class: "held", hidden: true });
    this.square = el("i", { class: `seat ${seat ?? "none"}` });
    this.name = el("h2", { id: `name-${seat ?? "guest"}` });
    this.note = el("p");
    this.more = el("button", { class: "btn quiet", type: "button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => page.openMore(this, this.more) }, say("more"));
    this.head = el("header", { class: "head" }, this.square, el("div", { class: "grow" }, this.name, this.note), this.more);
    this.field = seat ? new Field(this) : null;
    this.root = el(isMain ? "main" : "section", { class: "col mine", "aria-labelledby": this.name.id },
      this.head, el("div", { class: "body" }, this.board, this.act, this.held), this.field?.root);
    this.root.addEventListener("focusin", () => page.turnTo(this));
  }

  get isMyTurn() { return (this.shown?.prompt.groups.length ?? 0) > 0 || this.shown?.is_preview; }
  get isPreview() { return Boolean(this.shown?.is_preview); }

  /** The table as it was looked up; what stands here stays if it is as new as that. */
  update(found, { force = false } = {}) {
    const newer = this.shown ? found.version - this.shown.version : 1;
    // What another chose in secret beside him doesn't take his own half-entered move away.
    if (newer > 0 && this.isPreview && decision(found) === decision(this.shown)) this.shown.version = found.version;
    else if (newer > 0 || (force && newer === 0)) this.show(found);
    this.frame();
  }

  /** Put a post on this side. */
  show(found, { focus } = {}) {
    const hadFocus = this.act.contains(document.activeElement) && document.activeElement !== document.body;
    const before = this.shown;
    this.shown = found;
    this.lines = found.gist;
    const { prompt } = found, press = choice => this.press(choice);
    const status = this.page.visit?.status;
    const isCard = !found.picture && (status === "open" || status === "closed");
    this.squares = acts.squares(found, press);
    this.picture(found, isCard);
    $(".squares", this.board)?.replaceWith(this.squares);
    this.act.classList.toggle("last", found.is_over);
    this.act.classList.toggle("squared", this.squares.children.length > 0);
    this.root.classList.toggle("inviting", isCard);
    if (found.is_over && this.seat) fill(this.act, acts.end(found, this.page.visit.names, press));
    else if (isCard) fill(this.act, acts.card(found, this.cardParts(press)));
    else {
      const { lead, rest } = this.question(found);
      fill(this.act, this.slotOf(), acts.lists(found.sections), acts.asked(lead, rest), !found.is_preview && clocks(found.clocks), acts.hints(prompt.controls, press), prompt.groups.length > 0 && acts.kinds(prompt.groups, press),
        this.seat && acts.controls(prompt.controls, press), this.waits(found) && this.page.nextLink(), this.seat && acts.asides(prompt.controls, press));
    }
    if (this.field) this.field.root.hidden = found.is_over || isCard;
    this.frame();
    this.focusOn(focus ?? (hadFocus && before?.version !== found.version ? "asked" : ""));
    // Something new is asked, or a move is whole: the board comes into sight again.
    if (before?.version !== found.version || !prompt.groups.length) this.board.parentElement.scrollTop = 0;
    this.aloud(found);
  }

  question({ prompt, lines, picture }) {
    if (!this.seat) return { lead: lines.at(-1) ?? "", rest: "" };
    if (!picture || prompt.groups.length || this.isPreview) return prompt;
    return { lead: prompt.lead, rest: [prompt.rest, this.page.visit.status === "playing" && !acts.awaitsAnswer(prompt.controls) && this.page.visit.sides.length === 1 && say("may-close")].filter(Boolean).join(" ") };
  }

  waits(found) {
    return this.seat && found.picture && !found.is_over && !found.is_preview && !found.prompt.groups.length;
  }

  slotOf() {
    const lines = this.seat ? this.lines : this.lines.slice(0, -1);
    return acts.slot(lines, { onMore: () => openPost({ ...this.shown, text: "", film: "", pictures: [] }, say("what-happened")) });
  }

  picture(found, isCard) {
    if (found.picture) {
      const now = $("img", this.board);
      if (now?.dataset.src === found.picture.src) { now.alt = found.picture.alt; return; }
      const parts = [image(found.picture), ...(found.picture.split ? [image(found.picture, { alt: "" })] : [])];
      parts[0].dataset.src = found.picture.src;
      // The old picture stays until the new one can be painted: the board never blinks.
      const put = () => { if (this.shown === found) this.put(found.picture, ...parts); };
      if (now) Promise.all(parts.map(part => part.decode())).then(put, put); else put();
    } else if (isCard && !this.board.firstChild) {
      const { theme, colourVision } = document.documentElement.dataset;
      const [width, height] = hall.games.find(game => game.id === this.page.visit.game).plate;
      const src = `/plate/${this.page.visit.game}/plate.png?theme=${theme}&colour_vision=${colourVision}&language=${hall.language}`;
      this.board.append(el("div", { class: width > height * 1.2 ? "plate middle" : "plate cut" }, el("div", {}, el("img", { src, alt: "", width: String(width), height: String(height) }))));
    }
  }

  /** A whole picture, or a tall one in two parts: the table here, one's own things under the act. */
  put(picture, img, lower) {
    const { split, width, height } = picture, look = code => this.lookAt(code);
    const table = acts.cardSpots(picture, 0, split || 1, look);
    this.root.classList.toggle("split", split > 0);
    this.root.style.setProperty("--shape", width / height / (split || 1));
    const old = $(".stage", this.board);
    if (old) { // beside the squares, which may have the focus
      $("img", old).replaceWith(img);
      $(".looks", old).replaceWith(table);
    } else fill(this.board, el("div", { class: "stage" }, el("div", { class: "part" }, img, table), this.squares));
    this.held.hidden = !split;
    if (!split) return;
    const below = el("div", { class: "part" }, lower, acts.cardSpots(picture, split, 1, look));
    below.style.setProperty("--shape", width / height / (1 - split));
    fill(this.held, below);
  }

  lookAt(code = "") {
    const here = this.shown.picture?.cards.map(card => card.code) ?? [];
    return openCards(this.page.visit.game, { here, code });
  }

  /** The head and the field, as they stand. */
  frame() {
    const { visit } = this.page, isOver = this.shown.is_over, isStudy = visit.sides.length > 1;
    this.root.classList.toggle("acting", this.isMyTurn);
    this.root.classList.toggle("faces-left", this.seat === "two" && hall.look.side !== "left");
    this.name.textContent = this.seat ? visit.names[this.seat] : say(visit.is_open ? "invited" : "watching");
    this.note.textContent = !this.seat ? (visit.is_open ? "" : say("watching-note")) : isOver ? say(this.shown.ending?.rounds.length ? "open-hands" : "is-over")
      : isStudy ? say(this.isMyTurn ? "to-move" : "only-seat") : say("only-you");
    if (!this.field) return;
    if (!this.isPreview) this.example = this.shown.prompt.example;
    const { example } = this;
    const label = isStudy ? say("type-for", { name: visit.names[this.seat] }) : say("type-a-move");
    this.field.hint(example ? say("or-type", { example }) : say("type-command"), label);
  }

  focusOn(what) {
    if (what === "asked") acts.askedIn(this.act)?.focus();
    else if (what === "send") ($(".send .go", this.act) ?? $(".square", this.squares) ?? $(".move", this.act))?.focus();
    else if (what) (this.moveOf(what) ?? acts.askedIn(this.act))?.focus();
  }

  /** The button of a move, else of its beginning: undone step by step, it is left by the same way. */
  moveOf(notation) {
    const named = `[data-move="${CSS.escape(notation)}"]`, [beginning] = notation.split(/ \S+$/);
    return $(named, this.squares) ?? $(named, this.act) ?? (beginning !== notation ? this.moveOf(beginning) : null);
  }

  aloud(found) {
    const { lead, rest } = found.prompt;
    if (found.is_preview) this.page.aloud(say("aloud-preview", { move: lead }));
    else if (lead && this.seat) this.page.aloud(say("aloud-turn", { lead, rest }));
  }

  // ---------------------------------------------------------------- acts
  /** A button was pressed. */
  async press(choice) {
    if (choice.verb === "al") { await this.lookAt(choice.notation); return; }
    if (document.body.classList.contains("is-lost")) return;
    const isUndo = choice.verb === "pw" && !choice.notation;
    const kind = { ps: "asked", pw: isUndo ? this.undone : "send" }[choice.verb];
    if (choice.verb === "pw" && !isUndo) this.undone = choice.notation;
    await this.ask("tap", { ticket: choice.ticket }, kind, { title: READ.has(choice.verb) ? choice.label : undefined });
    if (choice.verb === "ps") this.field?.clear();
  }

  /** A move was typed. */
  async type(text) {
    this.undone = text;
    const done = await this.ask("type", { text }, "send", { isTyped: true });
    if (done) this.field.clear();
  }

  /** A command of the menu, or typed after a stroke. */
  async command(act, words = "") {
    if (act === "rules") { await openRules(this.page.visit.game); return true; }
    return this.ask(`act/${act}`, { words }, "asked", { isTyped: Boolean(words), title: TITLES[act] && say(TITLES[act]) });
  }

  async ask(path, body, focus, { isTyped = false, title } = {}) {
    if (this.busy) return false;
    this.busy = true;
    try {
      await this.take(await post(`/api/table/${this.table}/${path}`, { ...body, seat: this.seat ?? "", nonce: nonce() }), focus, title);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.answer.post) this.show(error.answer.post);
      this.wrong(error.message, isTyped);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async take({ ack, post: found, table }, focus, title) {
    if (table && table !== this.table) { await begin(table, found); location.assign(`/t/${table}`); return; }
    if (found?.file) save(found.file);
    else if (found && (found.text || found.film || found.paragraphs.length)) openPost(found, title);
    else if (found && (this.seat || this.page.visit.is_open)) { this.show(found, { focus }); if (ack) this.wrong(ack); }
    // Whoever has just sat down gets a side of his own: the look makes it.
    this.page.look();
  }

  /** Say what was wrong where answers are given. */
  wrong(sentence, isTyped = false) {
    const now = $(".slot", this.act), slot = acts.slot([sentence], { wrong: true });
    if (now) now.replaceWith(slot); else this.act.prepend(slot);
    this.isWrong = true;
    if (isTyped) this.field?.mark("wrong");
  }

  /** Give the slot back to what happened. */
  restore() {
    if (!this.isWrong) return;
    this.isWrong = false;
    this.field?.mark("");
    $(".slot", this.act)?.replaceWith(this.slotOf());
  }

  // ---------------------------------------------------------------- challenges
  cardParts(press) {
    return {
      press, table: this.table, isOpen: this.page.visit.is_open, mine: this.seat !== null && this.page.isChallenger,
      onCopy: async (link, field) => {
        field.select();
        await navigator.clipboard?.writeText(link);
        $("#copied", this.act).textContent = say(hall.is_local ? "copied" : "copied-wide");
      },
      onOther: () => {
        const taken = new Set([chairNow(), ...hall.people.map(one => one.chair)]);
        const free = [0, 1, 2, 3, 4, 5].find(chair => !taken.has(chair)) ?? 5;
        open(`/t/${this.table}?chair=${free}`);
      },
      onName: async (name, choice) => {
        try { await post("/api/name", { name }); } catch (error) { this.wrong(error.message); return; }
        await greet();
        await this.press(choice);
      },
    };
  }
}
