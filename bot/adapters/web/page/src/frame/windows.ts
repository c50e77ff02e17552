// How the page is laid out in this window; the same widths and heights as in `layout.css`.
import { useEffect, useState } from "preact/hooks";

/** `wide` has names in its rail; `desk` signs only; `phone` is one column; `side` a phone on its side. */
export type Layout = "wide" | "desk" | "phone" | "side";

const QUERIES: [Layout, string][] = [
  ["side", "(max-height: 500px) and (min-width: 600px)"],
  ["phone", "(max-width: 899px)"],
  ["wide", "(min-width: 1600px)"],
];

const now = (): Layout => QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? "desk";

/** The layout of the window, as it changes. */
export function useLayout(): Layout {
  const [layout, setLayout] = useState(now);
  useEffect(() => {
    const change = () => setLayout(now());
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  return layout;
}

/** Whether the window is wider than high, so that a long board lies on its side. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(matchMedia("(min-aspect-ratio: 1/1)").matches);
  useEffect(() => {
    const query = matchMedia("(min-aspect-ratio: 1/1)");
    const change = () => setIsWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return isWide;
}
