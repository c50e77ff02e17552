// What draws the marks of a refused move is loaded when the first one is refused: no board waits for it.
import { useEffect, useState } from "preact/hooks";
import { during } from "../rest.ts";

type Drawing = typeof import("./Obstacles.tsx");

export function useObstacles(isWanted: boolean): Drawing | null {
  const [found, setFound] = useState<Drawing | null>(null);
  useEffect(() => {
    if (isWanted && !found) during(import("./Obstacles.tsx")).then(setFound, () => {}); // no net: the sentence stands
  }, [isWanted]);
  return found;
}
