// A page of its own for somebody's profile or for a leaderboard.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { PeopleWays, Top } from "../arrival/Top.tsx";
import { SheetHost } from "../dialogs/SheetHost.tsx";
import { pathNow } from "../host/addresses.ts";
import { Share } from "../host/Share.tsx";
import { startOf } from "../host/start.ts";
import type { Post } from "../types.ts";
import { Around } from "./Around.tsx";
import type { PublicStore } from "./publicStore.ts";

interface Props {
  store: PublicStore;
  /** More classes of the page. */
  look?: string;
  /** What the page shows where no post is shown. */
  children?: ComponentChildren;
}

export function PublicPage({ store, look = "", children }: Props) {
  const { hall, shown, refusal } = store;
  const game = hall.games[0]?.id ?? "";
  return (
    <div class="arrival">
      <Top page={store} tables={store.tables} game={game} onOpen={sheet => store.openSheet(sheet)} />
      <main class={`public ${look}`}>
        <Title words={store.title} of={shown} isFirst={store.isFirst} />
        {shown ? (
          <Around post={shown} onShow={(found, by) => store.show(found, by)} isAtHome />
        ) : (
          (children ?? <p role="alert">{refusal}</p>)
        )}
        {shown && !shown.page && (
          <p>
            <a href={pathNow()}>{store.home}</a>
          </p>
        )}
        {startOf(pathNow()) && <Share path={pathNow()} words={store.title} />}
        <p class="people-ways at-foot">
          <PeopleWays hall={hall} game={game} />
        </p>
      </main>
      <SheetHost sheet={store.sheet} game={game} here={[]} onOpen={sheet => store.openSheet(sheet)} />
    </div>
  );
}

/** What a button has led to is read from its title on. */
function Title({ words, of, isFirst }: { words: string; of: Post | null; isFirst: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) title.current?.focus();
  }, [of]);
  return (
    <h1 ref={title} tabIndex={-1}>
      {words}
    </h1>
  );
}
