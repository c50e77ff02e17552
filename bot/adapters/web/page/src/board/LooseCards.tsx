// Cards that lie on the table, to be looked at.
import type { Drawing } from "../types.ts";
import { useBoard } from "./state.ts";
import { boxStyle } from "./style.ts";

/** For pointers: whoever can't point finds all cards under "Cards". */
export function LooseCards({ cards }: { cards: Drawing["cards"] }) {
  const { store } = useBoard();
  return (
    <div aria-hidden="true">
      {cards.map(({ code, box }) => (
        <button
          key={`${code} ${box}`}
          type="button"
          class="loose"
          tabIndex={-1}
          data-card={code}
          style={boxStyle(box)}
          onClick={() => store.openSheet({ kind: "cards", code })}
        />
      ))}
    </div>
  );
}
