// Preferences of look and language, kept by the server; the theme follows the system until chosen.
import { hall, post, say } from "./api.js";

const night = matchMedia("(prefers-color-scheme: dark)");

function kept() {
  try { return JSON.parse(localStorage.getItem("salle-look")) ?? {}; } catch { return {}; }
}

const theme = () => kept().theme ?? (night.matches ? "dark" : "light");

function keep(change) {
  localStorage.setItem("salle-look", JSON.stringify({ ...kept(), ...change }));
}

/** Apply the stored preferences to the page; tell the server the theme of the system. */
export async function applyPreferences() {
  keep({ colour_vision: hall.look.colour_vision, text_size: hall.look.text_size });
  Object.assign(document.documentElement.dataset, { theme: theme(), colourVision: hall.look.colour_vision, textSize: hall.look.text_size });
  if (hall.look.theme !== theme()) {
    await post("/api/choose", { name: "theme", value: theme() });
    hall.look.theme = theme();
  }
}

async function choose(name, value) {
  await post("/api/choose", { name, value });
  hall.look[name] = value;
}

async function applyChange(change) {
  if ("theme" in change) keep({ theme: change.theme ?? undefined });
  else for (const [name, value] of Object.entries(change)) await choose(name, value);
  await applyPreferences();
  dispatchEvent(new CustomEvent("restyled"));
}

night.addEventListener("change", () => { if (!kept().theme) applyChange({ theme: null }); });

async function speak(language) {
  await choose("language", language);
  dispatchEvent(new CustomEvent("translated"));
}

/** The chips of the look, for a menu. */
export function pictureChips() {
  const { colour_vision, text_size } = hall.look, chosen = kept().theme;
  const one = (label, checked, change) => ({ label: say(label), role: "menuitemradio", checked, run: () => applyChange(change) });
  const onOff = (label, checked, change) => ({ ...one(label, checked, change), role: "menuitemcheckbox" });
  return {
    title: say("look"),
    chips: [
      one("system", !chosen, { theme: null }),
      one("light", chosen === "light", { theme: "light" }),
      one("dark", chosen === "dark", { theme: "dark" }),
      onOff("colour-blind", colour_vision !== "common", { colour_vision: colour_vision === "common" ? "colour_blind" : "common" }),
      onOff("large-print", text_size !== "common", { text_size: text_size === "common" ? "large" : "common" }),
    ],
  };
}

/** The chips of how one likes to play, for a menu. */
export function playChips() {
  const flip = (label, name, plain, other) => ({
    label: say(label), role: "menuitemcheckbox", checked: hall.look[name] === other,
    run: () => applyChange({ [name]: hall.look[name] === other ? plain : other }),
  });
  return { title: say("habits"), chips: [flip("seat-left", "side", "by_seat", "left"), flip("send-at-once", "sending", "ask", "at_once")] };
}

/** The chips of the language, for a menu. */
export function languageChips() {
  return {
    title: say("language"),
    chips: ["en", "it", "es", "fr"].map(language => ({
      label: say(`set-language-${language}`), role: "menuitemradio",
      checked: hall.language === language, run: () => speak(language),
    })),
  };
}
