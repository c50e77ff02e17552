// The typed field: a move in notation, or a command after a stroke; completed as one types.
import { useId, useRef } from "preact/hooks";
import type { Side } from "../side.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { type FieldState, useField } from "./useField.ts";

export function Field({ side }: { side: Side }) {
  const store = useTable();
  const field = useField(side);
  const id = useId();
  const example = useExample(side);
  const name = side.seat ? store.visit.names[side.seat] : "";
  const isOpen = field.offers.length > 0;
  return (
    <form
      class="typed"
      onSubmit={event => {
        event.preventDefault();
        field.submit(field.text);
      }}
    >
      {isOpen && <Offers field={field} id={id} />}
      <input
        class="entry"
        role="combobox"
        aria-label={store.isStudy ? say("type-for", { name }) : say("type-a-move")}
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={isOpen ? `${id}-${field.chosen}` : undefined}
        aria-invalid={side.isTypedError}
        aria-describedby={side.isTypedError ? "wrong" : undefined}
        placeholder={example ? say("or-type", { example }) : say("type-command")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={1000}
        enterkeyhint="go"
        value={field.text}
        onInput={event => field.put(event.currentTarget.value)}
        onKeyDown={event => onKey(event, field)}
        onBlur={field.close}
      />
      <button type="button" class="link" onClick={() => store.openSheet({ kind: "keys" })}>
        {say("frame-keys")} <kbd>?</kbd>
      </button>
    </form>
  );
}

/** The example of this position; while a move is previewed it stays. */
function useExample({ post }: Side): string {
  const kept = useRef("");
  if (!post.is_preview) kept.current = post.prompt.example;
  return kept.current;
}

function Offers({ field, id }: { field: FieldState; id: string }) {
  return (
    <div class="offers" role="listbox" id={id} aria-label={say("offers")}>
      {field.offers.map(({ notation, words }, n) => (
        <div
          key={notation}
          role="option"
          tabIndex={-1}
          id={`${id}-${n}`}
          aria-selected={n === field.chosen}
          data-take={notation}
          onPointerDown={event => {
            event.preventDefault();
            field.submit(notation);
          }}
        >
          <b>{notation}</b>
          <span>{words}</span>
        </div>
      ))}
    </div>
  );
}

function onKey(event: KeyboardEvent, field: FieldState): void {
  const offered = field.offers[field.chosen];
  if (event.key === "Escape" && !offered && event.currentTarget instanceof HTMLElement) {
    event.stopPropagation();
    event.currentTarget.blur();
  }
  if (!offered) return;
  switch (event.key) {
    case "ArrowDown":
      field.choose(field.chosen + 1);
      break;
    case "ArrowUp":
      field.choose(field.chosen - 1);
      break;
    case "Tab":
      if (event.shiftKey) return;
      field.put(offered.notation);
      field.close();
      break;
    case "Enter":
      field.submit(offered.notation);
      break;
    case "Escape":
      event.stopPropagation();
      field.close();
      break;
    default:
      return;
  }
  event.preventDefault();
}
