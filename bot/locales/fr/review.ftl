### Repasser une partie terminée.

review-begin = Analyser la partie
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
    [0] Personne n'a perdu gros : il n'y a pas de tournant.
    [one] Un tournant : le coup { $plies }.
   *[other] { $count } tournants : les coups { $plies }.
}
review-not-judged = Les coups n'ont pas encore été évalués.
review-waits = Les coups seront évalués bientôt.
review-progress = Les coups sont en cours d'évaluation : { $done } sur { $of }.
review-failed = Je n'ai pas pu évaluer les coups.
review-series = Les coups seront évalués à la fin de la série.
review-later = Tu pourras analyser la partie à la fin.
review-after-series = Les coups d'une série sont évalués à la fin de toute la série.
review-nothing = Cette partie n'a aucun coup.
