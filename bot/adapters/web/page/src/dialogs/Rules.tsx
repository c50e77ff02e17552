// A game's rules; above them the way to its cards, if it has some.
import type { Post } from "../types.ts";
import { say } from "../words.ts";
import { Dialog } from "./Dialog.tsx";
import { Reading } from "./Reading.tsx";
import { useAnswer } from "./useAnswer.ts";

export function Rules({
  game,
  onCards,
  onClose,
}: {
  game: string;
  onCards: () => void;
  onClose: () => void;
}) {
  const { found, error } = useAnswer<{ post: Post }>(`/api/rules/${game}`);
  const post = found?.post;
  const cards = post?.prompt.controls.find(choice => choice.verb === "al");
  return (
    <Dialog title={post?.title || say("rules")} onClose={onClose}>
      {error && <p role="alert">{error}</p>}
      {cards && (
        <button type="button" class="btn quiet" onClick={onCards}>
          {cards.label}
        </button>
      )}
      {post && <Reading post={post} />}
    </Dialog>
  );
}
