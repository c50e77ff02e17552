// What happened, line by line; each line leads to its position, under an address of its own.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { itemsOf, type LogItem } from "./rows.ts";
import { Seat } from "./Sign.tsx";

const MARGIN = 40; // px of other lines beside the one that is looked at

/** `isNewestFirst`: as on a phone, where the log runs on below. */
export function Log({ isNewestFirst }: { isNewestFirst: boolean }) {
  const store = useTable();
  const [looked] = useState(store.isStudy ? 0 : store.visit.looked);
  const pane = useRef<HTMLDivElement>(null);
  const items = itemsOf(store.log, store.at, looked);
  const hasStops = items.some(item => item.kind === "row" && item.isShown);
  if (isNewestFirst) items.reverse();
  const newest = store.log.at(-1)?.version;
  useLayoutEffect(() => {
    const box = pane.current;
    if (isNewestFirst || !box) return;
    keepInSight(box);
    if (store.at === null) return;
    // It is drawn before it has a place on the page, may be hidden, and what is beside it may grow.
    const sizes = new ResizeObserver(() => keepInSight(box));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [store.at, newest, isNewestFirst]);
  return (
    <div
      class="log"
      role="log"
      aria-label={say("what-happened")}
      aria-relevant="additions"
      ref={pane}
      onKeyDown={event => roam(event, pane.current)}
    >
      <ol>
        {items.map((item, n) => (
          <Item key={keyOf(item)} item={item} isTabStop={hasStops ? isShown(item) : n === 0} />
        ))}
      </ol>
    </div>
  );
}

const isShown = (item: LogItem) => item.kind === "row" && item.isShown;

function keyOf(item: LogItem): string {
  if (item.kind === "row") return String(item.row.version);
  return item.kind === "heading" ? item.key : "since";
}

function Item({ item, isTabStop }: { item: LogItem; isTabStop: boolean }) {
  const store = useTable();
  if (item.kind === "since") return <li class="since">{say("since-last")}</li>;
  const later = item.isLater ? " later" : "";
  if (item.kind === "heading") return <li class={`round${later}`}>{item.words}</li>;
  const { row, isLast } = item;
  const isPast = item.isShown && store.at !== null;
  return (
    <li>
      <a
        class={`row${isLast ? " last" : ""}${isPast ? " seen" : ""}${later}`}
        href={`/t/${store.table}/${row.version}`}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={item.isShown ? "step" : undefined}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a tab of its own
          event.preventDefault();
          store.stepTo(row.version);
        }}
      >
        <span class="number">{row.number || ""}</span>
        {row.seat ? <Seat seat={row.seat} name={store.visit.names[row.seat]} /> : <span />}
        <span class="what">{row.words}</span>
        <em class={row.mark}>{row.result}</em>
      </a>
    </li>
  );
}

/** Scroll the log, and nothing else, so that the line that is looked at can be seen. */
function keepInSight(pane: HTMLElement): void {
  const line = pane.querySelector(".seen");
  const [box, around] = [line?.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (!box)
    pane.scrollTop = 0; // the newest: the pane is built from below
  else if (box.top < around.top + MARGIN) pane.scrollTop -= around.top + MARGIN - box.top;
  else if (box.bottom > around.bottom - MARGIN) pane.scrollTop += box.bottom - around.bottom + MARGIN;
}

/** The arrows go from line to line: for Tab the log is one stop. */
function roam(event: KeyboardEvent, pane: HTMLElement | null): void {
  const lines = [...(pane?.querySelectorAll<HTMLElement>("a.row") ?? [])];
  const from = lines.findIndex(line => line.matches(":focus"));
  const steps: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: lines.length - 1,
  };
  const to = steps[event.key];
  if (from < 0 || to === undefined) return;
  event.preventDefault();
  lines[Math.min(lines.length - 1, Math.max(0, to))]?.focus();
}
