### Leaderboards: the best of a game.

leaderboard-here = { $game } : les meilleurs d'ici
leaderboard-all = { $game } : les meilleurs partout
leaderboard-players = { $count ->
    [one] { $count } joueur avec un classement stable et une partie classée dans les 60 derniers jours
   *[other] { $count } joueurs avec un classement stable et une partie classée dans les 60 derniers jours
}
leaderboard-not-you = Tu n'y es pas encore : il faut une douzaine de parties classées, dont une dans les 60 derniers jours.
leaderboard-none-here = Personne ici n'a encore de classement stable à { LA($game) } : il faut une douzaine de parties classées. /challenge en commence une.
leaderboard-none-all = Personne n'a encore de classement stable à { LA($game) } : il faut une douzaine de parties classées. /challenge en commence une.

## Buttons

leaderboard-to-here = Ici seulement
leaderboard-to-all = Partout
leaderboard-games = Autres jeux
