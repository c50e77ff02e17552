# Les règles d'Audatia, paragraphe par paragraphe ; chacun est à côté de son image.
# Anna, en rouge, a défié Bea, en bleu. ° marque ce qui est notre reconstruction.

audatia-rules-about = Deux adversaires se battent à l'épée longue d'après Fiore dei Liberi, et chaque taille, estoc, prise et ruse est une carte. Tu choisis une garde en secret, tu attaques de là, et tu réponds à ce qui vient avec ce que permettent ta main et la place de ton épée. Sans réponse, on perd le duel.
    .title = Le jeu

audatia-rules-story_guards = Anna joue Galeazzo et défie, Bea joue Boucicault et est défiée. Toutes deux ont choisi en secret une posta, c'est-à-dire une garde, et l'ont retournée. Depuis Donna Destra, Anna a le mandritto fendente (MF) et l'estoc (P, pour punta) ; en vert, les cartes qu'elle peut jouer. Le fendente descend, le mezano est horizontal, le sottano monte ; le mandritto vient de sa propre droite, le roverso de sa propre gauche. Nous montrons six cartes en main ; en jeu, il y en a douze.
    .title = 1. Deux gardes
audatia-rules-story_attack = Anna attaque avec MF. La carte est à sa droite, et elle quitte sa posta, qui prête à son coup +2 Fortitudo (l'éléphant). MF est arrêté par MF, MS et RS. Depuis Tutta Porta di Ferro, Bea a MF, MS et P ; son RS ne sert donc à rien. Elle a une seule réponse, MS. Sans elle, elle aurait perdu le duel.
    .title = 2. Une attaque
audatia-rules-story_parry = Bea pare. Une parade entraîne les deux épées de l'autre côté : son MS est venu de sa droite, son épée est donc à sa gauche, et celle d'Anna à la droite d'Anna. Sa posta prête à une parade +2 Audatia (le lion), et ainsi Anna, qui devrait en avoir plus, ne peut pas entrer avec audace. Chaque taille montre un demi-soleil à son bord. Ici les moitiés sont du même côté et n'en font pas un entier : liement large, largo. Maintenant Bea peut attaquer.
    .title = 3. Parade, liement large
audatia-rules-story_second = Hors de la posta, c'est la place de l'épée qui décide : de la gauche, il y a roversi et estocs. Bea attaque avec RF. Il est arrêté par RF, MS et RS, mais l'épée d'Anna est à sa droite, et là elle n'a que mandritti et estocs. Son MS convient.
    .title = 4. Une seconde attaque
audatia-rules-story_close = Anna pare avec MS. Cette fois les demi-soleils, l'un à gauche, l'autre à droite, en font un entier : liement serré, stretto. On n'y joue pas de coups. Qui a plus de Fortitudo dit qui est dedans et qui est dehors. Le +2 prêté à Anna est parti avec son MF, mais elle a la carte de cette vertu, qui compte 1. Elle choisit le dedans.
    .title = 5. Liement serré
audatia-rules-story_remedy = Dans un liement serré, le côté qui a paré agit d'abord. Anna joue un remède de son côté, la Ligature médiane. Bea doit répondre par un contre-remède. Le parfait (xbind) lui donnerait le duel. Elle n'a que Couverture et pommeau, qui va contre tout remède mais n'est parfait que contre un seul, Volte et pommeau. Sans contre-remède, elle aurait perdu.
    .title = 6. Un remède
audatia-rules-story_broken_off = Un contre-remède qui n'est pas parfait arrête seulement le remède, et on rompt : l'assaut est fini.° Les cartes jouées vont aux défausses, on complète les mains, et toutes deux choisissent une posta pour le deuxième assaut.
    .title = 7. La rupture

audatia-rules-preparation = Chacun a douze cartes : les sept coups, trois talents de son personnage, un remède et son contre-remède. Tu peux en changer autant que tu veux contre des cartes de la pioche, une fois. Puis on donne les vertus : Anna, qui défie, prend Audatia, Bea l'une des trois autres, Anna l'une des deux dernières ; celle qui reste va à Bea. Ici c'est à Bea d'en prendre une.
    .title = Préparation
audatia-rules-virtues = La carte d'une vertu compte 1, et une posta peut en prêter davantage. Avoir l'avantage, c'est en avoir alors strictement plus que l'autre. Audatia, le lion, permet d'entrer avec audace ; Prudentia, le lynx, d'attaquer avec les sottani ; Fortitudo, l'éléphant, de dire qui est dedans ; Celeritas, le tigre, de contre-attaquer et d'échanger les estocs. Ici Bea a pris Prudentia, et Anna prend l'une des deux dernières.
    .title = Les vertus
audatia-rules-salute = La personne défiée peut saluer en donnant une carte ; l'autre peut rendre le salut de même. Sinon, le premier coup de la personne défiée dans le duel gagne +4 Audatia. Une carte donnée manque au premier assaut.
    .title = Le salut
audatia-rules-measure = Un assaut commence hors mesure. On complète les mains à douze. Tu peux échanger deux cartes contre une, autant de fois que tu veux ; puis tu choisis en secret une posta. Elle dit quels coups tu as, auxquels de l'autre elle est fermée, et ce qu'elle prête à ton premier coup. Une fois les deux retournées, on peut jouer les talents de ce moment, qui a plus de Celeritas d'abord. Rien ne revient jamais dans la pioche.
    .title = Hors mesure
audatia-rules-opening = La personne qui défie attaque ou change de posta ouvertement ; puis l'autre attaque ou change ; puis la première doit attaquer, sinon l'assaut est nul. Ici Bea est passée à Fenestra Sinestra, qui est fermée à MF. Anna peut encore porter un estoc. Le second assaut nul donne le duel à la personne défiée.
    .title = Qui attaque

audatia-rules-cut = Un fendente est arrêté par le fendente du même nom et par les deux sottani, un mandritto sottano par les deux fendenti et MS, un roverso sottano par les deux fendenti et RS, un mezano comme le fendente de son côté.° Les mezani ne parent jamais. Les sottani n'attaquent qu'avec plus de Prudentia. Ici Bea peut aussi jouer Mesure parfaite, un talent : la taille est trop courte, et c'est son tour.°
    .title = Tailles et parades
audatia-rules-thrust = Un estoc peut se porter de partout. Fendenti et sottani le parent, et le liement est toujours large. Un mezano le rompt : qui a plus de Celeritas peut alors attaquer, puis l'autre.° Ici Bea l'a rompu depuis sa gauche, son épée est passée à droite, et ayant plus de Celeritas elle peut attaquer aussitôt.
    .title = Rompre l'estoc
audatia-rules-exchange = Avec plus de Celeritas, tu peux échanger un estoc : c'est le tien qui touche. Si tu es dans une posta, il faut qu'elle ait le signe de l'échange. Subir l'échange, c'est perdre, sauf si un remède du dehors en sauve, ou la Rupture.° Ici Anna a les deux, et Volte et pommeau, qui vaut des deux côtés. On peut répondre au remède comme à tout autre.
    .title = Échange d'estocs
audatia-rules-counterattack = Avec plus de Celeritas, tu peux répondre à un fendente par le même fendente : il pare et attaque à la fois.° Ici Bea a répondu à MF par MF. Anna doit répondre comme à toute attaque, par MF, MS ou la Rupture, mais pas par une autre contre-attaque.°
    .title = Contre-attaque
audatia-rules-bold = Quand ton attaque vient d'être parée, que tu as plus d'Audatia et un remède en main,° tu peux entrer avec audace : au corps à corps, quel que soit le liement, et tu agis en premier. Ici Anna est entrée. Avant le choix des côtés, un Galeazzo avec plus de Celeritas peut donner un Coup de pied, et gagne ; la Rupture met fin à l'assaut.°
    .title = Entrée audacieuse
audatia-rules-stretto = Contre un remède du dehors valent Contre la soprana et Contre le coude ; du dedans, ceux de la Ligature et de la Prise de la poignée ; la Couverture, contre tous. Ici Bea joue la Soprana du dehors. La carte d'Anna, Contre la soprana, est parfaite et gagne ; avec la Couverture, on romprait.° On rompt aussi si personne ne joue de remède.
    .title = Contre-remèdes

audatia-rules-lent = Ce qu'une posta prête, elle le prête au premier coup joué de là : à n'importe quel coup, ou seulement à une parade ou à un estoc. Cela compte tant que ce coup est au sommet de la pile, jamais avant. Ici Bea a +2 Audatia jusqu'à ce qu'elle joue un autre coup.
    .title = Ce que prête la posta
audatia-rules-skills = La plupart des talents demandent l'avantage dans une vertu. Un talent se montre, se défausse, puis l'autre peut le neutraliser. Ici Anna fait une Feinte : avec plus de Celeritas, après un liement large,° elle peut attaquer encore aussitôt. Bea peut la neutraliser par la Négation, que rien ne neutralise.°
    .title = Talents
audatia-rules-cycle = Un talent avec le signe du cycle° peut s'échanger contre une carte de la pioche chaque fois que tu décides quelque chose, dans la préparation aussi, et même pendant qu'une attaque attend ta réponse. Ici Bea peut échanger Moquerie et Œil de lynx.
    .title = Le cycle
audatia-rules-passes = Tu peux toujours garder une carte : passer prouve donc peu. Si ta main ne te laisse rien d'autre, Salle passe pour toi, après un moment : souvent une minute ou deux, parfois une heure. Une réponse en quelques secondes était donc un choix, et un long silence ne prouve rien. Ici Bea n'a pas attaqué après sa parade ; maintenant Anna le peut.° Si elle passe aussi, on rompt. On ne te demande que ce que tu pourrais jouer, avec une main qui s'accorde avec ce que tout le monde a vu. Si tu peux répondre à une attaque, tu le dois.
    .title = Passer
audatia-rules-end = Un coup, un échange ou un remède sans réponse gagne le duel ; de même le contre-remède parfait, le Coup de pied, et le Colpo di Villano, après un fendente paré par un fendente.° Ici Bea a MF, mais Dente di Zenghiaro n'a que RS et P. Une rupture n'est pas un assaut nul : le suivant commence.
    .title = Victoire
audatia-rules-ours = Nous n'avions pas toutes les cartes imprimées. Ce que disent joueurs et articles est gardé ; ce que personne ne dit, nous l'avons fait, et marqué de °. Les lignes de la plupart des gardes viennent de nous aussi : ici Coda Longa lie toujours serré avec son premier RF,° bien que ces demi-soleils n'en fassent pas un. La page de référence marque chaque ligne.
    .title = Ce qui vient de nous
