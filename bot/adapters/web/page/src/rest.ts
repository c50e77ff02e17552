// Whether the page is at rest: a person sees that, a program that drives the page has to be told.

const unrest = new Set<object>();
const waiting = new Set<() => void>();

/** Something has begun; returned is how to say that it is over. */
export function began(): () => void {
  const thing = {};
  unrest.add(thing);
  return () => {
    unrest.delete(thing);
    if (unrest.size) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
}

const over = () => new Promise<void>(resolve => (unrest.size ? waiting.add(resolve) : resolve()));

/** There is no rest until a promise is settled. */
export function during<T>(work: Promise<T>): Promise<T> {
  return work.finally(began());
}

/** A timeout that has to be waited for; returned is how to give it up. */
export function soon(act: () => void, ms: number): () => void {
  const end = began();
  const timer = setTimeout(() => {
    end();
    act();
  }, ms);
  return () => {
    clearTimeout(timer);
    end();
  };
}

const isStill = () =>
  unrest.size === 0 &&
  document.fonts.status === "loaded" &&
  [...document.images].every(image => image.complete || image.loading === "lazy") &&
  document.getAnimations().every(one => one.playState !== "running");

/** A frame, and what follows it at once. */
const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));

/**
 * Resolves once all that was asked for has come and is drawn, nothing is to be sent any more, and
 * nothing moves. What is fetched in advance, kept for later or changed by the clock is no unrest.
 */
async function atRest(): Promise<void> {
  let isChanged = false;
  const changes = new MutationObserver(() => {
    isChanged = true;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  do {
    await over();
    isChanged = false;
    await frame(); // the effects of what was drawn are over then, and may have changed something
  } while (isChanged || !isStill());
  changes.disconnect();
}

// A page that is left has no rest any more: the next one has.
globalThis.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
  if (!destination.sameDocument && downloadRequest === null) began();
});

Object.assign(globalThis, { atRest });
