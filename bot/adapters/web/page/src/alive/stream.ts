// Live news of a table, or of all of one's tables.
//
// Browsers allow six streams to one address: a tab that nobody sees gives its own back, but for one
// of each person's, which wakes the others, and tells the server that nobody looks. Where tabs can't
// agree on one, each looks by itself.
import { address, chairNow } from "../api.ts";
import { began, soon } from "../rest.ts";

const TOGETHER = 40; // ms: one act is told to the table and to its players, and looked at once
const AGAIN = 4000; // ms before a stream that the server refused is asked for again
const ASLEEP = 30_000; // ms after which a tab that nobody sees rests
const EARS = globalThis.BroadcastChannel ? new BroadcastChannel("salle-news") : null;

/** A tab's ear: it calls `look` whenever something may have happened at a table of its person's. */
class Ear {
  private source: EventSource | null = null;
  private isUnseen = false; // as the stream was told
  private again = 0;
  private stay = () => {};
  private opened = () => {};
  private sleepy = 0;
  private polling = 0;
  private wake = () => {};
  private readonly table: string;
  private readonly look: () => void;

  constructor(table: string, look: () => void) {
    this.table = table;
    this.look = look;
    if (EARS) {
      EARS.onmessage = ({ data }) => {
        if (!this.source && data === chairNow()) this.notice();
      };
    }
    document.addEventListener("visibilitychange", () => this.seen());
    this.open();
    if (document.hidden) this.seen();
  }

  private notice(): void {
    this.stay();
    this.stay = soon(this.look, TOGETHER);
  }

  private open(): void {
    this.isUnseen = document.hidden;
    const unseen = this.isUnseen ? "&unseen" : "";
    const source = new EventSource(address(`/events?table=${this.table}${unseen}`));
    this.source = source;
    this.opened = began();
    source.onmessage = () => {
      this.opened();
      this.notice();
      EARS?.postMessage(chairNow());
    };
    source.onerror = () => {
      this.opened();
      this.notice(); // the look finds out whether the server is there, and says so
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      clearTimeout(this.again);
      this.again = window.setTimeout(() => this.open(), AGAIN);
    };
  }

  private close(): void {
    clearTimeout(this.again);
    this.opened();
    this.source?.close();
    this.source = null;
  }

  private seen(): void {
    clearTimeout(this.sleepy);
    clearInterval(this.polling);
    if (document.hidden) {
      this.sleepy = window.setTimeout(() => this.sleep(), ASLEEP);
      return;
    }
    this.wake();
    if (this.source && this.isUnseen) this.close();
    if (!this.source) this.open();
  }

  private sleep(): void {
    this.close();
    if (!navigator.locks || !EARS) {
      this.polling = window.setInterval(this.look, ASLEEP);
      return;
    }
    const awake = new AbortController();
    this.wake = () => awake.abort();
    const watch = () =>
      new Promise<void>(resolve => {
        this.open();
        this.wake = resolve;
      });
    navigator.locks.request(`salle-watch-${chairNow()}`, { signal: awake.signal }, watch).catch(() => {}); // seen before it was its turn
  }
}

/** Call `look` whenever something may have happened at this table, or at any of one's own. */
export function listen(table: string, look: () => void): void {
  new Ear(table, look);
}
