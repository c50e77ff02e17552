// Answers to a challenge, in a row.
import { ChoiceButton } from "../ChoiceButton.tsx";
import type { Side } from "../side.ts";
import type { Choice } from "../types.ts";
import { useTable } from "../useTable.ts";

/** What one may answer; above it what was wrong. */
export function Buttons({ side, choices }: { side: Side; choices: Choice[] }) {
  const store = useTable();
  return (
    <>
      <Wrong side={side} />
      <div class="answers">
        {choices.map(choice => (
          <ChoiceButton
            key={choice.ticket}
            choice={choice}
            look={choice.style === "go" ? "btn go" : "btn"}
            onPress={() => store.press(side, choice)}
          />
        ))}
      </div>
    </>
  );
}

/** Why the last answer was refused, for the field that it is about too. */
export function Wrong({ side }: { side: Side }) {
  return side.error ? (
    <p class="hint wrong" role="alert" id="invitation-wrong">
      {side.error}
    </p>
  ) : null;
}
