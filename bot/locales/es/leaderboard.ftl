### Leaderboards: the best of a game.

leaderboard-here = { $game }: clasificación de aquí
leaderboard-all = { $game }: clasificación general
leaderboard-players = { $count ->
    [one] { $count } persona con puntuación estable y un encuentro por puntos en los últimos 60 días
   *[other] { $count } personas con puntuación estable y un encuentro por puntos en los últimos 60 días
}
leaderboard-not-you = Aún no apareces: hace falta una docena de encuentros por puntos, uno de ellos en los últimos 60 días.
leaderboard-none-here = Aquí nadie tiene aún una puntuación estable de { LA($game) }: hace falta una docena de encuentros por puntos. /challenge empieza uno.
leaderboard-none-all = Nadie tiene aún una puntuación estable de { LA($game) }: hace falta una docena de encuentros por puntos. /challenge empieza uno.

## Buttons

leaderboard-to-here = Solo aquí
leaderboard-to-all = General
leaderboard-games = Otros juegos
