// Something is dragged: a copy of it follows the pointer.
import type { Point } from "./geometry.ts";

/** Pixels that a pointer may tremble while it clicks. */
const THRESHOLD = 8;

export interface Carrying {
  /** What follows the pointer, made when it begins to move; its size is its own. */
  copy: () => HTMLElement;
  /** Where the pointer is, in pixels of the window. */
  over: (point: Point) => void;
  /** Where it was let go; null if it was given up. */
  drop: (point: Point | null) => void | Promise<void>;
  /** It was let go where it was: no drag at all. */
  click?: () => void;
}

/** Follow a pointer that went down, until it is up. */
export function carry(down: PointerEvent, { copy, over, drop, click }: Carrying): void {
  let carried: HTMLElement | null = null;
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!carried && far < THRESHOLD) return;
    if (!carried) {
      carried = copy();
      carried.classList.add("carried");
      carried.setAttribute("aria-hidden", "true");
      document.body.append(carried);
    }
    const { clientX: x, clientY: y } = event;
    carried.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    over([x, y]);
  };
  const end = async (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", follow);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!carried) {
      if (event.type === "pointerup") click?.();
      return;
    }
    // It stays where it was dropped until the answer is there.
    await drop(event.type === "pointerup" ? [event.clientX, event.clientY] : null);
    carried.remove();
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** A point of the window as fractions of an element; null if it is outside. */
export function within(element: Element | null, [x, y]: Point): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point: Point = [(x - left) / width, (y - top) / height];
  return point.every(part => part >= 0 && part <= 1) ? point : null;
}
