// The typed field: a move in notation, or a command after a stroke; completed as one types.
import { get, hall, say } from "./api.js";
import { $$, el, fill } from "./dom.js";

const PAUSE = 120; // ms without a key before completions are asked for
let count = 0;

export class Field {
  /** `side` is what the field belongs to: it takes moves and commands. */
  constructor(side) {
    this.side = side;
    this.id = `offers-${count += 1}`;
    this.chosen = -1;
    this.asked = 0;
    this.input = el("input", {
      class: "entry", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "1000", enterkeyhint: "go",
      role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": this.id,
      oninput: () => this.typed(), onkeydown: event => this.key(event), onblur: () => setTimeout(() => this.closeList(), 150),
    });
    this.list = el("ul", { class: "list", role: "listbox", id: this.id, "aria-label": say("offers"), hidden: true });
    const help = el("button", { class: "link help", type: "button", onclick: () => document.body.classList.toggle("keys") }, `${say("keys")} `, el("kbd", {}, "?"));
    this.root = el("form", { class: "typed", onsubmit: event => { event.preventDefault(); this.submit(); } },
      this.list, el("div", { class: "row" }, this.input, help));
  }

  get isListOpen() { return !this.list.hidden; }

  /** What the empty field says of itself. */
  hint(placeholder, label) {
    this.input.placeholder = placeholder;
    this.input.setAttribute("aria-label", label);
  }

  /** Mark what was typed as wrong, or not. */
  mark(errorId) {
    if (errorId) this.input.setAttribute("aria-describedby", errorId);
    else this.input.removeAttribute("aria-describedby");
    this.input.setAttribute("aria-invalid", String(Boolean(errorId)));
  }

  clear() { this.input.value = ""; this.closeList(); }

  closeList() {
    this.list.hidden = true;
    this.chosen = -1;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  typed() {
    this.side.restore();
    const text = this.input.value.trim();
    this.asked += 1;
    clearTimeout(this.timer);
    if (!text) { this.closeList(); return; }
    if (text.startsWith("/")) { this.offer(commandsLike(text)); return; }
    if (!this.side.isMyTurn) { this.closeList(); return; }
    const mine = this.asked;
    this.timer = setTimeout(async () => {
      const { offers } = await get(`/api/table/${this.side.table}/complete?text=${encodeURIComponent(text)}&seat=${this.side.seat ?? ""}`);
      if (mine === this.asked && document.activeElement === this.input) this.offer(offers);
    }, PAUSE);
  }

  offer(offers) {
    if (!offers.length) { this.closeList(); return; }
    fill(this.list, offers.map((offer, n) => el("li", {
      role: "option", id: `${this.id}-${n}`, "data-take": offer.notation,
      onpointerdown: event => { event.preventDefault(); this.input.value = offer.notation; this.submit(); },
    }, el("b", {}, offer.notation), el("span", {}, offer.words))));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.choose(0);
  }

  choose(index) {
    const items = $$("li", this.list);
    this.chosen = (index + items.length) % items.length;
    items.forEach((item, n) => item.setAttribute("aria-selected", String(n === this.chosen)));
    items[this.chosen].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", items[this.chosen].id);
  }

  key(event) {
    if (!this.isListOpen) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      this.choose(this.chosen + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      this.take();
    } else if (event.key === "Enter") this.take();
  }

  take() {
    this.input.value = $$("li", this.list)[this.chosen].dataset.take;
    this.closeList();
  }

  async submit() {
    const text = this.input.value.trim();
    this.closeList();
    this.asked += 1;
    clearTimeout(this.timer);
    if (!text) return;
    if (!text.startsWith("/")) { await this.side.type(text); return; }
    const [first, ...words] = text.slice(1).split(/\s+/), word = first.toLowerCase();
    const command = hall.commands.find(one => one.word === word || one.act === word);
    if (command) {
      const done = await this.side.command(command.act, words.join(" "));
      if (done) this.clear(); // what was refused stays, to be mended
      return;
    }
    const known = hall.commands.map(one => `/${one.word}`).join(" ");
    this.side.wrong(say("no-command", { command: `/${word}`, commands: known }));
  }
}

function commandsLike(text) {
  return hall.commands
    .filter(({ word, act }) => `/${word}`.startsWith(text) || `/${act}`.startsWith(text))
    .map(({ word, about }) => ({ notation: `/${word}`, words: about }));
}
