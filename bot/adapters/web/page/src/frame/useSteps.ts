// Back and forth through the match, and as a film.
import { useEffect, useMemo, useState } from "preact/hooks";
import { address } from "../api.ts";
import type { TableStore } from "../store.ts";
import { useTable } from "../useTable.ts";
import { beat, faster, type Speed } from "./film.ts";
import { moveCount, type Stop, stepped, stopAt, stopsOf } from "./stops.ts";

export interface Steps {
  stops: Stop[];
  /** The stop that is shown. */
  index: number;
  /** How many moves had been made there, and have been made by now. */
  move: number;
  count: number;
  go: (by: number) => void;
  goTo: (index: number) => void;
}

export function useSteps(): Steps {
  const store = useTable();
  const stops = useMemo(() => stopsOf(store.log), [store.log]);
  const index = stopAt(stops, store.at);
  return {
    stops,
    index,
    move: stops[index]?.move ?? 0,
    count: moveCount(stops),
    go: by => store.stepTo(stepped(stops, store.at, by)),
    goTo: to => store.stepTo(stepped(stops, stops[0]?.version ?? 0, to)),
  };
}

export interface Film {
  isPlaying: boolean;
  speed: Speed;
  /** Play on from here, from the beginning if this is now; or pause. */
  toggle: () => void;
  changeSpeed: () => void;
}

/** The film stops by itself at now. */
export function useFilm({ stops, go, goTo }: Steps): Film {
  const store = useTable();
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  useEffect(() => {
    if (!isPlaying) return;
    if (store.at === null) {
      setPlaying(false);
      return;
    }
    if (store.position === null) return; // loaded first, then shown for a beat
    const timer = setTimeout(() => go(1), beat(speed));
    return () => clearTimeout(timer);
  }, [isPlaying, speed, store.at, store.position]);
  useEffect(() => fetchAround(store, stops), [store.at, stops]);
  return {
    isPlaying,
    speed,
    toggle: () => {
      if (!isPlaying && store.at === null) goTo(0);
      setPlaying(!isPlaying);
    },
    changeSpeed: () => setSpeed(faster(speed)),
  };
}

/** While one steps, the positions beside the present one are fetched before they are asked for. */
function fetchAround(store: TableStore, stops: Stop[]): void {
  if (store.at === null) return;
  const index = stopAt(stops, store.at);
  for (const stop of [stops[index + 1], stops[index - 1]]) {
    if (!stop || stop === stops.at(-1)) continue;
    store.positionAt(stop.version).then(found => {
      const board = found[0]?.board;
      if (board) new Image().src = address(board.upright.src);
    }, ignore);
  }
}

// Fetched in advance: if it fails, it is fetched again when it is wanted, and its failure told then.
const ignore = () => {};
