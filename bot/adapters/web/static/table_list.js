// My tables, the most urgent first.
import { say } from "./api.js";
import { $, el, fill, gameIcon } from "./dom.js";

const GROUPS = [["mine", "your-move"], ["theirs", "their-move"], ["over", "over"]];

/** Show the tables; returns those that wait for me elsewhere than at `here`. */
export function showTables(tables, here) {
  const shown = GROUPS.map(([group, title]) => {
    const lines = tables.filter(line => line.group === group);
    if (!lines.length) return null;
    return [el("h3", { class: group === "mine" ? "now" : "" }, say(title)), el("ul", {}, lines.map(line => el("li", {}, lineOf(line, here))))];
  });
  fill($("#lines"), tables.length ? shown.flat() : el("p", { class: "none" }, say("none")));
  return tables.filter(line => line.group === "mine" && line.table !== here);
}

function lineOf(line, here) {
  return el("a", { class: "line", href: `/t/${line.table}`, "aria-current": line.table === here ? "page" : null },
    gameIcon(line.game), el("b", {}, line.title), el("span", { class: "left" }, line.left), el("span", { class: "who" }, line.who));
}
