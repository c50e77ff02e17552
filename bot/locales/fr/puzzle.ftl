### Puzzles: a position in which one move is right.

puzzle-title = { $game } · problème { $number }
puzzle-daily = Problème du jour · { $title }
puzzle-all = { $game } : les problèmes

## What there is to find

puzzle-to-move = À { $side } de jouer
puzzle-wins-in = gagne en { $moves }
puzzle-best = trouve le meilleur coup
puzzle-is-win = À { $side } de jouer, et de gagner en { $moves } coups. Un seul premier coup y mène.
puzzle-is-decision = À { $side } de jouer. Un coup est nettement meilleur que tous les autres.
puzzle-side-one = Rouge
puzzle-side-two = Bleu
puzzle-side-gyges-one = Sud
puzzle-side-gyges-two = Nord

## How it has fared

puzzle-found-by = { $tried ->
    [0] personne n'a encore essayé
   *[other] trouvé par { $found } sur { $tried }
}
puzzle-stars = { $stars ->
    [one] { $stars } étoile sur 5
   *[other] { $stars } étoiles sur 5
}
puzzle-streak = ta série
puzzle-streak-days = Ta série : { $days ->
    [one] { $days } jour.
   *[other] { $days } jours de suite.
}
puzzle-solved = Tu en as trouvé { $found } sur { $all }.
puzzle-tries = { $tries ->
    [one] Tu as essayé une fois.
   *[other] Tu as essayé { $tries } fois.
}

## What came of it

puzzle-wrong = { $move } : ce n'est pas ça.
puzzle-refuted = { $move } : ce n'est pas ça. { $side } peut répondre : { $answer }
puzzle-right = { $tries ->
    [one] C'est ça, du premier coup : { $move }
   *[other] C'est ça : { $move }
}
puzzle-shown = Le bon coup : { $move }
puzzle-goes-on = La suite pourrait être : { $line }
puzzle-margin = Sur cent parties, il en gagne { $points } de plus que le deuxième meilleur coup.

## Buttons

puzzle-solve = Le résoudre
puzzle-show-me = Montre-moi
puzzle-film = Voir la suite
puzzle-next = Le suivant
puzzle-another = Un autre

## Trouble

puzzle-none = Ce problème n'existe pas.
puzzle-no-game = { $game } : pas encore de problèmes.
puzzle-all-done = { $game } : tu as fait les { $count } problèmes. D'autres viendront.
puzzle-nothing-open = Tu n'as pas de problème en cours. /puzzle t'en donne un.
