### Leaderboards: the best of a game.

leaderboard-here = { $game }: i migliori qui
leaderboard-all = { $game }: i migliori in assoluto
leaderboard-players = { $count ->
    [one] { $count } persona con punteggio stabile e un incontro valido negli ultimi 60 giorni
   *[other] { $count } persone con punteggio stabile e un incontro valido negli ultimi 60 giorni
}
leaderboard-not-you = Tu non ci sei ancora: serve una dozzina di incontri validi per la classifica, di cui uno negli ultimi 60 giorni.
leaderboard-none-here = Qui nessuno ha ancora un punteggio stabile per { LA($game) }: serve una dozzina di incontri validi per la classifica. /challenge ne comincia uno.
leaderboard-none-all = Nessuno ha ancora un punteggio stabile per { LA($game) }: serve una dozzina di incontri validi per la classifica. /challenge ne comincia uno.

## Buttons

leaderboard-to-here = Solo qui
leaderboard-to-all = Di tutti
leaderboard-games = Altri giochi
