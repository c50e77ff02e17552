// How many tables wait for me: before the page's title, on its icon, and on the app's where it is installed.
import { say } from "./api.js";

let title = document.title, count = 0;

/** Give the page another title. */
export function retitle(words) {
  title = words;
  show();
}

/** So many tables wait. */
export function setWaiting(number) {
  if (number === count) return;
  count = number;
  show();
  document.querySelector("link[rel=icon]").href = `/static/mark${count ? "-waiting" : ""}.svg`;
  (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {}); // not installed
}

function show() {
  document.title = count ? say("title-waiting", { count, title }) : title;
}
