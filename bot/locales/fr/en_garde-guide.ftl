# La première partie guidée d'En Garde : ce qui devient possible, en deux phrases courtes au plus.

en_garde-guide-first = Apprends en jouant : environ 5 minutes
    .about = Une partie en deux touches contre Salle

en_garde-guide-forward = Appuie sur la flèche d'une carte : ton escrimeur avance de son nombre de cases. Quand une carte égale la distance entre vous, { $distance } pour l'instant, elle attaque.
    .chat = Joue une carte en avant : ton escrimeur avance de son nombre de cases. Quand une carte égale la distance entre vous, { $distance } pour l'instant, elle attaque.
en_garde-guide-back = L'autre flèche te fait reculer, avec ton { $value } par exemple. Reste hors de portée jusqu'à ce qu'une de tes cartes convienne.
    .chat = Une carte peut aussi te faire reculer, ton { $value } par exemple. Reste hors de portée jusqu'à ce qu'une de tes cartes convienne.
en_garde-guide-near = Vous êtes à distance { $distance }. À 5 ou moins, qui a la bonne carte attaque : regarde où finit ton pas.
en_garde-guide-in_reach = Vous êtes à distance { $distance } et tu n'as aucun { $distance }, mais Salle en a peut-être. Va à une distance dont tu as la carte : avec elle, tu pourrais parer.
en_garde-guide-attack = Vous êtes à distance { $distance } et tu as un { $distance } : tu peux attaquer.
en_garde-guide-several = Vous êtes à distance { $distance } et tu as { $held ->
        [2] deux
        [3] trois
        [4] quatre
       *[5] cinq
    } { $distance } : attaque avec tous. Pour parer, il en faudrait autant à Salle.
en_garde-guide-attacked = Salle attaque avec { en_garde-cards }. Pare avec { $count ->
        [1] un des tiens
       *[other] autant des tiens
    } ; ensuite vient ton tour.
en_garde-guide-round = Une nouvelle manche commence avec de nouvelles mains, chacun à son bout de la piste. Il faut deux touches pour gagner.
en_garde-guide-deck = { $deck ->
        [one] Il ne reste que { $deck } carte.
       *[other] Il ne reste que { $deck } cartes.
    } Quand il n'y en a plus, la manche va à qui a le plus de cartes égales à la distance, sinon à qui a le plus avancé.
en_garde-guide-over = C'était une partie courte. Une partie entière se joue en cinq touches, et le jeu avancé ajoute un pas et une attaque dans le même tour.
