// Discord as the host: an activity, by Discord's Embedded App SDK.
import { Common, DiscordSDK, Events } from "@discord/embedded-app-sdk";
import type { Ask, Host, Session } from "./host.ts";

/** What the server says before a code is asked for. */
interface Begun {
  client: string;
  state: string;
}

/** The host inside Discord. The SDK wants the application's id, which the server knows. */
export function makeDiscord(): Host {
  let ready = (_: DiscordSDK) => {};
  const there = new Promise<DiscordSDK>(resolve => {
    ready = resolve;
  });
  return {
    enter: async (ask: Ask) => {
      const { client, state } = await ask<Begun>("/api/begin", {});
      const sdk = new DiscordSDK(client);
      await sdk.ready();
      ready(sdk);
      const { code } = await sdk.commands.authorize({
        client_id: client,
        response_type: "code",
        state,
        prompt: "none",
        scope: ["identify"],
      });
      return ask<Session>("/api/enter", { code, state, instance: sdk.instanceId });
    },
    onTheme: () => {}, // Discord doesn't say; the system's holds, or the one that was chosen
    onInsets: () => {}, // it sets --discord-safe-area-inset-* by itself
    onSmall: told => {
      there.then(sdk =>
        sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode }) =>
          told(layout_mode === Common.LayoutModeTypeObject.PIP),
        ),
      );
    },
    feel: () => {},
    setBack: () => {},
    guard: () => {},
    setMain: () => false,
    ready: () => {},
    open: url => {
      there.then(sdk => sdk.commands.openExternalLink({ url }));
    },
  };
}
