// The keys of the page, and the switch for whoever doesn't want single keys to act.
import { useState } from "preact/hooks";
import { hasSingleKeys, setSingleKeys } from "../board/keys.ts";
import { say } from "../words.ts";

const KEYS: [string[], string][] = [
  [["1", "…", "9"], "frame-key-moves"],
  [["Enter"], "frame-key-choose"],
  [["Esc"], "frame-key-escape"],
  [["←", "→", "↑", "↓"], "frame-key-squares"],
  [["←", "→", "Home", "End"], "frame-key-steps"],
  [["/"], "frame-key-field"],
  [["?"], "frame-key-help"],
];

export function Keys() {
  const [isOn, setOn] = useState(hasSingleKeys);
  const change = () => {
    setSingleKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <>
      <dl class="key-list">
        {KEYS.map(([keys, words]) => (
          <div key={words}>
            <dt>
              {keys.flatMap((key, n) => [n > 0 && " ", key === "…" ? key : <kbd key={key}>{key}</kbd>])}
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
      <label class="switch">
        <input type="checkbox" checked={isOn} onChange={change} />
        {say("frame-shortcuts")}
      </label>
    </>
  );
}
