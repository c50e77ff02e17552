### Les cartes sorties et celles qui peuvent encore sortir, dans les jeux de cartes.

seen-button = Cartes vues
seen-out = Sorties : { $cards }
seen-in-hand = Vues en main : { $cards }
seen-to-come = Peuvent encore sortir : { $cards }
seen-no-cards = Dans ce jeu, on ne compte pas de cartes.
seen-from-memory = Cette partie se joue de mémoire : c'est convenu, sans « Cartes vues ».
seen-on = avec les cartes vues
seen-off = de mémoire
seen-on-words = vues
seen-off-words = mémoire
