// What the moves of a match that is over were worth: the curve, and what is said of the move that is shown.
import { useCallback, useEffect, useState } from "preact/hooks";
import { get, nonce, post } from "../api.ts";
import type { TableStore } from "../store.ts";
import type { Choice, Review } from "../types.ts";
import { useTable } from "../useTable.ts";
import { pointsOf, turnAfter } from "./curve.ts";
import type { Steps } from "./useSteps.ts";

// Milliseconds between two looks: once somebody has asked, and where it is made unasked.
const POLL = 3_000;
const POLL_UNASKED = 15_000;

export function Worth({ steps }: { steps: Steps }) {
  const store = useTable();
  const { review, ask } = useReview(store);
  useArrows(steps);
  if (!review?.plies.length) return null;
  const { move, stops, goTo } = steps;
  const goToMove = (ply: number) => goTo(stops.findIndex(stop => stop.move === ply));
  const next = turnAfter(review.turning_points, move);
  const lines = review.is_there && move > 0 ? (review.plies[move - 1]?.lines ?? []) : [review.state];
  return (
    <section class="worth" aria-label={review.title}>
      {review.is_there && <Curve review={review} move={move} />}
      <div aria-live="polite">
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {next !== undefined && (
        <button type="button" class="btn" onClick={() => goToMove(next)}>
          {review.next_turn}
        </button>
      )}
      {review.ask && <AskButton choice={review.ask} onPress={ask} />}
    </section>
  );
}

function AskButton({ choice, onPress }: { choice: Choice; onPress: (choice: Choice) => void }) {
  return (
    <button type="button" class="btn" onClick={() => onPress(choice)}>
      {choice.label}
    </button>
  );
}

/** Seat one above, seat two below; a bar at each turning point, and a line at the move that is shown. */
function Curve({ review: { plies, turning_points }, move }: { review: Review; move: number }) {
  const at = (ply: number) => (100 * ply) / plies.length;
  return (
    <svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="even" d="M0 50H100" />
      {turning_points.map(ply => (
        <path key={ply} class="turn" d={`M${at(ply)} 0V100`} />
      ))}
      <polyline points={pointsOf(plies).join(" ")} />
      <path class="here" d={`M${at(move)} 0V100`} />
    </svg>
  );
}

/** Loaded when the match is over, and looked at again until it is there. */
function useReview(store: TableStore) {
  const [review, setReview] = useState<Review | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isOver = store.visit.status === "over";
  const load = useCallback(
    () => get<Review>(`/api/table/${store.table}/review`).then(setReview, ignore),
    [store.table],
  );
  useEffect(() => {
    if (isOver) void load();
  }, [isOver, load, store.hall.language]);
  useEffect(() => {
    if (review?.is_there || !(isAsked || review?.is_waiting)) return;
    const timer = setInterval(load, isAsked ? POLL : POLL_UNASKED);
    return () => clearInterval(timer);
  }, [isAsked, review?.is_there, review?.is_waiting, load]);
  const ask = ({ ticket }: Choice) => {
    const asked = { ticket, seat: store.active.seat ?? "", nonce: nonce() };
    post(`/api/table/${store.table}/tap`, asked)
      .then(() => setAsked(true), ignore)
      .finally(load);
  };
  return { review, ask };
}

/** Arrow keys lead through a match that is over, where they mean nothing else. */
function useArrows({ go }: Steps): void {
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target !== document.body || ctrlKey || metaKey || altKey) return;
      if (key === "ArrowLeft") go(-1);
      else if (key === "ArrowRight") go(1);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [go]);
}

// It is loaded again when it is wanted again; the match can be gone through without it.
const ignore = () => {};
