// The switches of the menu that make the page heard where nobody looks: notifications, sound, the app.
import { useEffect, useReducer, useState } from "preact/hooks";
import { Refused } from "../api.ts";
import { say } from "../words.ts";
import { dontNotifyMe, notified, notifyMe } from "./notify.ts";
import { isSoundOn, setSound } from "./sound.ts";
import { install, isInstallable, onInstallable } from "./worker.ts";

/** Items of a menu: `menuitemcheckbox`, and one `menuitem` where Salle can be installed. */
export function Habits() {
  const draw = useReducer<number, void>(count => count + 1, 0)[1];
  useEffect(() => onInstallable(draw), [draw]);
  return (
    <>
      <Notify />
      <Switch
        words={say("install-sound")}
        isOn={isSoundOn()}
        onPress={() => {
          setSound(!isSoundOn());
          draw();
        }}
      />
      {isInstallable() && (
        <button type="button" role="menuitem" onClick={install}>
          {say("install-app")}
        </button>
      )}
    </>
  );
}

function Notify() {
  const [state, setState] = useState(notified);
  const [error, setError] = useState("");
  if (state === "impossible") return null;
  const press = async () => {
    try {
      setError("");
      if (state === "on") await dontNotifyMe();
      else await notifyMe();
    } catch (why) {
      setError(why instanceof Refused ? why.message : say("install-notify-failed"));
    }
    setState(notified());
  };
  const wrong = state === "blocked" ? say("install-notify-denied") : error;
  return (
    <Switch
      words={say("install-notify")}
      why={wrong}
      isOn={state === "on"}
      isOff={state === "blocked"}
      onPress={press}
    />
  );
}

interface SwitchProps {
  words: string;
  /** What went wrong, or why it can't be pressed: a part of the item, for a menu holds nothing else. */
  why?: string;
  isOn: boolean;
  /** It can't be pressed. */
  isOff?: boolean;
  onPress: () => void;
}

function Switch({ words, why = "", isOn, isOff = false, onPress }: SwitchProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={isOn}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <span>
        {words}
        {why && <small class="why">{why}</small>}
      </span>
    </button>
  );
}
