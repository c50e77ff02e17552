// Pictures of single pieces: they glide, they are dragged, they show where a move would lead.
import type { Choice, Drawing, Look, Seat } from "../types.ts";
import { centre, contains, moved } from "./geometry.ts";
import { originOf } from "./moves.ts";

export type Piece = Drawing["pieces"][number];

/** The address of a piece's picture, as the board shows it. */
export function spriteOf(game: string, kind: string, look: Look): string {
  const style = new URLSearchParams({ theme: look.theme, colour_vision: look.colour_vision });
  if (devicePixelRatio > 1) style.set("scale", "1.5");
  return `/sprite/${game}/${kind}.png?${style}`;
}

/** The piece that stands on a place; null for none. */
export function pieceOn({ places, pieces }: Drawing, place: string): Piece | null {
  const box = places[place];
  return (box && pieces.find(piece => contains(box, centre(piece.box)))) ?? null;
}

/** The piece that a choice would move, where it would stand then; null where that can't be seen. */
export function ghostOf(choice: Choice, drawing: Drawing, seat: Seat | null): Piece | null {
  const target = drawing.places[choice.square];
  const origin = originOf(choice);
  if (!target || pieceOn(drawing, choice.square)) return null;
  const piece = pieceOn(drawing, origin);
  const from = drawing.places[origin];
  if (piece && from) return { kind: piece.kind, box: moved(piece.box, from, target) };
  return choice.card ? steppedOf(drawing, choice.square, seat) : null;
}

/** A fencer's kind begins with its seat and the squares that both stand on. */
const FENCER = /^(one|two)-(\d+)-(\d+)/;

/** One's own fencer on another square of its strip; null where the other stands there. */
function steppedOf({ pieces, places }: Drawing, target: string, seat: Seat | null): Piece | null {
  const own = pieces.find(piece => FENCER.exec(piece.kind)?.[1] === seat);
  const [, , one, two] = (own && FENCER.exec(own.kind)) ?? [];
  const [mine, other] = seat === "one" ? [one, two] : [two, one];
  const [from, to] = [places[mine ?? ""], places[target]];
  return own && from && to && target !== other ? { kind: own.kind, box: moved(own.box, from, to) } : null;
}

/** How long what is to move may keep the board's picture waiting. */
const PATIENCE = 200; // ms

/** Load what is to move over a picture; when that can be painted, whether all of it can move at once. */
export async function loaded(picture: Promise<unknown>, srcs: string[]): Promise<boolean> {
  const images = srcs.map(src => {
    const image = new Image();
    image.src = src;
    return image.decode();
  });
  const all = Promise.all(images).then(
    () => true,
    () => false,
  );
  await picture;
  return Promise.race([all, new Promise<boolean>(resolve => setTimeout(resolve, PATIENCE, false))]);
}
