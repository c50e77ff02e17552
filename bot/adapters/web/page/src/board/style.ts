// Boxes as styles.
import type { Box } from "../types.ts";

/** Where a box stands on its board. */
export function boxStyle([left, top, width, height]: Box): Record<string, string> {
  const percent = (part: number) => `${part * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** Whether things may move on this screen. */
export const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
