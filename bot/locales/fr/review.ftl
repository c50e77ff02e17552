### Repasser une partie terminée.

review-begin = Repasser la partie
review-first = « Début
review-back = ‹ Retour
review-next = Suivant ›
review-last = Fin »
review-next-turn = Tournant suivant
review-judge = Évaluer les coups
review-how-far = Où en est-on ?
review-ply = Coup { $ply } sur { $count }
review-start = Le début. { $count ->
    [one] Un coup suit.
   *[other] { $count } coups suivent.
}
review-chance = Chances pour { $name } : { $before } % avant, { $after } % après.
review-chance-same = Chances pour { $name } : { $after } %.
review-turn = Tournant. Joué : { $move }, vaut { $after } %. Mieux : { $best }, vaut { $before } %.
review-open = Cartes ouvertes, après coup : { $best } valait { $before } %, { $move } { $after } %.
review-open-best = Cartes ouvertes, après coup : { $move } était le meilleur coup et valait { $after } %.
review-turns = { $count ->
    [0] Personne n'a cédé beaucoup : il n'y a pas de tournant.
    [one] Un tournant : le coup { $plies }.
   *[other] { $count } tournants : les coups { $plies }.
}
review-not-judged = Les coups n'ont pas encore été évalués.
review-waits = Les coups seront bientôt évalués.
review-progress = Les coups sont en cours d'évaluation : { $done } sur { $of }.
review-failed = Les coups n'ont pas pu être évalués.
review-series = Les coups seront évalués quand la série sera terminée.
review-later = Tu pourras repasser la partie quand elle sera terminée.
review-after-series = Les coups d'une série sont évalués quand toute la série est terminée.
review-nothing = Rien n'a été joué dans cette partie.
