// A menu below a button: the arrows move in it, Escape closes it and gives the focus back.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

interface MenuProps {
  /** What the button says; with `sign` it shows that instead. */
  label: string;
  sign?: string;
  look: string;
  children: (close: () => void) => ComponentChildren;
}

export function MenuButton({ label, sign = "", look, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div class="menu-place">
      <button
        type="button"
        class={look}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={sign ? label : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {sign || label}
      </button>
      {isOpen && (
        <Menu label={label} onLeave={() => setOpen(false)} onClose={close}>
          {children(close)}
        </Menu>
      )}
    </div>
  );
}

interface OpenProps {
  label: string;
  /** Something else was pressed: the focus is there already. */
  onLeave: () => void;
  onClose: () => void;
  children: ComponentChildren;
}

function Menu({ label, onLeave, onClose, children }: OpenProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    itemsIn(menu.current)[0]?.focus();
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) onLeave();
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const items = itemsIn(menu.current);
    const from = items.findIndex(item => item.matches(":focus"));
    const to = destination(event.key, from, items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <div class="menu" role="menu" aria-label={label} tabIndex={-1} ref={menu} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const itemsIn = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? []),
];

function destination(key: string, from: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** One line of a menu. */
export function MenuItem({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onPress}>
      {words}
    </button>
  );
}
