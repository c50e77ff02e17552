// A game's picture in its frame of two lines.
import type { GameEntry } from "../types.ts";

/** `hero`: what is told in the caption; `plate`: what is known at a glance, for small sizes. */
export function Plate({
  game,
  which,
  language,
  alt,
}: {
  game: GameEntry;
  which: "hero" | "plate";
  language: string;
  alt: string;
}) {
  const [width, height] = game[which];
  const { theme, colourVision } = document.documentElement.dataset;
  const style = new URLSearchParams({
    theme: theme ?? "",
    colour_vision: colourVision ?? "",
    language,
  });
  return (
    <div class={which === "hero" ? "plate" : "plate small"}>
      <div>
        <img src={`/plate/${game.id}/${which}.webp?${style}`} width={width} height={height} alt={alt} />
      </div>
    </div>
  );
}
