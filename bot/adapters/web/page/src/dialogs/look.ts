// How the page looks and speaks, and how one likes to play. The server keeps it; the theme follows the system until
// one is chosen, which this browser keeps.
import { shownFrom } from "../alive/kept.ts";
import { post } from "../api.ts";
import type { Hall, Look } from "../types.ts";
import { say } from "../words.ts";

/** One thing to be chosen; `isSwitch`: by itself, else it excludes those beside it. */
export interface Chip {
  label: string;
  isOn: boolean;
  isSwitch: boolean;
  choose: () => Promise<void>;
}

interface Kept {
  theme?: Look["theme"];
  colour_vision?: Look["colour_vision"];
  text_size?: Look["text_size"];
}

const KEPT = "salle-look";
const LANGUAGES = ["en", "it", "es", "fr"];
const night = matchMedia("(prefers-color-scheme: dark)");

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {}; // no storage, or not ours
  }
}

function keep(change: Kept): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...change }));
}

let ofHost: Look["theme"] | null = null;

const theme = (): Look["theme"] => kept().theme ?? ofHost ?? (night.matches ? "dark" : "light");

let followed = () => {};

/** The app in which the page is shown has this theme; it holds unless one was chosen. */
export function followTheme(found: Look["theme"]): void {
  ofHost = found;
  document.documentElement.dataset.theme = theme();
  followed();
}

/** Show the page in this look; the server is told the theme, for its pictures. Returns whether that was news. */
async function apply({ look }: Hall): Promise<boolean> {
  const { colour_vision, text_size } = look;
  keep({ colour_vision, text_size });
  Object.assign(document.documentElement.dataset, {
    theme: theme(),
    colourVision: colour_vision,
    textSize: text_size,
  });
  if (look.theme === theme() || shownFrom() !== null) return false; // without a net it is told another time
  await choose(look, "theme", theme());
  return true;
}

/** What has a look, and can fetch anew all that has pictures or words. */
export interface Page {
  hall: Hall;
  renew: () => Promise<void>;
}

/** Apply the look now, and whenever the system's theme changes. */
export async function followLook(page: Page): Promise<void> {
  const follow = async () => {
    if (await apply(page.hall)) await page.renew();
  };
  night.addEventListener("change", follow);
  followed = follow;
  await follow();
}

async function choose<K extends keyof Look>(look: Look, name: K, value: Look[K]): Promise<void> {
  await post("/api/choose", { name, value });
  look[name] = value;
}

/** Light or dark, colours, size of print. */
export function lookChips(page: Page): Chip[] {
  const chosen = kept().theme;
  const themed = (label: string, value: Look["theme"] | undefined): Chip => ({
    label: say(label),
    isOn: chosen === value,
    isSwitch: false,
    choose: async () => {
      keep({ theme: value });
      await apply(page.hall);
      await page.renew();
    },
  });
  return [
    themed("system", undefined),
    themed("light", "light"),
    themed("dark", "dark"),
    flip(page, "colour-blind", "colour_vision", ["common", "colour_blind"]),
    flip(page, "large-print", "text_size", ["common", "large"]),
  ];
}

/** How one likes to play. */
export function habitChips(page: Page): Chip[] {
  return [
    flip(page, "seat-left", "side", ["by_seat", "left"]),
    flip(page, "send-at-once", "sending", ["ask", "at_once"]),
  ];
}

export function languageChips(page: Page): Chip[] {
  return LANGUAGES.map(language => ({
    label: say(`set-language-${language}`),
    isOn: page.hall.language === language,
    isSwitch: false,
    choose: async () => {
      await post("/api/choose", { name: "language", value: language });
      await page.renew();
    },
  }));
}

function flip<K extends keyof Look>(page: Page, label: string, name: K, [off, on]: [Look[K], Look[K]]): Chip {
  const isOn = page.hall.look[name] === on;
  return {
    label: say(label),
    isOn,
    isSwitch: true,
    choose: async () => {
      await choose(page.hall.look, name, isOn ? off : on);
      await apply(page.hall);
      await page.renew();
    },
  };
}
