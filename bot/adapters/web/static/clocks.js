// The clocks of a table in one line; what runs is told as the time to come, and kept up to date.
import { hall } from "./api.js";
import { $$, el } from "./dom.js";

const MINUTE = 60, HOUR = 3600, DAY = 86400; // s

/** The line: each player's time, and by when what is asked has to be done. */
export function clocks(lines) {
  return lines.length > 0 && el("p", { class: "clocks" }, lines.map((line, n) => [n > 0 && " · ", line.words, line.moment && " ", line.moment && moment(line.moment, line.is_date)]));
}

function moment(at, isDate) {
  const then = new Date(at * 1000), date = then.toLocaleString(hall.language, { dateStyle: "medium", timeStyle: "short" });
  return el("time", { datetime: then.toISOString(), title: date, "data-at": isDate ? null : String(at) }, isDate ? date : relative(at));
}

/** "in 2 days", "in 3 hours": days from two on, rounded down where more than a little is lacking. */
function relative(at) {
  const left = at - Date.now() / 1000, size = Math.abs(left) * 1.02;
  const [unit, seconds] = size >= 2 * DAY ? ["day", DAY] : size >= HOUR ? ["hour", HOUR] : ["minute", MINUTE];
  return new Intl.RelativeTimeFormat(hall.language, { numeric: "always" }).format(Math.sign(left) * Math.max(1, Math.floor(size / seconds)), unit);
}

setInterval(() => { for (const one of $$("time[data-at]")) one.textContent = relative(Number(one.dataset.at)); }, MINUTE * 1000);
