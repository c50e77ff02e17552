// The page of a tournament.
import { openPublic } from "./people/openPublic.ts";
import { TournamentStore } from "./tournament/store.ts";
import { TournamentPage } from "./tournament/TournamentPage.tsx";

openPublic(
  draw => new TournamentStore(draw),
  store => <TournamentPage store={store} />,
);
