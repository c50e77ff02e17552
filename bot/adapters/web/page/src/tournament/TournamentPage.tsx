// A page of its own for a tournament: how it stands, its matches, and what one may do here.
import { useState } from "preact/hooks";
import { ChoiceButton } from "../ChoiceButton.tsx";
import { Sheet } from "../dialogs/Reading.tsx";
import { PublicPage } from "../people/PublicPage.tsx";
import { tapped } from "../people/tapped.ts";
import type { Choice } from "../types.ts";
import { Bracket } from "./Bracket.tsx";
import { Rounds } from "./Rounds.tsx";
import { StandingsTable } from "./StandingsTable.tsx";
import type { TournamentStore } from "./store.ts";

export function TournamentPage({ store }: { store: TournamentStore }) {
  const [heard, setHeard] = useState({ words: "", isWrong: false });
  const { tournament } = store;
  const press = async (choice: Choice, stays = false) => {
    const { words, isWrong, post } = await tapped(choice);
    setHeard({ words: words || (stays && post?.lines[0]) || "", isWrong });
    if (isWrong) return;
    if (post && !stays) store.show({ ...post, title: post.title || store.title }, choice);
    else await store.reload();
  };
  return (
    <PublicPage store={store} look="tournament">
      {tournament && (
        <>
          {tournament.until && <p class="until">{tournament.until}</p>}
          <div class="facts">
            {tournament.facts.map(line => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div class="chips">
            {tournament.acts.map(act => (
              <ChoiceButton
                key={act.ticket}
                choice={act}
                onPress={() => press(act, act.stays)}
                look={act.style}
              />
            ))}
          </div>
          <p class={heard.isWrong ? "hint wrong" : "hint"} role={heard.isWrong ? "alert" : "status"}>
            {heard.words}
          </p>
          {tournament.picture && <Sheet {...tournament.picture} />}
          <Bracket rounds={tournament.bracket} />
          <StandingsTable
            standings={tournament.standings}
            onMore={() => store.moreRows()}
            onChallenge={act => press(act, act.stays)}
          />
          <Rounds store={store} rounds={tournament.rounds} onShow={choice => press(choice)} />
        </>
      )}
    </PublicPage>
  );
}
