# The rules of En Garde, for players: a picture each.

en_garde-rules-move = Joue une carte et déplace-toi d'exactement autant de cases, en avant ou en arrière. Tu ne peux ni sortir de la piste, ni atteindre ou dépasser l'autre escrimeur. Puis tu complètes ta main à cinq cartes.
    .title = Déplacement
en_garde-rules-attack = Une carte égale à la distance peut attaquer. Joue une ou plusieurs cartes de cette valeur ; personne ne bouge. Dans le jeu de base, on attaque avec une carte, et elle touche toujours.
    .title = Attaque
en_garde-rules-parry = Réponds par autant de cartes de la même valeur, sinon la touche compte. Après une parade vient ton tour, avec les cartes qui te restent ; tu ne pioches qu'à la fin. Trois cartes ou plus ne se parent pas : il n'y en a que cinq de chaque valeur.
    .title = Parade
en_garde-rules-indirect = Dans la variante avancée, tu peux avancer avec une carte et attaquer dans le même tour, avec des cartes égales à la distance qui reste.
    .title = Attaque indirecte
en_garde-rules-fall_back = Devant une attaque indirecte, tu peux aussi battre en retraite : une carte, autant de cases en arrière, et ton tour est fini. Une attaque directe ne peut qu'être parée.
    .title = Battre en retraite
en_garde-rules-last_card = Qui pioche la dernière carte ferme le bal. Après un déplacement, l'autre escrimeur peut encore porter une attaque directe, qui peut être parée. Après une attaque, il ne reste que la réponse.
    .title = La dernière carte
en_garde-rules-comparison = Personne n'a touché ? Alors on montre les deux mains et on compte les cartes égales à la distance : qui en a le plus gagne la manche. À égalité, c'est l'escrimeur le plus avancé qui gagne ; si cela aussi est égal, personne ne marque. Le jeu de base ne regarde que le terrain gagné, et de même tout jeu après une dernière retraite.
    .title = Quand la pioche est vide
en_garde-rules-match = Par une touche tu gagnes la manche ; tu la gagnes aussi quand l'autre escrimeur n'a plus d'action autorisée. Il faut cinq manches pour gagner la partie, sauf si vous en avez choisi moins. On commence à tour de rôle.
    .title = La partie
