// Where sheets are opened; what is on them is loaded when one is wanted, so that the first board doesn't wait for it.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Sheet } from "./sheet.ts";

export interface SheetProps {
  sheet: Sheet | null;
  /** The game whose rules and cards are meant. */
  game: string;
  /** Codes of the cards that can be seen: they come first. */
  here: readonly string[];
  /** Open another sheet in place of this one; null: none. */
  onOpen: (sheet: Sheet | null) => void;
}

export function SheetHost(props: SheetProps) {
  const [Loaded, setLoaded] = useState<ComponentType<SheetProps> | null>(null);
  const isWanted = props.sheet !== null;
  useEffect(() => {
    if (isWanted && !Loaded) {
      import("./Sheets.tsx").then(
        found => setLoaded(() => found.Sheets),
        () => props.onOpen(null), // no net: the button can be pressed again
      );
    }
  }, [isWanted]);
  return isWanted && Loaded ? <Loaded {...props} /> : null;
}
