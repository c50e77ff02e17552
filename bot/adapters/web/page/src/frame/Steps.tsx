// The slider through the match, with a step back, a step on, and the film.
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { speedWords } from "./film.ts";
import type { Film, Steps as StepsData } from "./useSteps.ts";

export function Steps({ steps, film }: { steps: StepsData; film: Film }) {
  const { stops, index, move, count, go, goTo } = steps;
  const last = stops.length - 1;
  const isStill = last < 1;
  return (
    <fieldset class="steps" aria-label={say("frame-steps")}>
      <StepButton words={say("frame-step-back")} turn="back" isOff={index <= 0} onPress={() => go(-1)} />
      <div class="track" style={{ "--at": share(index, last) }}>
        {stops.map(
          (stop, n) =>
            stop.mark && (
              <i key={stop.version} class={`tick ${stop.mark}`} style={{ "--tick": share(n, last) }} />
            ),
        )}
        <input
          type="range"
          min={0}
          max={Math.max(last, 1)}
          value={isStill ? 1 : index}
          disabled={isStill}
          aria-label={say("frame-steps")}
          aria-valuetext={useStopWords(steps)}
          onInput={event => goTo(Number(event.currentTarget.value))}
        />
      </div>
      <StepButton words={say("frame-step-on")} turn="on" isOff={index >= last} onPress={() => go(1)} />
      <FilmButtons film={film} isOff={isStill} />
      <output>{say("frame-at", { move, count })}</output>
    </fieldset>
  );
}

const share = (part: number, whole: number) => String(whole > 0 ? part / whole : 1);

/** A stop in words. */
function useStopWords({ stops, index, move, count }: StepsData): string {
  const { visit, at } = useTable();
  const stop = stops[index];
  if (at === null) return say("frame-at-now", { count });
  if (!stop?.seat) return say("frame-at-start", { count });
  return say("frame-at-move", { move, count, who: visit.names[stop.seat], words: stop.words });
}

interface StepButtonProps {
  words: string;
  turn: "back" | "on";
  isOff: boolean;
  onPress: () => void;
}

function StepButton({ words, turn, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      class="step"
      aria-label={words}
      title={words}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={turn === "back" ? "M15 3v14L5 10z" : "M5 3v14l10-7z"} />
      </svg>
    </button>
  );
}

function FilmButtons({ film, isOff }: { film: Film; isOff: boolean }) {
  const words = say(film.isPlaying ? "frame-pause" : "frame-play");
  const speed = speedWords(film.speed);
  return (
    <>
      <button
        type="button"
        class="step film"
        aria-label={words}
        title={words}
        aria-disabled={isOff}
        onClick={isOff ? undefined : film.toggle}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          {film.isPlaying ? <path d="M5 3h3.5v14H5zM11.5 3H15v14h-3.5z" /> : <FilmSign />}
        </svg>
      </button>
      {film.isPlaying && (
        <button
          type="button"
          class="step speed"
          aria-label={say("frame-speed", { speed })}
          onClick={film.changeSpeed}
        >
          {speed}
        </button>
      )}
    </>
  );
}

function FilmSign() {
  return (
    <path
      fill-rule="evenodd"
      d="M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm0 2a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 6.5v7l6-3.5z"
    />
  );
}
