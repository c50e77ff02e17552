# La première partie guidée d'En Garde : ce qui devient possible, en deux phrases courtes au plus.

en_garde-guide-first = Apprends en jouant : environ 5 minutes
    .about = Une partie en deux touches contre Salle

en_garde-guide-forward = Appuie sur la flèche d'une carte : ton escrimeur avance de son nombre de cases. Quand une carte égale la distance entre vous, { $distance } pour l'instant, elle attaque.
    .chat = Joue une carte en avant : ton escrimeur avance de son nombre de cases. Quand une carte égale la distance entre vous, { $distance } pour l'instant, elle attaque.
en_garde-guide-back = L'autre flèche te fait reculer, avec ton { $value } par exemple. Reste hors de portée jusqu'à ce qu'une de tes cartes convienne.
    .chat = Une carte peut aussi te faire reculer, ton { $value } par exemple. Reste hors de portée jusqu'à ce qu'une de tes cartes convienne.
en_garde-guide-near = Vous êtes à distance { $distance }. À 5 ou moins, avec la bonne carte, on attaque : regarde où finit ton pas.
en_garde-guide-in_reach = Vous êtes à distance { $distance } et tu n'as aucun { $distance }, mais Salle en a peut-être. Va à une distance dont tu as la carte : tu pourras parer.
en_garde-guide-attack = Vous êtes à distance { $distance } et tu as un { $distance } : tu peux attaquer.
en_garde-guide-several = Vous êtes à distance { $distance } et tu as { $held ->
        [2] deux
        [3] trois
        [4] quatre
       *[5] cinq
    } { $distance } : attaque avec tous. Salle devrait en avoir autant pour parer.
en_garde-guide-attacked = Salle attaque avec { en_garde-cards }. Pare avec { $count ->
        [1] un des tiens
       *[other] autant des tiens
    } ; ensuite vient ton tour.
en_garde-guide-round = Une nouvelle manche commence : nouvelles mains, chacun à son bout de la piste. Il faut deux touches pour gagner.
en_garde-guide-deck = { $deck ->
        [one] Il ne reste que { $deck } carte.
       *[other] Il ne reste que { $deck } cartes.
    } Quand il n'y en a plus, la manche se gagne au nombre de cartes égales à la distance, sinon au terrain gagné.
en_garde-guide-over = C'était une partie courte. Une partie entière se joue en cinq touches, et dans la variante avancée on peut avancer et attaquer dans le même tour.
