// What is asked about the terms before a match: a choice of one's own, or what one would change.
import type { Side } from "../side.ts";
import type { Choice, Group } from "../types.ts";
import { useTable } from "../useTable.ts";
import { Buttons } from "./Buttons.tsx";

export function Question({ side }: { side: Side }) {
  const store = useTable();
  const { lines, prompt } = side.post;
  const press = (choice: Choice) => store.press(side, choice);
  return (
    <div class="terms-agreed">
      {lines.map(line => (
        <p key={line} class="facts">
          {line}
        </p>
      ))}
      <p class="asked" tabIndex={-1}>
        {prompt.lead || prompt.groups[0]?.label}
      </p>
      {prompt.rest && <p>{prompt.rest}</p>}
      {prompt.groups.map(group =>
        group.present ? (
          <Menu key={group.key} group={group} onPress={press} />
        ) : (
          <fieldset key={group.key} class="chips">
            <legend>{group.label}</legend>
            {group.choices.map((choice, n) => (
              // By its place: its ticket changes with every press, and it keeps the focus.
              <button key={n} type="button" data-verb={choice.verb} onClick={() => press(choice)}>
                {choice.label}
                {choice.detail && <small>{choice.detail}</small>}
              </button>
            ))}
          </fieldset>
        ),
      )}
      <Buttons side={side} choices={prompt.controls} />
    </div>
  );
}

/** A group of which one choice holds: a menu, which changes it. */
function Menu({
  group: { key, label, choices, present },
  onPress,
}: {
  group: Group;
  onPress: (choice: Choice) => void;
}) {
  return (
    <p class="term">
      <label for={`menu-${key}`}>{label}</label>
      <select
        id={`menu-${key}`}
        onChange={event => {
          const choice = choices[event.currentTarget.selectedIndex];
          if (choice) onPress(choice);
        }}
      >
        {choices.map(choice => (
          <option key={choice.ticket} selected={choice.label === present}>
            {choice.label}
          </option>
        ))}
      </select>
    </p>
  );
}
