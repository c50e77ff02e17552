// A position that lies on no table: its picture, and the squares by which a move is entered.
import { boxStyle } from "../board/style.ts";
import { Sheet } from "../dialogs/Reading.tsx";
import type { Choice, Plate } from "../types.ts";

interface Props {
  plate: Plate;
  choices: Choice[];
  onPress: (choice: Choice) => void;
}

/** The buttons below say the same: for the keyboard and for the ear these alone would do. */
export function PressedBoard({ plate, choices, onPress }: Props) {
  return (
    <div class="pressed-board" style={{ "--ratio": plate.width / plate.height }}>
      <Sheet {...plate} />
      {choices.map(choice => {
        const box = plate.places[choice.square];
        return box ? (
          <button
            key={choice.ticket}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-square={choice.square}
            style={boxStyle(box)}
            onClick={() => onPress(choice)}
          />
        ) : null;
      })}
    </div>
  );
}
