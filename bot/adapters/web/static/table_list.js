// My tables: my turn, waiting, challenges, the last that are over.
import { say } from "./api.js";
import { $, el, fill, gameIcon } from "./dom.js";

const GROUPS = ["your-turn", "waiting", "challenges", "finished", "adjourned"];

/** Show the tables; returns those that wait for me elsewhere than at `here`. */
export function showTables(tables, here) {
  const shown = GROUPS.map(group => {
    const lines = tables.filter(line => line.group === group);
    if (!lines.length) return null;
    return [el("h3", { class: group === "your-turn" ? "now" : "" }, say(`tables-${group}`)), el("ul", {}, lines.map(line => el("li", {}, lineOf(line, here))))];
  });
  fill($("#lines"), tables.length ? shown.flat() : el("p", { class: "none" }, say("none")));
  return tables.filter(line => line.waits && line.table !== here);
}

function lineOf(line, here) {
  return el("a", { class: "line", href: `/t/${line.table}`, "aria-current": line.table === here ? "page" : null },
    gameIcon(line.game), el("b", {}, line.title), el("span", { class: "left" }, [line.score, line.left].filter(Boolean).join(" · ")), el("span", { class: "who" }, [line.asked, line.who].filter(Boolean).join(" · ")));
}
