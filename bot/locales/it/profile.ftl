### Somebody's profile: ratings, records, habits.

profile-game = { $game }: { $rating } · { $record }
profile-game-unrated = { $game }: ancora senza punteggio · { $record }
profile-record = { $won } { $won ->
    [one] vinto
   *[other] vinti
} · { $lost } { $lost ->
    [one] perso
   *[other] persi
} · { $drawn } { $drawn ->
    [one] patta
   *[other] patte
}
profile-course = { $game }, ultimi 12 mesi: { $start } → { $end }, massimo { $best }
profile-matches = { $count ->
    [one] { $count } incontro
   *[other] { $count } incontri
}
profile-matches-since = { $count ->
    [one] { $count } incontro da { $month } { $year }
   *[other] { $count } incontri da { $month } { $year }
}
profile-answer = Di solito risponde in { $span }, sonno escluso
profile-timed-out = Persi a tempo scaduto: { $lost } su { $count }
profile-left = Abbandonati subito: { $count }

## Buttons

profile-games = Altri giochi
profile-last-matches = Ultimi incontri
profile-against-me = Contro di me
profile-challenge = Sfida
profile-page = Come pagina

## Matches

profile-last-of = { $name }: ultimi incontri
profile-with-you = { $name } e tu
profile-score = Ne hai vinti { $won }, persi { $lost }, pattati { $drawn }.
profile-match-won = { $game }: vittoria contro { $name }, { $date }
profile-match-lost = { $game }: sconfitta contro { $name }, { $date }
profile-match-drawn = { $game }: patta con { $name }, { $date }
profile-which = Quale vuoi vedere?

## Nothing to show

profile-none-yet-you = Non hai ancora finito un incontro con nessuno. /challenge ne comincia uno.
profile-none-yet = { $name } non ha ancora finito un incontro con nessuno.
profile-none-between = Voi due non avete ancora finito un incontro insieme.
profile-unknown = Di { $name } non so nulla: qui non ha mai giocato, oppure ha cancellato ciò che ne restava.
profile-unknown-name = Qui non conosco nessuno che si chiami «{ $name }». Di' chi ha giocato in questa chat o con te.
profile-kept = { $name } tiene per sé il proprio profilo.
profile-table-kept = A quel tavolo c'è chi tiene per sé il proprio profilo.
