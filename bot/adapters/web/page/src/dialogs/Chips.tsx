// Things to be chosen, side by side.
import type { Chip } from "./look.ts";

/** In a menu the chips are its items, elsewhere buttons that are pressed or not. */
export function Chips({ title, chips, inMenu = false }: { title: string; chips: Chip[]; inMenu?: boolean }) {
  return (
    <fieldset class="chips">
      <legend>{title}</legend>
      {chips.map(chip => (
        <button key={chip.label} type="button" {...stateOf(chip, inMenu)} onClick={chip.choose}>
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}

function stateOf({ isOn, isSwitch }: Chip, inMenu: boolean) {
  if (!inMenu) return { "aria-pressed": isOn };
  return {
    role: isSwitch ? ("menuitemcheckbox" as const) : ("menuitemradio" as const),
    "aria-checked": isOn,
    tabIndex: -1,
  };
}
