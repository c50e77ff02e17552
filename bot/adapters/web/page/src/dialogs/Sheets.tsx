// The sheets by their kinds.
import { Keys } from "../frame/Keys.tsx";
import { Around } from "../people/Around.tsx";
import { say } from "../words.ts";
import { Calendar } from "./Calendar.tsx";
import { Cards } from "./Cards.tsx";
import { Dialog } from "./Dialog.tsx";
import { Login } from "./Login.tsx";
import { Positions } from "./Positions.tsx";
import { Reading } from "./Reading.tsx";
import { Rules } from "./Rules.tsx";
import type { SheetProps } from "./SheetHost.tsx";

export function Sheets({ sheet, game, here, onOpen }: SheetProps) {
  const close = () => onOpen(null);
  switch (sheet?.kind) {
    case "post":
      return (
        <Dialog title={sheet.title} onClose={close}>
          <Reading post={sheet.post} />
        </Dialog>
      );
    case "person":
      return (
        <Dialog title={sheet.post.title} onClose={close}>
          <Around post={sheet.post} onShow={post => onOpen({ kind: "person", post })} />
        </Dialog>
      );
    case "file":
      return (
        <Dialog title={sheet.title} onClose={close}>
          <Positions positions={sheet.positions} />
        </Dialog>
      );
    case "rules":
      return <Rules game={game} onCards={() => onOpen({ kind: "cards", code: "" })} onClose={close} />;
    case "cards":
      return <Cards key={sheet.code} game={game} here={here} code={sheet.code} onClose={close} />;
    case "calendar":
      return <Calendar onClose={close} />;
    case "login":
      return <Login onClose={close} />;
    case "keys":
      return (
        <Dialog title={say("frame-keys")} onClose={close}>
          <Keys />
        </Dialog>
      );
    default:
      return null;
  }
}
