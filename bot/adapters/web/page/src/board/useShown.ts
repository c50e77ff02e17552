// Which picture stands there: the newest that can be painted, and what it takes the place of.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { during } from "../rest.ts";
import type { Drawing, Seat } from "../types.ts";
import { type Glide, glides as glidesOf } from "./motion.ts";
import { mayMove } from "./style.ts";

interface Shown {
  shown: Drawing;
  /** Whose picture it is. */
  seat: Seat | null;
  /** What stood there until now, while it goes. */
  leaving: Drawing | null;
  glides: Glide[];
}

interface How {
  seat: Seat | null;
  /** Whether the reader has moved the piece themselves. */
  isStill: () => boolean;
  /** Kept when the drawing can be painted: whether these kinds of pieces can move then. */
  ready: (drawing: Drawing, kinds: string[]) => Promise<boolean>;
}

/** `drawing` as soon as it can be painted; `rest` is called when the old one has gone. */
export function useShown(drawing: Drawing, how: How): Shown & { rest: () => void } {
  const [now, show] = useState<Shown>({ shown: drawing, seat: how.seat, leaving: null, glides: [] });
  const latest = useRef(how);
  latest.current = how;
  const rest = useCallback(() => show(before => ({ ...before, leaving: null, glides: [] })), []);
  useEffect(() => {
    const { seat, isStill, ready } = latest.current;
    const { shown } = now;
    if (drawing.src === shown.src) return;
    let isStale = false;
    const fades = mayMove() && drawing.width === shown.width && drawing.height === shown.height;
    const isDropped = isStill();
    // Another seat's picture is turned about: nothing glides there.
    const glides = fades && !isDropped && seat === now.seat ? glidesOf(shown, drawing) : [];
    const kinds = [...new Set(glides.map(glide => glide.kind))];
    during(ready(drawing, kinds)).then(mayGlide => {
      const leaving = fades ? shown : null;
      if (!isStale) show({ shown: drawing, seat, leaving, glides: mayGlide ? glides : [] });
    });
    return () => {
      isStale = true;
    };
  }, [drawing]);
  return { ...now, rest };
}
