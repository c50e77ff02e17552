### Leaderboards: the best of a game.

leaderboard-here = { $game }: los mejores de aquí
leaderboard-all = { $game }: los mejores de todos
leaderboard-players = { $count ->
    [one] { $count } jugador con puntuación estable y un encuentro por puntos en los últimos 60 días
   *[other] { $count } jugadores con puntuación estable y un encuentro por puntos en los últimos 60 días
}
leaderboard-not-you = Aún no apareces: hace falta una docena de encuentros por puntos, uno de ellos en los últimos 60 días.
leaderboard-none-here = Aquí nadie tiene aún una puntuación estable en { $game }: hace falta una docena de encuentros por puntos. /challenge comienza uno.
leaderboard-none-all = Nadie tiene aún una puntuación estable en { $game }: hace falta una docena de encuentros por puntos. /challenge comienza uno.

## Buttons

leaderboard-to-here = Solo aquí
leaderboard-to-all = De todos
leaderboard-games = Otros juegos
