// The match as a film: how long a position stands, and how fast it goes.

/** Milliseconds that a position stands at the common speed. */
export const BEAT = 1200;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a position stands. */
export const beat = (speed: Speed) => BEAT / speed;

/** The next speed; after the fastest the slowest. */
export function faster(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** "½ ×", "2 ×". */
export const speedWords = (speed: Speed) => `${speed === 0.5 ? "½" : speed}×`;
