### Les images des tournois, en mots.

standings-table = { $title }, classement :
standings-bracket = { $title }, élimination directe :
standings-round = Ronde { $number } :
standings-third = Partie pour la troisième place :
standings-won = { $one } a battu { $two }
standings-bye = { $name } n'a pas d'adversaire
standings-running = { $one } joue contre { $two }
standings-to-come = { $one } contre { $two }
standings-ladder = { $title }, échelle :
standings-challenges = défie la place { $place }
standings-end = { $title }, places finales :
