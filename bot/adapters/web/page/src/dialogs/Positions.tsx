// A match that came as a file: its positions one by one, by slider, buttons and arrow keys.
import { useState } from "preact/hooks";
import { address } from "../api.ts";
import type { Picture } from "../types.ts";
import { say } from "../words.ts";

export function Positions({ positions }: { positions: Picture[] }) {
  const last = positions.length - 1;
  const [at, setAt] = useState(0);
  const shown = positions[at];
  if (!shown) return null;
  const step = (by: number) => setAt(Math.min(last, Math.max(0, at + by)));
  return (
    <div class="positions">
      <div class="steps">
        <button
          type="button"
          class="btn"
          disabled={at === 0}
          aria-label={say("file-back")}
          onClick={() => step(-1)}
        >
          ◀
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say("file-position")}
          aria-valuetext={`${at} / ${last}`}
          onInput={event => setAt(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          class="btn"
          disabled={at === last}
          aria-label={say("file-on")}
          onClick={() => step(1)}
        >
          ▶
        </button>
        <output>{`${at} / ${last}`}</output>
      </div>
      <img src={address(shown.src)} alt={shown.alt} width={shown.width} height={shown.height} />
    </div>
  );
}
