// Where what is to be chosen is higher than the column has room for, it is seen down to the end of a row.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Rows at the end of the column, which may wait until somebody scrolls to them. */
const ROWS = ".rest > *, .asides > *";

/** For the element that scrolls: the room of a row that would be cut through stays empty. */
export function useWholeRows(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const scrolled = ref.current;
    const column = scrolled?.parentElement;
    if (!scrolled || !column) return;
    fit(scrolled);
    const observer = new ResizeObserver(() => fit(scrolled));
    for (const one of [column, ...column.children, ...scrolled.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return ref;
}

function fit(scrolled: HTMLElement): void {
  Object.assign(scrolled.style, { maxHeight: "", marginBottom: "" });
  const room = scrolled.clientHeight;
  if (scrolled.scrollHeight <= room) return;
  const start = scrolled.getBoundingClientRect().top - scrolled.scrollTop;
  const rows = [...scrolled.querySelectorAll(ROWS)].map(row => row.getBoundingClientRect());
  const cut = rows.filter(row => row.top - start < room && row.bottom - start > room + 1);
  if (cut.length === 0) return;
  const end = Math.min(...cut.map(row => row.top)) - start - 2;
  Object.assign(scrolled.style, { maxHeight: `${end}px`, marginBottom: `${room - end}px` });
}
