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
  // What is wanted of the reader is done by its button; any other one has something to say.
  const press = async (choice: Choice) => {
    const { words, isWrong, post } = await tapped(choice);
    setHeard({ words, isWrong });
    if (isWrong) return;
    if (post && choice.style !== "go") store.show({ ...post, title: post.title || store.title });
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
            {tournament.acts.map(choice => (
              <ChoiceButton key={choice.ticket} choice={choice} onPress={press} look={choice.style} />
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
            onChallenge={press}
          />
          <Rounds store={store} rounds={tournament.rounds} onShow={press} />
        </>
      )}
    </PublicPage>
  );
}
