// The page of a puzzle.
import { openPublic } from "./people/openPublic.ts";
import { PublicStore } from "./people/publicStore.ts";
import { PuzzlePage } from "./puzzle/PuzzlePage.tsx";

openPublic(
  draw => new PublicStore(draw),
  store => <PuzzlePage store={store} />,
);
