// The service worker's registration, and installing Salle as an app.
import { IS_KEPT_BY_BROWSER } from "../host/addresses.ts";

/** What a browser offers where a page may be installed. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;
let changed = () => {};

addEventListener("beforeinstallprompt", event => {
  event.preventDefault(); // asked for in the menu, and not by a bar over the board
  offered = event as InstallPrompt;
  changed();
});

/** Whether Salle can be installed here and isn't yet. */
export const isInstallable = () => offered !== null;

/** Be told when that changes. */
export function onInstallable(listener: () => void): void {
  changed = listener;
}

/** Let the browser ask whether to install it. */
export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
  changed();
}

/** Once the first board is there, so that nothing competes with it. */
export function registerWorker(): void {
  if (!IS_KEPT_BY_BROWSER || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("/sw.js").catch(() => {}); // a private window
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
