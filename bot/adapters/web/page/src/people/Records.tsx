// The log, and behind a second tab what the players say to each other; above both, who watches.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableStore } from "../store.ts";
import { useTable } from "../useTable.ts";
import { say } from "../words.ts";
import { Talk } from "./Talk.tsx";
import { news, unread } from "./talk.ts";
import { lastRead, mute, noteRead } from "./talkRequests.ts";
import { watching } from "./watchers.ts";

const TABS = ["log", "talk"] as const;
type Tab = (typeof TABS)[number];

/** `children`: the log. Where there is nobody to talk to it stands alone. */
export function Records({ children }: { children: ComponentChildren }) {
  const store = useTable();
  const { visit, hall } = store;
  const [chosen, choose] = useState<Tab>("log");
  const hasTalk = visit.may_talk || visit.is_muted || visit.talk.length > 0;
  const tab = hasTalk ? chosen : "log";
  const { count, fresh } = useNews(store, tab === "talk");
  const watchers = watching(visit.watchers, hall.language);
  return (
    <div class={tab === "talk" ? "records talking" : "records"}>
      {(hasTalk || watchers) && (
        <div class="records-head">
          {hasTalk && <Tabs tab={tab} count={count} onChoose={choose} />}
          {watchers && (
            <p class="watchers" title={watchers}>
              {watchers}
            </p>
          )}
          {tab === "talk" && <Mute store={store} />}
        </div>
      )}
      <Panel name="log" isShown={tab === "log"} isTab={hasTalk}>
        {children}
      </Panel>
      {hasTalk && (
        <Panel name="talk" isShown={tab === "talk"} isTab>
          <Talk isShown={tab === "talk"} />
        </Panel>
      )}
      <p class="sr" role="status">
        {fresh && say("talk-line", { name: fresh.who, text: fresh.text })}
      </p>
    </div>
  );
}

/** How much is new, and the line to be said aloud while the talk is out of sight. */
function useNews({ table, visit, sides }: TableStore, isRead: boolean) {
  const last = visit.talk.at(-1)?.number ?? 0;
  const [read, setRead] = useState(() => lastRead(table));
  const [known, setKnown] = useState(last); // what was there when the page came, or was seen since
  const mine = sides.flatMap(side => (side.seat ? [side.seat] : []));
  useEffect(() => {
    if (!isRead || last <= read) return;
    noteRead(table, last);
    setRead(last);
    setKnown(last);
  }, [isRead, last, read, table]);
  if (isRead) return { count: 0, fresh: null };
  return { count: unread(visit.talk, mine, read), fresh: news(visit.talk, mine, known) };
}

interface TabsProps {
  tab: Tab;
  count: number;
  onChoose: (tab: Tab) => void;
}

function Tabs({ tab, count, onChoose }: TabsProps) {
  const labels = {
    log: say("talk-log"),
    talk: count ? say("talk-title-new", { count }) : say("talk-title"),
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const other = tab === "log" ? "talk" : "log";
    onChoose(other);
    document.getElementById(`tab-${other}`)?.focus();
  };
  return (
    <div class="record-tabs" role="tablist" aria-label={say("talk-tabs")} onKeyDown={turn}>
      {TABS.map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          class={name === "talk" && count ? "unread" : undefined}
          aria-selected={tab === name}
          aria-controls={`panel-${name}`}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  name: Tab;
  isShown: boolean;
  /** Whether there is a tab that shows it. */
  isTab: boolean;
  children: ComponentChildren;
}

function Panel({ name, isShown, isTab, children }: PanelProps) {
  const tab = isTab ? ({ role: "tabpanel", "aria-labelledby": `tab-${name}` } as const) : {};
  return (
    <div id={`panel-${name}`} class="record" hidden={!isShown} {...tab}>
      {children}
    </div>
  );
}

function Mute({ store }: { store: TableStore }) {
  const { is_muted } = store.visit;
  return (
    <button type="button" class="link mute" onClick={() => mute(store, !is_muted)}>
      {say(is_muted ? "talk-unmute" : "talk-mute")}
    </button>
  );
}
