// Drawings of the page and of the games, as big as their places.
import type { Seat as SeatId, ShieldPart } from "../types.ts";

/** The icon of a game, or with `sign` another symbol of it. */
export function Sign({ game, sign = "icon" }: { game: string; sign?: string }) {
  return <Drawn href={`/icon/${game}.svg#${sign}`} />;
}

/** One of the page's own drawings. */
export function Drawn({ href, box = "0 0 32 32" }: { href: string; box?: string }) {
  return (
    <svg viewBox={box} aria-hidden="true">
      <use href={href} />
    </svg>
  );
}

/** A player's coat in the colours of their seat; without one the seat's mark. */
export function Emblem({ seat, shield = [] }: { seat: SeatId; shield?: ShieldPart[] | undefined }) {
  if (!shield.length) return <Seat seat={seat} />;
  return (
    <svg class={`shield of-${seat}`} viewBox="-32 -40 64 80" aria-hidden="true">
      {shield.map(([ink, path], n) => (
        <path key={n} class={`${ink}-ink`} d={path} />
      ))}
    </svg>
  );
}

/** A seat's colour and pattern; with a `name` it is said whose. */
export function Seat({ seat, name = "" }: { seat: string; name?: string }) {
  const mark = <i class={`seat ${seat || "none"}`} aria-hidden="true" />;
  if (!name) return mark;
  return (
    <>
      {mark}
      <span class="sr">{name}</span>
    </>
  );
}
