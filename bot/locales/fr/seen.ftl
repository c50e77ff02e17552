### Les cartes sorties et celles qui peuvent encore sortir, dans les jeux de cartes.

seen-button = Cartes vues
seen-out = Sorties : { $cards }
seen-in-hand = Vues en main : { $cards }
seen-to-come = Encore à sortir : { $cards }
seen-no-cards = Dans ce jeu, il n'y a pas de cartes à compter.
seen-from-memory = Cette partie se joue de mémoire : vous avez choisi de jouer sans « Cartes vues ».
seen-on = avec les cartes vues
seen-off = de mémoire
seen-on-words = vues
seen-off-words = mémoire
