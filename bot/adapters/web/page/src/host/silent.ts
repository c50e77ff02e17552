// The app in which the page was opened says nothing: the page can still be opened in a browser.
import { pathNow } from "./addresses.ts";

/** The sentence about it, which the HTML brought along, with the way to the same page in a browser. */
export function sayThatAppIsSilent(): string {
  const told = document.getElementById("app-silent");
  const link = told?.querySelector("a");
  if (link) link.href = link.href.replace(/\/$/, "") + pathNow();
  told?.removeAttribute("hidden");
  return "";
}
