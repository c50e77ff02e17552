// Who plays, and what each has lost, where the picture doesn't say it.

import type { Position, Seat as SeatId } from "../types.ts";
import { useTable } from "../useTable.ts";
import { Emblem, Sign } from "./Sign.tsx";

const SEATS: SeatId[] = ["two", "one"];

/** The far player first, as they sit at the board. */
export function Names({ shown }: { shown: Position }) {
  const store = useTable();
  const near = store.active.seat ?? "one";
  const order = near === "one" ? SEATS : [...SEATS].reverse();
  return (
    <div class="men">
      {order.map(seat => (
        <p key={seat} class={seat === near ? "near" : "far"}>
          <Emblem seat={seat} shield={store.visit.shields?.[seat]} />
          <b>{store.visit.names[seat]}</b>
          <span class="fallen">
            {shown.lost[seat].map((sign, n) => (
              <Sign key={n} game={store.visit.game} sign={sign} />
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}
