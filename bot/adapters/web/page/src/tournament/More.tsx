// A button that shows what follows in a list: the focus goes on with the first of it.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../api.ts";
import { say } from "../words.ts";

interface Props {
  /** How many follow. */
  left: number;
  onMore: () => Promise<void>;
  list: RefObject<HTMLElement | null>;
}

export function More({ left, onMore, list }: Props) {
  const [wrong, setWrong] = useState("");
  const [from, setFrom] = useState(-1);
  useEffect(() => {
    const first = list.current?.children[from];
    if (from >= 0 && first instanceof HTMLElement) first.focus();
  }, [from]);
  if (left <= 0) return null;
  const press = async () => {
    const before = list.current?.children.length ?? 0;
    try {
      await onMore();
      setWrong("");
      setFrom(before);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <p>
      <button type="button" class="btn quiet" onClick={press}>
        {say("tournament_page-more", { count: left })}
      </button>
      {wrong && <span role="alert"> {wrong}</span>}
    </p>
  );
}
