# Audatia en trois leçons courtes : ce qui devient possible, en deux phrases courtes au plus.
# $blows : les codes des cartes, "–" s'il n'y en a pas.

audatia-guide-blows = Leçon 1 : coup et parade
    .about = Attaque, vois ce qui arrête un coup, et riposte. Environ 5 minutes
audatia-guide-measure = Leçon 2 : mesure et gardes
    .about = Échange des cartes, choisis une garde en secret, trouve ce qu'elle laisse ouvert. Environ 5 minutes
audatia-guide-stretto = Leçon 3 : jeu serré
    .about = Lames liées, remèdes et contre-remèdes. Environ 5 minutes

## Coup et parade
audatia-guide-strike = Tu es en { audatia-posta }, une garde d'où tu peux frapper avec les cartes marquées, { $blows }. Un coup sans réponse gagne le duel.
audatia-guide-parry = Salle attaque avec { audatia-attack } ({ $attack }). De là où est ton épée, tu peux l'arrêter avec { $blows }.
audatia-guide-no_parry = Aucun de tes coups n'arrête celui-ci. La Rupture finit l'assaut sans dommage ; sans aucune réponse, le duel serait perdu.
audatia-guide-feint = Salle a paré. Ta Feinte frapperait aussitôt de nouveau ; si tu passes, Salle peut frapper.
audatia-guide-wide = Le liement est large, des coups peuvent donc suivre : frappe maintenant. Ton épée est à ta { $side ->
        [R] droite
       *[L] gauche
    }, et de là tu as { $blows }.
audatia-guide-side = Avec ton premier coup, tu as quitté ta garde : c'est maintenant le côté de ton épée qui décide. De la { $side ->
        [R] droite
       *[L] gauche
    }, tu as { $blows }.
audatia-guide-blows_over = C'était la leçon 1. La suivante parle des gardes.

## Mesure et gardes
audatia-guide-choose_guard = Hors mesure, chacun choisit en secret une posta, c'est-à-dire une garde. Elle dit quels coups tu as, et auxquels de Salle elle est fermée.
audatia-guide-trade = Avant, tu peux échanger deux cartes contre une de ta pioche. Les mains ne reviennent à douze qu'au prochain assaut.
audatia-guide-closed = La posta de Salle, { audatia-posta }, est fermée à { $blows }. { $open ->
        [none] Change de posta pour trouver un coup.
       *[other] Attaque avec { $open }, ou change de posta.
    }
audatia-guide-lent = Ta posta, { audatia-posta }, prête quelque chose à ton premier coup : { audatia-posta-lends }. Ça vaut jusqu'à ton prochain coup.
audatia-guide-from_guard = Tu es encore en { audatia-posta } : seuls ses coups peuvent répondre. En main, tu as { $blows }.
audatia-guide-last_call = Attaque maintenant, sinon l'assaut est nul. Le second assaut nul donne le duel à Salle.
audatia-guide-next_assault = L'assaut finit sans que personne gagne. Les mains sont de nouveau pleines, et chacun choisit une autre posta.
audatia-guide-measure_over = C'était la leçon 2. La dernière parle du jeu serré.

## Jeu serré
audatia-guide-bind_close = Depuis { audatia-posta }, ton { $blows } lie toujours serré s'il est paré. Attaque avec lui.
audatia-guide-suns = Avec les autres coups, ce sont les demi-soleils du bord qui décident. Si les deux moitiés en font un entier, le liement est serré.
audatia-guide-orient = Les lames sont liées : on ne joue plus de coups. Tu as plus de Fortitudo, c'est donc toi qui dis qui est dedans.
audatia-guide-flanks = Il n'y a plus que des remèdes, chacun de son côté. Le tien, { audatia-card }, vaut { $flank ->
        [inside] du dedans
        [outside] du dehors
       *[both] des deux côtés
    }.
audatia-guide-perfect = Salle joue un remède, et tu as son contre-remède parfait : { audatia-card }. Joue-le, et tu gagnes le duel.
audatia-guide-cover = Couverture et pommeau arrête tous les remèdes, mais n'est parfait que contre un seul : Volte et pommeau.
audatia-guide-imperfect = { audatia-card } arrête ce remède, mais n'est pas le contre-remède parfait. L'assaut sera rompu.
audatia-guide-remedy_known = Tout le monde connaît la première main : Salle a { audatia-card }, le contre-remède parfait du tien. Mieux vaut passer.
audatia-guide-remedy = Joue un remède, comme { audatia-card }. Si Salle n'a pas de contre-remède, tu gagnes le duel.
audatia-guide-bold = Salle a paré, mais tu as plus d'Audatia : tu peux entrer avec audace. Au corps à corps, tu agis alors avant Salle, quel que soit le liement.
audatia-guide-stretto_over = C'était la dernière leçon : à toi maintenant un duel entier.

## Une décision qui se présente pour la première fois : une phrase, à quoi elle sert
audatia-guide-window-mulligan = Tout le monde sait avec quelles cartes tu as commencé : ce que tu changes maintenant, personne d'autre ne le sait.
audatia-guide-window-virtue = Plus d'une vertu ouvre une voie : Audatia pour entrer, Prudentia pour les tailles qui montent, Fortitudo pour choisir le dedans, Celeritas pour contre-attaquer et échanger.
audatia-guide-window-salute = Le salut est un pari : une carte de moins dans cet assaut, contre l'Audatia qui permet d'entrer avec audace.
audatia-guide-window-return = Rendre le salut coûte une carte dans cet assaut, et le premier coup qui viendra sera comme les autres.
audatia-guide-window-measure = La posta décide quels coups tu auras, auxquels de l'autre elle est fermée, et ce que reçoit ton premier coup.
audatia-guide-window-skills = Avant le premier coup, les talents préparent l'assaut : qui doit attaquer, ce que l'autre perd, ce que tu peux voir.
audatia-guide-window-lured = L'appât te coûte un coup et ta posta : donne le coup qui te manquera le moins.
audatia-guide-window-lured-posta = Vous voyez tous les deux la nouvelle posta : prends-en une fermée à ce qui peut venir, qui ait encore des coups dans ta main.
audatia-guide-window-duty = En attaquant, on quitte sa posta en premier, et l'autre répond de la sienne.
audatia-guide-window-opening = Une attaque sans réponse gagne le duel ; une autre posta peut t'en donner une meilleure.
audatia-guide-window-reply = Le premier coup peut être à toi maintenant ; si tu changes de posta, il ne reste que le dernier appel.
audatia-guide-window-last-call = Un assaut où personne ne frappe est nul, et le second assaut nul donne le duel à la personne défiée.
audatia-guide-window-defend = Un coup sans réponse finit le duel : seuls l'arrêtent les coups de ta posta, ou du côté où est ton épée.
audatia-guide-window-escape = De deux estocs qui se croisent, seul le second touche : un remède du dehors te sauve.
audatia-guide-window-villano = Quand deux fendenti se rencontrent, tu peux laisser glisser le coup et frapper : le duel est gagné, sauf réponse.
audatia-guide-window-entry = Une parade n'est pas la fin : au corps à corps, tu agirais en premier, quel que soit le liement.
audatia-guide-window-bold = Au corps à corps, l'autre agirait en premier : c'est le dernier moment pour l'empêcher.
audatia-guide-window-again = Une feinte est aussitôt une seconde attaque, du côté où est maintenant ton épée.
audatia-guide-window-turn = En jeu large, les épées peuvent encore frapper ; si personne ne le fait, l'assaut est rompu.
audatia-guide-window-orient = Au corps à corps, seuls les remèdes comptent, chacun d'un côté : place-toi où les tiens valent.
audatia-guide-window-remedy = Un remède sans contre-remède gagne le duel ; contre le contre-remède parfait, il le perd.
audatia-guide-window-counter = Le contre-remède parfait gagne le duel ; tout autre arrête seulement le remède.
audatia-guide-window-deny = Un talent n'agit qu'une fois que tu l'as laissé passer : ensuite, rien ne le défait.
