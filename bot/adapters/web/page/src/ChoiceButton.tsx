// A button of the prompt: its words and what it does come from the server.
import type { ComponentChildren } from "preact";
import type { Choice } from "./types.ts";

interface Props {
  choice: Choice;
  onPress: (choice: Choice, event: MouseEvent) => void;
  /** Its CSS classes. */
  look?: string;
  /** In place of the label, which then is its name for the ear. */
  children?: ComponentChildren;
}

export function ChoiceButton({ choice, onPress, look = "btn", children }: Props) {
  return (
    <button
      type="button"
      class={look}
      data-verb={choice.verb}
      aria-label={children ? choice.label : undefined}
      onClick={event => onPress(choice, event)}
    >
      {children || choice.label}
    </button>
  );
}
