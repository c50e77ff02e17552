// The board's picture. Where another takes its place, what moved glides, and the rest fades over.
import { useLayoutEffect, useRef } from "preact/hooks";
import { address } from "../api.ts";
import type { Drawing } from "../types.ts";
import { blanks, type Glide, holes, isFigure, startOf } from "./motion.ts";
import { loaded, spriteOf } from "./sprites.ts";
import { useBoard } from "./state.ts";
import { boxStyle } from "./style.ts";
import { useShown } from "./useShown.ts";

const GLIDE = 280; // ms
const FADE = 180; // ms
const BOB = 0.012; // of a figure's height

/** Both sizes of a drawing; the browser takes the one that is sharp where it is shown. */
const sources = ({ src, dense, width }: Drawing) =>
  `${address(src)} ${width}w, ${address(dense)} ${Math.round(width * 1.5)}w`;

export function Picture({ drawing, alt, width }: { drawing: Drawing; alt: string; width: number }) {
  const { store, state } = useBoard();
  const sizes = `${Math.round(width)}px`;
  const sprite = (kind: string) => spriteOf(store.visit.game, kind, store.hall.look);
  const { shown, leaving, glides, rest } = useShown(drawing, {
    seat: store.active.seat,
    isStill: () => state.takeDrop(),
    ready: (next, kinds) => loaded(painted(next, sizes), kinds.map(sprite)),
  });
  const old = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (!leaving || !old.current) return;
    const wait = glides.length ? GLIDE : 0;
    const fading = old.current.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: FADE,
      delay: wait,
      fill: "forwards",
    });
    fading.onfinish = rest;
    return () => fading.cancel();
  }, [leaving]);
  return (
    <>
      {(leaving ? [shown, leaving] : [shown]).map(one => (
        <img
          key={one.src}
          ref={one === leaving ? old : undefined}
          class={one === leaving ? "leaving" : ""}
          style={{ clipPath: one === leaving && glides.length ? holes(glides.map(glide => glide.from)) : "" }}
          sizes={sizes}
          srcset={sources(one)}
          src={address(one.src)}
          width={one.width}
          height={one.height}
          alt={one === leaving ? "" : alt}
          draggable={false}
        />
      ))}
      {blanks(glides).map(box => (
        <div key={box.join()} class="blank" style={boxStyle(box)} />
      ))}
      {glides.map(glide => (
        <Moving key={`${shown.src} ${glide.to}`} glide={glide} src={sprite(glide.kind)} />
      ))}
    </>
  );
}

/** A piece on its way; a figure bobs as it walks. */
function Moving({ glide, src }: { glide: Glide; src: string }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const [across, down] = startOf(glide);
    const lift = isFigure(glide) && across ? BOB : 0;
    const at = (part: number, up: number) => ({
      transform: `translate(${across * part * 100}%, ${(down * part - up) * 100}%)`,
    });
    const steps = lift
      ? [at(1, 0), at(0.75, lift), at(0.5, 0), at(0.25, lift), at(0, 0)]
      : [at(1, 0), at(0, 0)];
    image.current?.animate(steps, { duration: GLIDE, easing: lift ? "linear" : "ease-in-out" });
  }, [glide]);
  return <img ref={image} class="moving" style={boxStyle(glide.to)} src={src} alt="" />;
}

/** Wait until a drawing can be painted without a blink. */
async function painted(drawing: Drawing, sizes: string): Promise<void> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = sources(drawing);
  await image.decode().catch(() => {});
}
