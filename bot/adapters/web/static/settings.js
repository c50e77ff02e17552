// My hours and vacation, in a dialog: what is shown and asked comes from the server, step by step.
import { el, fill } from "./dom.js";
import { openDialog } from "./dialog.js";
import { post, Refused, say } from "./api.js";

/** The entries of a menu that open them. */
export const calendarEntries = () => ["hours", "vacation"].map(name => ({ label: say(name), run: () => openCalendar(name) }));

/** Open "hours" or "vacation". */
export async function openCalendar(name) {
  const shown = el("div"), heard = el("p", { class: "hint", role: "status" });
  const field = el("input", { class: "entry", id: "calendar-words", maxlength: "80", autocomplete: "off", "aria-label": say(name) });
  const typed = el("form", { class: "settings-words", onsubmit: event => { event.preventDefault(); ask(`/api/${name}`, { text: field.value }); } },
    field, el("button", { class: "btn quiet" }, say("set")));
  const ask = async (path, body) => {
    const { error, ack, found } = await answer(path, body);
    heard.textContent = error ?? ack;
    heard.classList.toggle("wrong", Boolean(error));
    if (error) return;
    field.value = "";
    const controls = found.prompt.controls.filter(choice => choice.ticket.startsWith(`set:${name}`)); // others are in menus
    fill(shown, layOut({ ...found.prompt, controls }, found.lines, ticket => ask("/api/settings", { ticket })));
  };
  openDialog(say(name), el("div", { class: "settings" }, heard, shown, typed));
  await ask("/api/settings", { ticket: `set:${name}` });
}

/** What the server says; a refusal is a sentence too. */
async function answer(path, body) {
  try {
    const { ack, post: found } = await post(path, body);
    return { ack, found };
  } catch (error) {
    if (error instanceof Refused) return { error: error.message };
    throw error;
  }
}

function layOut({ lead, groups, controls }, lines, tap) {
  const button = ({ label, name, style, ticket }) => el("button", {
    class: style === "go" ? "btn go" : "btn quiet", type: "button", "aria-label": name, onclick: () => tap(ticket),
  }, label);
  const row = choices => el("div", { class: "chips" }, choices.map(button));
  return [
    lines.map(line => el("p", {}, line)),
    lead && el("p", {}, el("b", {}, lead)),
    groups.map(({ label, choices }) => el("section", { "aria-label": label }, el("h3", {}, label), row(choices))),
    row(controls),
  ];
}
