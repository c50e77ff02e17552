### Leaderboards: the best of a game.

leaderboard-here = { $game }: i migliori qui
leaderboard-all = { $game }: i migliori in assoluto
leaderboard-players = { $count ->
    [one] { $count } giocatore con punteggio stabile e un incontro valido negli ultimi 60 giorni
   *[other] { $count } giocatori con punteggio stabile e un incontro valido negli ultimi 60 giorni
}
leaderboard-not-you = Tu non ci sei ancora: serve una dozzina di incontri validi per la classifica, uno negli ultimi 60 giorni.
leaderboard-none-here = Qui nessuno ha ancora un punteggio stabile in { $game }: serve una dozzina di incontri validi per la classifica. /challenge ne comincia uno.
leaderboard-none-all = Nessuno ha ancora un punteggio stabile in { $game }: serve una dozzina di incontri validi per la classifica. /challenge ne comincia uno.

## Buttons

leaderboard-to-here = Solo qui
leaderboard-to-all = Di tutti
leaderboard-games = Altri giochi
