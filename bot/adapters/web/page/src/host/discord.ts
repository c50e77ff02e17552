// Discord as the host: an activity, by Discord's Embedded App SDK.
import { Common, DiscordSDK, Events } from "@discord/embedded-app-sdk";
import type { Ask, Entered, Host } from "./host.ts";
import { startOf } from "./start.ts";

const PATIENCE = 15_000; // ms for an app that says nothing

/** The host inside Discord, whose proxy serves the page under the application's number. */
export function makeDiscord(): Host {
  const client = location.hostname.split(".")[0] ?? "";
  const sdk = new DiscordSDK(client);
  const ready = sdk.ready();
  return {
    enter: async (ask: Ask) => {
      const silent = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error("silent")), PATIENCE),
      );
      const answered = Promise.race([ready, silent]);
      const [{ state }] = await Promise.all([ask<{ state: string }>("/api/begin", {}), answered]);
      const { code } = await sdk.commands.authorize({
        client_id: client,
        response_type: "code",
        state,
        prompt: "none",
        scope: ["identify"],
      });
      return ask<Entered>("/api/enter", { code, state, instance: sdk.instanceId });
    },
    onTheme: () => {}, // Discord doesn't say; the system's holds, or the one that was chosen
    onInsets: () => {}, // Discord sets --discord-safe-area-inset-* by itself
    onSmall: async told => {
      await ready;
      await sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode }) =>
        told(layout_mode === Common.LayoutModeTypeObject.PIP),
      );
    },
    feel: () => {},
    setBack: () => {},
    guard: () => {},
    setMain: () => false,
    ready: () => {},
    share: async (_, path, message) => {
      await ready;
      await sdk.commands.shareLink({ message, custom_id: startOf(path) });
    },
  };
}
