### Les images des tournois, en mots.

tournament-alt-standings = { $title }, classement :
tournament-alt-bracket = { $title }, élimination directe :
tournament-alt-round = Ronde { $number } :
tournament-alt-third = Partie pour la troisième place :
tournament-alt-won = { $one } a battu { $two }
tournament-alt-running = { $one } joue contre { $two }
tournament-alt-to-come = { $one } contre { $two }
tournament-alt-ladder = { $title }, échelle :
tournament-alt-challenges = défie la place { $place }
tournament-alt-end = { $title }, places finales :
