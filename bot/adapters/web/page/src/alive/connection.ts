// Whether the server answers; if it doesn't, when to ask again, and who is told.

/** Nobody answers. */
export interface Lost {
  /** Since when, in milliseconds since the epoch. */
  since: number;
  /** How often it has been tried since, the first failure included. */
  tries: number;
}

const PAUSES = [1, 2, 4]; // seconds before the next try; the last one from then on
const SHOWN_AFTER = 2; // tries: a server that starts anew is back before anybody has to know

type Listener = (lost: Lost | null) => void;

/** All requests of a page share one: they fail together, and wait together. */
export class Connection {
  /** Null while the server answers. */
  lost: Lost | null = null;
  private readonly listeners = new Set<Listener>();
  private pause: { done: Promise<void>; end: () => void } | null = null;

  /** Hear of a lost connection, of each try, and (with null) of its end; returned is how to stop. */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Whether it has lasted long enough to be said. */
  get isLost(): boolean {
    return this.lost !== null && this.lost.tries >= SHOWN_AFTER;
  }

  /** The server has answered. */
  answered(): void {
    if (this.lost) this.tell(null);
  }

  /** Nobody has answered: wait until it is worth another try, or the signal says to give it up. */
  async pauseBeforeNext(signal?: AbortSignal): Promise<void> {
    if (!this.pause) {
      this.tell({ since: this.lost?.since ?? Date.now(), tries: (this.lost?.tries ?? 0) + 1 });
      this.pause = this.begin();
    }
    const { done } = this.pause;
    const givenUp = new Promise<void>(resolve => {
      if (signal?.aborted) resolve();
      signal?.addEventListener("abort", () => resolve(), { once: true });
    });
    await Promise.race([done, givenUp]);
  }

  /** Try at once. */
  tryNow(): void {
    this.pause?.end();
  }

  private begin() {
    const { promise: done, resolve } = withResolver();
    const timer = setTimeout(() => end(), pauseAfter(this.lost?.tries ?? 1) * 1000);
    const end = () => {
      clearTimeout(timer);
      this.pause = null;
      resolve();
    };
    return { done, end };
  }

  private tell(lost: Lost | null): void {
    this.lost = lost;
    for (const listener of this.listeners) listener(lost);
  }
}

/** Seconds to wait after so many tries. */
export function pauseAfter(tries: number): number {
  return PAUSES[Math.min(tries, PAUSES.length) - 1] ?? 1;
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}

/** This page's connection. */
export const connection = new Connection();

// A net that is back, or a laptop that was opened, is worth a try before its time.
globalThis.addEventListener?.("online", () => connection.tryNow());
globalThis.document?.addEventListener("visibilitychange", () => {
  if (!document.hidden) connection.tryNow();
});
