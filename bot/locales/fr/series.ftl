### Séries : plusieurs parties convenues d'un coup.

series-label = Série
series-one = une seule partie
    .typed = partie unique
series-best-3 = au meilleur des 3
    .typed = meilleur 3
series-best-5 = au meilleur des 5
    .typed = meilleur 5
series-best-7 = au meilleur des 7
    .typed = meilleur 7
series-exchanged = deux parties, places échangées
    .typed = places échangées
series-exchanged-audatia = deux duels, rôles échangés

# Une partie commence, et finit.
series-match = Partie { $number } · { $series }
series-leads = { $seat ->
        [you] Tu mènes la série { $score }.
       *[they] { $seat_name } mène la série { $score }.
    }
series-level = La série en est à { $score }.
series-next = La prochaine partie commence toute seule.
series-next-awake = La prochaine partie commence toute seule, dès que personne ne dort.
series-won = { $seat ->
        [you] Tu gagnes la série { $score }.
       *[they] { $seat_name } gagne la série { $score }.
    }
series-won-by-default = { $rival ->
        [you] Tu as quitté la série : { $seat_name } la gagne.
       *[they] { $rival_name } a quitté la série : { $seat ->
            [you] tu la gagnes.
           *[they] { $seat_name } la gagne.
        }
    }
series-drawn = La série est nulle, { $score }.
series-broken = La série s'arrête à { $score } : une partie s'est terminée sans résultat.
series-alt = Série ({ $series }) : { $one } { $score } { $two }.

# Abandonner, et quitter.
series-resign-question = Abandonner seulement cette partie, et la série continue ? Ou quitter la série, et { $name } la gagne ?
series-resign-leaves = Abandonner avant ton deuxième coup, c'est quitter la série : { $name } la gagne. C'est ce que tu veux ?
series-resign-match = Abandonner cette partie
series-leave = Quitter la série
series-goes-on = La série continue : la prochaine partie commence toute seule.
