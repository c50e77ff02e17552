# Les règles d'En Garde, paragraphe par paragraphe ; chacun est à côté de son image.
# Anna, en rouge, tire depuis la gauche, et Bea, en bleu, depuis la droite.

en_garde-rules-about = Deux escrimeurs s'affrontent sur une piste de 23 cases, et tout se fait avec des cartes de 1 à 5. Une carte te mène d'autant de cases en avant ou en arrière, et une carte égale à la distance entre vous attaque. Une touche gagne la manche, et cinq manches gagnent la partie.
    .title = Le jeu
en_garde-rules-move = Chacun a cinq cartes. À ton tour, tu en joues une et te déplaces d'exactement autant de cases, en avant ou en arrière, ou bien tu attaques. Ici Anna, sur la case 8, peut avancer ou reculer avec n'importe laquelle de ses cartes. Tu ne peux ni sortir de la piste, ni atteindre ou dépasser l'autre escrimeur, ni passer ton tour. Puis tu complètes ta main à cinq.
    .title = Déplacement
en_garde-rules-attack = La distance est la différence entre les deux cases. Si une de tes cartes lui est égale, tu peux attaquer au lieu de bouger : joue une ou plusieurs cartes de cette valeur, et reste où tu es. Ici la distance est 4, et Anna attaque avec ses deux 4. Elle complète aussitôt sa main à cinq, avant que Bea réponde.
    .title = Attaque
en_garde-rules-parry = Quand on t'attaque, tu dois parer, avec autant de cartes de la même valeur, sinon la touche compte. Ici Bea pare deux 4 avec deux 4.
    .title = Parade
en_garde-rules-riposte = Après une parade, c'est aussitôt ton tour, avec les cartes qui te restent ; tu ne pioches qu'à la fin. Ici il reste trois cartes à Bea après sa parade. La distance est toujours 4 : elle ne peut donc pas attaquer ; elle avance avec le 1 ou le 3, ou recule avec n'importe laquelle. Avec un troisième 4, elle aurait pu riposter.
    .title = Après une parade
en_garde-rules-three = Une attaque de trois cartes ne se pare pas, car il n'y en a que cinq de chaque valeur. Ici Anna joue trois 4 : elle touche et gagne la manche.
    .title = Trois à la fois
en_garde-rules-indirect = Dans la variante avancée, tu peux avancer avec une carte et attaquer dans le même tour, avec des cartes égales à la distance qui reste. Ici Anna avance de 3 cases, de la distance 7 à la distance 4, et attaque avec deux 4.
    .title = Attaque indirecte
en_garde-rules-fall_back = Devant une attaque indirecte, il y a une autre issue : une carte, et autant de cases en arrière. C'est tout le tour : tu pioches, et c'est à l'autre escrimeur. Ici Bea n'a qu'un 4, ne peut pas en parer deux, et bat en retraite de 3 cases. Devant une attaque directe, on ne bat pas en retraite.
    .title = Battre en retraite
en_garde-rules-last_card = Piocher la dernière carte met fin à la manche. Si c'est après un déplacement, personne ne bouge plus ; l'autre escrimeur peut porter une dernière attaque directe, ou y renoncer. Ici Anna a avancé à la distance 4 et pioché la dernière carte. Bea attaque avec ses 4, si elle en a, et Anna doit parer.
    .title = La dernière carte
en_garde-rules-last_answer = Si la dernière carte a été piochée après une attaque, il ne reste que la réponse. Ici Bea pare avec un 4, ou elle perd la manche. Après sa parade on compare les mains ; elle n'a pas de tour.
    .title = La dernière réponse
en_garde-rules-comparison = Si personne n'a touché quand la pioche est vide, on montre les deux mains. La manche se gagne au nombre de cartes égales à la distance. Ici la distance est 4 : Anna a deux 4, Bea un seul.
    .title = Comparer les mains
en_garde-rules-advance = À égalité, l'escrimeur qui a le plus avancé depuis son départ gagne. Ici chacune a un 5, et la distance est 5. Anna a avancé de neuf cases, de 1 à 10 ; Bea de huit, de 23 à 15. Anna gagne. Si cela aussi est égal, personne ne marque. Après une dernière retraite, seul le terrain compte.
    .title = Le terrain gagné
en_garde-rules-stuck = Un escrimeur qui n'a plus rien à jouer perd la manche. Ici Bea a paré avec ses deux 3, et garde 4, 5, 5. Derrière elle, la piste finit, et chaque carte atteindrait ou dépasserait Anna. Si attaquer est la seule action permise, il faut attaquer.
    .title = Plus rien à jouer
en_garde-rules-equal_values = Pour avancer de 3 et attaquer à la distance 3, il faut un 3 pour le pas et d'autres pour l'attaque. Ici il a fallu deux 3 à Anna pour attaquer avec un seul.
    .title = Deux fois la même valeur
en_garde-rules-basic = Dans la variante de base, on attaque avec une carte, et elle touche toujours, comme ici. Quand la pioche est vide, après une dernière attaque, seul le terrain gagné compte. La variante standard ajoute les parades et les attaques à plusieurs cartes ; la variante avancée, le pas avant l'attaque, et la retraite.
    .title = Trois variantes
en_garde-rules-memory = L'image ne montre que les dernières cartes jouées, et combien il en reste dans la pioche. Ce qui a été joué avant se relit à tout moment dans l'historique. « Cartes vues » en tient le compte : les cartes sorties, et celles qui peuvent encore sortir ; pour les deux, sauf si vous avez choisi de jouer de mémoire.
    .title = Les cartes jouées
en_garde-rules-match = Une manche gagnée vaut un point. Le premier à cinq gagne la partie, sauf si vous en avez choisi moins ; ici Anna gagne 5 à 3. Le sort dit qui commence la première manche, sauf si le défi en décide ; ensuite on commence à tour de rôle, manches nulles comprises.
    .title = La partie
