// How wide the board is shown.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Drawing } from "../types.ts";

/** How wide the board of the HTML is, or about what the window allows. */
function guess(shape: number): number {
  const first = document.querySelector(".board")?.clientWidth;
  return first || Math.min(innerWidth, innerHeight * shape);
}

/** Its width in CSS pixels; before it is laid out, a guess. */
export function useWidth(root: RefObject<HTMLElement | null>, { width, height }: Drawing): number {
  const [found, setFound] = useState(() => guess(width / height));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth) setFound(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return found;
}
