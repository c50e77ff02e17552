### La page d'un tournoi.

## Où il en est
tournament_page-begins = Début : { $when }.
tournament_page-begins-now = Il va commencer.
tournament_page-round-until = Fin de la ronde { $round } : { $when }.
tournament_page-playoff-until = Fin de la ronde de barrage : { $when }.
tournament_page-ends = Fin : { $when }.
tournament_page-ended = Terminé : { $when }.
tournament_page-because = La raison : { $reason }
tournament_page-kept = quelqu'un au profil masqué

## Classement
tournament_page-table-of-joined = Qui joue
tournament_page-table-of-rounds = Classement
tournament_page-table-of-cross = Tableau croisé
tournament_page-table-of-ladder = Échelle
tournament_page-place = Place
tournament_page-player = Nom
tournament_page-points = Points
tournament_page-buchholz = Buchholz
tournament_page-sonneborn-berger = Sonneborn-Berger
tournament_page-direct-encounter = Confrontation directe
tournament_page-wins = Victoires
tournament_page-now = En ce moment
tournament_page-challenges = défie la place { $place }
tournament_page-is-challenged = a un défi de la place { $place }
tournament_page-plays = joue contre la place { $place }
tournament_page-more = En montrer plus ({ $count })
tournament_page-legend-rounds = Le nombre est la place de l'adversaire. Plein : gagné. Vide : perdu. À moitié : nulle. En tirets : en cours. Barré : sans jouer.
tournament_page-legend-cross = 1 gagné, ½ nulle, 0 perdu, + et − sans jouer.

## Ce qu’a donné une partie, dit avant la place de l’adversaire
tournament_page-mark-won = gagné
tournament_page-mark-lost = perdu
tournament_page-mark-drawn = nulle
tournament_page-mark-running = en cours
tournament_page-mark-won-forfeit = gagné sans jouer
tournament_page-mark-lost-forfeit = perdu sans jouer
tournament_page-mark-drawn-forfeit = un demi-point sans jouer
tournament_page-mark-bye = exempt
tournament_page-mark-half = un demi-point pour une ronde manquée
tournament_page-mark-missed = sans adversaire

## Parties
tournament_page-bracket = Tableau
tournament_page-final = Finale
tournament_page-third = pour la troisième place
tournament_page-winner = passe
tournament_page-round = Ronde { $round }
tournament_page-playoff = Barrage
tournament_page-matches = Parties
tournament_page-rounds = Toutes les parties
tournament_page-all-in = tous les résultats sont là
tournament_page-open-matches = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
tournament_page-running = en cours
tournament_page-bye-note = exempt
tournament_page-by-forfeit = sans jouer
tournament_page-adjudicated = décidé à la fin du temps
tournament_page-attempts = jouée { $count } fois
tournament_page-corrected = corrigé : { $reason }
tournament_page-table = Table
tournament_page-table-number = Table { $number }
tournament_page-table-name = { $table } : { $one } – { $two }
tournament_page-plate = Fin
tournament_page-plate-of = Fin : { $one } – { $two }
tournament_page-film = Film
tournament_page-film-of = Film : { $one } – { $two }

## Boutons
tournament_page-challenge = Défier
tournament_page-manage = Gérer
tournament_page-accept = Accepter le défi { DE($name) }

## Ailleurs sur la page
tournament_page-list = Tournois
tournament_page-joined-of = { $count } sur { $most }
tournament_page-you-play = tu y joues
tournament_page-of-table = { $name }, ronde { $round }
