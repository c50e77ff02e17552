# The rules of Audatia, for players: a picture each.

audatia-rules-preparation = Chacun a douze cartes et peut en changer à son gré, une fois. Puis les vertus sont données : Audatia à qui défie, puis on prend tour à tour. Une vertu vaut 1 ; qui en a le plus a l'avantage. Qui est défié peut saluer avec une carte ; si le salut n'est pas rendu, son premier coup porte 4 d'Audatia.
    .title = Préparation
audatia-rules-measure = Hors mesure les mains reviennent à douze ; deux cartes s'échangent contre une. On choisit en secret une posta (garde). Qui défie attaque ou change de posta ; puis l'autre ; puis qui défie doit attaquer, ou l'assaut est nul. Ta posta dit quels coups tu as, celle de l'autre lesquels sont ouverts.
    .title = Hors mesure
audatia-rules-cut = Le fendente descend, le mezano est horizontal, le sottano monte ; le mandritto vient de droite, le roverso de gauche. À une taille on répond par une parade qui l'arrête, une contre-attaque ou un talent. Sans réponse tu perds le duel. Les mezani ne parent pas ; les sottani n'attaquent qu'avec plus de Prudentia.
    .title = Tailles et parades
audatia-rules-bind = Une parade entraîne les deux épées de côté ; de là restent les coups de ce côté et la punta. Deux demi-soleils qui en font un lient serré (stretto), sinon large (largo). Après un liement large, qui a paré peut attaquer, puis l'autre ; si personne ne le fait, on rompt.
    .title = Le liement
audatia-rules-thrust = La punta est parée par fendenti et sottani, et rompue par un mezano ; puis peut attaquer qui est plus rapide. Avec plus de Celeritas tu peux l'échanger : c'est ta punta qui touche, et seul un remède du dehors en sauve. D'une posta il faut le signe de l'échange.
    .title = L'estoc
audatia-rules-counterattack = Avec plus de Celeritas tu peux répondre à un fendente par le même fendente : il pare et attaque à la fois. L'autre doit répondre comme à toute attaque, mais pas par une contre-attaque.
    .title = Contre-attaque
audatia-rules-stretto = Au corps à corps on ne joue pas de coups. Qui a plus de Fortitudo choisit dedans ou dehors. Qui a paré peut jouer un remède de son côté, puis l'autre ; si personne ne le fait, on rompt. Un remède sans contre-remède gagne. Son contre-remède parfait gagne à sa place ; un autre l'arrête seulement.
    .title = Corps à corps
audatia-rules-bold = Ton attaque a été parée, et tu as plus d'Audatia ? Alors tu peux entrer avec audace, si tu as un remède en main : au corps à corps, quel que soit le liement, et tu agis en premier. En chemin, un coup de pied ou une rupture peut t'arrêter.
    .title = Entrée audacieuse
audatia-rules-end = Tu gagnes avec un coup, un échange ou un remède sans réponse, avec le contre-remède parfait, avec un Coup de pied ou un Colpo di Villano. Le second assaut nul donne le duel à qui est défié. Une rupture n'est pas un assaut nul : un autre commence.
    .title = Victoire
