// The channel: what everybody at the table saw, act by act; the latest large, the others as thumbs.
import { chairNow, say } from "./api.js";
import { $, $$, address, el, fill, image } from "./dom.js";
import { openPicture } from "./dialog.js";

export class Feed {
  constructor(root, table, onText) {
    Object.assign(this, { root, table, onText, last: 0, unread: 0 });
    this.seenKey = `salle-seen-${chairNow()}-${table}`;
    this.seen = Number(localStorage.getItem(this.seenKey) ?? 0);
    addEventListener("pagehide", () => this.remember());
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.remember(); });
  }

  /** All messages again, in another language. */
  retell(items) {
    this.root.replaceChildren();
    this.last = 0;
    this.add(items);
  }

  /** The same messages in another look: an old picture stays until the new one has come. */
  redress(items) {
    for (const { version, picture } of items) {
      const img = $(`[data-version="${version}"] img`, this.root);
      if (img && picture) img.src = address(picture.src);
    }
  }

  /** Add what happened since the last time. */
  add(items) {
    const fresh = items.filter(item => item.version > this.last);
    if (!fresh.length && !this.last) fill(this.root, el("p", { class: "empty" }, say("channel-empty")));
    if (!fresh.length) return;
    $(".empty", this.root)?.remove();
    const isFirst = this.last === 0;
    this.root.setAttribute("aria-busy", String(isFirst)); // a whole history isn't read out
    for (const item of fresh) this.append(item);
    $$(".latest", this.root).forEach(message => message.classList.remove("latest"));
    $$(".msg", this.root).at(-1)?.classList.add("latest");
    if (!isFirst) this.unread += fresh.length;
    this.last = fresh.at(-1).version;
    this.root.setAttribute("aria-busy", "false");
    this.root.scrollTop = this.root.scrollHeight;
  }

  append(item) {
    const isNews = this.seen > 0 && item.version > this.seen && !$(".since", this.root);
    if (isNews) this.root.append(el("p", { class: "since" }, say("since-last")));
    if (item.lines.length) this.root.append(this.message(item));
    if (item.heading) this.root.append(el("p", { class: "daymark" }, item.heading));
  }

  message(item) {
    const [first, ...more] = item.lines;
    const told = [...more, item.summary].filter(Boolean).join(" ");
    const rest = [told, item.when].filter(Boolean).join(" · ");
    const thumb = item.picture && el("button", {
      class: "thumb", type: "button", "aria-label": say("enlarge", { what: item.picture.alt }),
      onclick: () => openPicture(first, item.picture),
    }, image(item.picture, { alt: "", lazy: true }));
    const acts = el("div", { class: "acts" }, el("button", { class: "btn quiet", type: "button", onclick: this.onText }, say("board-as-text")));
    return el("article", { class: thumb ? "msg" : "msg bare", "data-version": String(item.version) }, thumb, el("div", {}, el("b", {}, first), el("span", {}, rest), acts));
  }

  /** Everything here has been read. */
  read() { this.unread = 0; }

  remember() {
    if (this.last) localStorage.setItem(this.seenKey, String(this.last));
  }
}
