// Telegram as the host: the Mini App's events, by @tma.js/bridge.
import { on, postEvent, retrieveLaunchParams, retrieveRawInitData, supports } from "@tma.js/bridge";
import type { Ask, Entered, Host, Insets, MainButton } from "./host.ts";

const IMPACT = { pick: "light", send: "medium", touch: "heavy" } as const;

/** The host inside Telegram. */
export function makeTelegram(): Host {
  const { tgWebAppVersion: version, tgWebAppThemeParams: theme } = retrieveLaunchParams();
  let back: (() => void) | null = null;
  let main: MainButton | null = null;
  on("back_button_pressed", () => back?.());
  on("main_button_pressed", () => main?.press());
  postEvent("web_app_expand");
  if (supports("web_app_setup_swipe_behavior", version)) {
    postEvent("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
  }
  return {
    enter: (ask: Ask) => ask<Entered>("/api/enter", { launch: retrieveRawInitData() ?? "" }),
    onTheme: told => {
      told(themeOf(theme.bg_color));
      on("theme_changed", ({ theme_params }) => told(themeOf(theme_params.bg_color)));
    },
    onInsets: told => {
      const known = { device: NONE, content: NONE };
      const tell = () => told(sum(known.device, known.content));
      on("safe_area_changed", found => {
        known.device = found;
        tell();
      });
      on("content_safe_area_changed", found => {
        known.content = found;
        tell();
      });
      if (!supports("web_app_request_safe_area", version)) return;
      postEvent("web_app_request_safe_area");
      postEvent("web_app_request_content_safe_area");
    },
    onSmall: () => {},
    feel: what => {
      if (!supports("web_app_trigger_haptic_feedback", version)) return;
      postEvent("web_app_trigger_haptic_feedback", { type: "impact", impact_style: IMPACT[what] });
    },
    setBack: act => {
      back = act;
      if (!supports("web_app_setup_back_button", version)) return;
      postEvent("web_app_setup_back_button", { is_visible: act !== null });
    },
    guard: isGuarded => {
      if (!supports("web_app_setup_closing_behavior", version)) return;
      postEvent("web_app_setup_closing_behavior", { need_confirmation: isGuarded });
    },
    setMain: button => {
      main = button;
      postEvent("web_app_setup_main_button", {
        is_visible: button !== null,
        is_active: button !== null,
        ...(button && { text: button.words }),
      });
      return true;
    },
    ready: () => postEvent("web_app_ready"),
    share: supports("web_app_send_prepared_message", version)
      ? async (post, path, title) => {
          const { id } = await post<{ id: string }>("/api/share", { path, title });
          postEvent("web_app_send_prepared_message", { id });
        }
      : null,
  };
}

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const sum = (one: Insets, other: Insets): Insets => ({
  top: one.top + other.top,
  right: one.right + other.right,
  bottom: one.bottom + other.bottom,
  left: one.left + other.left,
});

/** Dark, if that is what lies under the app's text. */
export function themeOf(ground: string | undefined): "light" | "dark" {
  const digits = /^#?([0-9a-f]{6})$/i.exec(ground ?? "")?.[1];
  if (!digits) return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(from =>
    Number.parseInt(digits.slice(from, from + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "dark" : "light";
}
