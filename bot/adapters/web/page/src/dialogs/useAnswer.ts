// What a sheet asks of the server when it is opened.
import { useEffect, useState } from "preact/hooks";
import { get, Refused } from "../api.ts";

/** The answer to a path, null until it is there; or the sentence with which it was refused. */
export function useAnswer<T>(path: string): { found: T | null; error: string } {
  const [answer, setAnswer] = useState<{ found: T | null; error: string }>({ found: null, error: "" });
  useEffect(() => {
    let isWanted = true;
    get<T>(path).then(
      found => isWanted && setAnswer({ found, error: "" }),
      error => {
        if (!(error instanceof Refused)) throw error;
        if (isWanted) setAnswer({ found: null, error: error.message });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return answer;
}
