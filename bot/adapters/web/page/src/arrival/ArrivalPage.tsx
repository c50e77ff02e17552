// The first page: sit down and play.
import { SheetHost } from "../dialogs/SheetHost.tsx";
import type { GameEntry } from "../types.ts";
import { say } from "../words.ts";
import { Form } from "./Form.tsx";
import { Lists } from "./Lists.tsx";
import { MatchFile } from "./MatchFile.tsx";
import { Plate } from "./Plate.tsx";
import { useArrival } from "./store.ts";
import { PeopleWays, Top } from "./Top.tsx";

export function ArrivalPage() {
  const store = useArrival();
  const { game, hall } = store;
  return (
    <div class="arrival">
      <Top page={store} tables={store.tables} game={game.id} onOpen={sheet => store.openSheet(sheet)} />
      <main>
        <div class="hero">
          <Form />
          <figure>
            <Plate game={game} which="hero" language={hall.language} alt={game.alt} />
            <figcaption class="caption">{game.caption}</figcaption>
          </figure>
        </div>
        <Lists />
        <h2 class="sr">{say("games")}</h2>
        <ul class="games">
          {hall.games.map(one => (
            <li key={one.id}>
              <Pick game={one} />
            </li>
          ))}
        </ul>
        <p class="people-ways at-foot">
          <PeopleWays hall={hall} game={game.id} />
        </p>
        <MatchFile />
        <p class="colophon">{say("colophon")}</p>
      </main>
      <SheetHost sheet={store.sheet} game={game.id} here={[]} onOpen={sheet => store.openSheet(sheet)} />
    </div>
  );
}

function Pick({ game }: { game: GameEntry }) {
  const store = useArrival();
  const pick = () => {
    store.pick(game.id);
    // Whoever has no name yet gives it first.
    document.getElementById(store.name ? "play" : "name")?.focus();
  };
  return (
    <>
      <button
        type="button"
        class="pick"
        data-game={game.id}
        aria-pressed={game === store.game}
        aria-describedby={`about-${game.id}`}
        onClick={pick}
      >
        <Plate game={game} which="plate" language={store.hall.language} alt="" />
        <b>{game.name}</b>
      </button>
      <p id={`about-${game.id}`}>{game.about}</p>
    </>
  );
}
