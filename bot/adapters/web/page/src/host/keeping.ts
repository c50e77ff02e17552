// What is kept for the next page of this frame. Where a browser keeps nothing for frames it is lost with the page.

/** Who is here. */
export const KEPT = "salle-session";
/** What the next page shows first. */
export const FIRST = "salle-first";

export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function keep(name: string, found: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(found));
  } catch {
    // frames have no storage here
  }
}
