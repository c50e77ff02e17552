// The page of a profile or of a leaderboard.
import { openPublic } from "./people/openPublic.ts";
import { PublicPage } from "./people/PublicPage.tsx";
import { PublicStore } from "./people/publicStore.ts";

openPublic(
  draw => new PublicStore(draw),
  store => <PublicPage store={store} />,
);
