# Cannes. $seat, $rival : "you" ou "they" ; $seat_name, $rival_name : qui c'est. Les cases se nomment comme b2.

cannae-name = Bataille de Cannes
    .short = Cannes
    .about = L'infanterie pousse, la cavalerie charge, sur un échiquier. 30 minutes
    .caption = On pousse à deux contre un : toute la ligne avance.
    .alt = La bataille de Cannes : ton infanterie en e3 pousse, deux contre un, et trois pièces avancent.

## Options : nom, valeurs comme le défi les énumère, ce qu'elles signifient
cannae-option-immobilised_cavalry = Cavalerie enfermée
    .about = Ce que devient la cavalerie sans case libre à côté d'elle
cannae-option-immobilised_cavalry-false = la cavalerie enfermée reste
    .about = Elle attend que quelqu'un lui fasse de la place
cannae-option-immobilised_cavalry-true = la cavalerie enfermée est perdue
    .about = Elle est retirée aussitôt ; près des bords, ça arrive vite
cannae-option-layout = Disposition
    .about = Où les pièces commencent. Le dessin des règles est perdu : les deux sont des reconstructions
cannae-option-layout-r1 = centre profond
    .about = Infanterie sur deux rangées au centre, cavalerie aux ailes, toutes les pièces peuvent bouger
cannae-option-layout-r2 = une ligne
    .about = Infanterie sur toute la deuxième rangée, cavalerie dans les coins derrière elle

## Les niveaux de l'ordinateur
cannae-level-novice = dans la lune
    .about = Ne surveille qu'un bord du plateau ; ailleurs, les hommes isolés sont à toi
cannae-level-oneeyed = borgne
    .about = Surveille une moitié du plateau ; sur l'autre, les hommes isolés sont à toi
cannae-level-blinkered = œillères
    .about = Surveille tout sauf le bord d'un côté : les charges passent par là
cannae-level-keen = perspicace
    .about = Regarde tous les tours possibles, et prend le meilleur
cannae-level-wary = prudence
    .about = Pèse ta meilleure réponse à chaque tour
cannae-level-master = maîtrise
    .about = Pèse tes meilleures réponses, et sa propre suite

## Morceaux de phrases
cannae-who = { $seat ->
        [you] Tu as
       *[they] { $seat_name } a
    }
cannae-arm = { $arm ->
        [infantry] infanterie
       *[cavalry] cavalerie
    }
cannae-odds = { $opposing ->
        [0] {""}
       *[other] , { $active } contre { $opposing }
    }
cannae-mark = { $outcome ->
        [cost] {" "}✕
       *[other] {""}
    }
cannae-then = { $outcome ->
        [plain] {""}
       *[other] {"\u00A0"}: { $does }
    }

## Ce qui s'est passé. Le `.start` d'une phrase et le `.end` de la suivante n'en font qu'une
cannae-began = Les armées sont en place. { $seat ->
        [you] Tu commences.
       *[they] { $seat_name } commence.
    }
    .heading = Les armées sont en place · { $seat ->
            [you] tu commences
           *[they] { $seat_name } commence
        }
cannae-passed = { cannae-who } passé.
cannae-stepped = { cannae-who } déplacé l'infanterie de { $origin } à { $target }.
    .start = { cannae-who } déplacé l'infanterie de { $origin } à { $target }
    .end = et déplacé l'infanterie de { $origin } à { $target }.
cannae-pushed = { cannae-who } poussé de { $origin } vers { $target }{ cannae-odds } : { $moved_count } pièces avancent.
    .start = { cannae-who } poussé de { $origin } vers { $target }{ cannae-odds },
    .end = et poussé de { $origin } vers { $target }{ cannae-odds }.
cannae-slid = { cannae-who } déplacé la cavalerie de { $origin } à { $target }.
    .start = { cannae-who } déplacé la cavalerie de { $origin } à { $target }
    .end = et déplacé la cavalerie de { $origin } à { $target }.
cannae-charged = { cannae-who } chargé depuis { $origin } et pris l'infanterie de { $target }.
    .start = { cannae-who } chargé depuis { $origin }, pris l'infanterie de { $target }
    .end = et chargé depuis { $origin }, en prenant l'infanterie de { $target }.
cannae-thrown-off = { cannae-who } perdu { $arm ->
        [infantry] de l'infanterie, poussée
       *[cavalry] de la cavalerie, poussée
    } hors du plateau en { $square }.
cannae-surrounded = { cannae-who } perdu la cavalerie de { $square }, encerclée par l'infanterie de { $infantry }.
cannae-shut-in = { cannae-who } perdu la cavalerie de { $square }, sans case libre à côté.
cannae-won = { $seat ->
        [you] Tu gagnes
       *[they] { $seat_name } gagne
    } : { $rival ->
        [you] tu n'as plus d'infanterie.
       *[they] { $rival_name } n'a plus d'infanterie.
    }
cannae-drawn = Nulle : { $end ->
        [cavalry] plus personne n'a de cavalerie.
        [repetition] trois fois la même position.
       *[other] cinquante tours chacun sans perte.
    }

## Le résultat, et pourquoi
cannae-result-broken-off = La partie a été interrompue.

## Ce qui est demandé
cannae-asked-turn = À toi de jouer.
    .rest = Une action d'infanterie, une de cavalerie, les deux ou aucune.
cannae-asked-infantry = Où va l'infanterie de { $square } ?
cannae-asked-cavalry = Où va la cavalerie de { $square } ?
cannae-asked-infantry-too = L'infanterie aussi, ou c'est tout ? Pas encore envoyé.
cannae-asked-cavalry-too = La cavalerie aussi, ou c'est tout ? Pas encore envoyé.
cannae-waits = À { $seat_name } de jouer.
cannae-repeated = La même position pour la deuxième fois ; à la troisième, la partie est nulle.
cannae-quiet = { $left ->
        [one] Encore { $left } tour sans perte, et la partie est nulle.
       *[other] Encore { $left } tours sans perte, et la partie est nulle.
    }

## La ligne sous un plateau public
cannae-summary = Infanterie { $one_infantry } : { $two_infantry }, cavalerie { $one_cavalry } : { $two_cavalry }. À { $seat_name } de jouer.

## Boutons. $square est où cela mène ; $does ce qui en résulte
cannae-step-infantry = { $place ->
        [second] L'infanterie aussi
       *[first] Infanterie
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = L'infanterie de { $square }
cannae-step-cavalry = { $place ->
        [second] La cavalerie aussi
       *[first] Cavalerie
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = La cavalerie de { $square }
cannae-step-pass = Passer
    .label = Passer
    .detail = rien ne bouge
    .alone = Passer
    .name = Passer : rien ne bouge
cannae-step-step = Pas
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } { $square }{ cannae-then }
    .name = Un pas en { $square }{ cannae-then }
cannae-step-push = Poussée
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } poussée : { $does }
    .name = Poussée vers { $square } : { $does }
cannae-step-ride = Chevauchée
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $square }{ cannae-then }
    .name = Chevaucher jusqu'en { $square }{ cannae-then }
cannae-step-charge = Charge
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = ⚔ { $square }{ cannae-mark }
    .name = Charge en { $square } : { $does }
cannae-effect-moves = { $moved_count } avancent
cannae-effect-against = { $active } contre { $opposing }
cannae-effect-thrown-off = { $whose ->
        [own] { cannae-hint-arm } en { $square } tombe
       *[theirs] { $arm ->
            [infantry] l'infanterie ennemie en { $square } tombe
           *[cavalry] la cavalerie ennemie en { $square } tombe
        }
    }
cannae-effect-charged = prend l'infanterie de { $square }
cannae-effect-surrounded = { $whose ->
        [own] ta cavalerie en { $square } est perdue
       *[theirs] la cavalerie ennemie en { $square } est perdue
    }
cannae-effect-shut-in = { $whose ->
        [own] ta cavalerie en { $square } est perdue
       *[theirs] la cavalerie ennemie en { $square } est perdue
    }
cannae-effect-win = c'est gagné
cannae-effect-draw = la partie est nulle
cannae-effect-defeat = c'est perdu
cannae-preview-pass = Passer : rien ne bouge.
cannae-preview-stepped = Infanterie de { $origin } à { $target }
cannae-preview-pushed = L'infanterie de { $origin } pousse vers { $target }
cannae-preview-slid = Cavalerie de { $origin } à { $target }
cannae-preview-charged = La cavalerie de { $origin } charge et prend l'infanterie de { $target }
cannae-preview-unsent = Pas encore envoyé.
cannae-preview-follows = { $action } : { $does }.
cannae-warning-thrown-off = Attention : ta propre { cannae-arm } en { $square } tombe du plateau.
cannae-warning-surrounded = { $square } est à côté de { $infantry_count ->
        [2] deux
        [3] trois
       *[other] { $infantry_count }
    } pièces d'infanterie, { $infantry } : cette cavalerie est perdue.
cannae-warning-shut-in = { $square } n'a pas de case libre à côté : cette cavalerie est perdue.

## Une ligne du journal de la page
cannae-deed-pass = passe

## Le plateau en mots
cannae-alt-sides = Bataille de Cannes. { $one_name } a les blancs, { $two_name } les noirs.
cannae-alt-pieces = Infanterie blanche : { $one_infantry } ; cavalerie : { $one_cavalry }. Infanterie noire : { $two_infantry } ; cavalerie : { $two_cavalry }.
cannae-alt-lost = { $seat ->
        [you] Tes pertes
       *[they] Pertes { DE($seat_name) }
    } : infanterie { $infantry }, cavalerie { $cavalry }.
cannae-alt-last = Dernier tour : { $action }
cannae-alt-step = Pas : { $squares }.
cannae-alt-push = Poussées vers : { $squares }.
cannae-alt-ride = Chevauchées : { $squares }.
cannae-alt-charge = Charges : { $squares }.
cannae-board-sides = Blancs (majuscules) : { $one_name } · Noirs : { $two_name }
cannae-board-legend = I i : infanterie ; C c : cavalerie ; points : cases libres.
cannae-board-write = Écris b2b3 pour une pièce et sa destination, deux avec + entre elles, ou - pour passer.

## Pourquoi un tour a été refusé
cannae-refused-not-a-turn = « { $text } » n'est pas un tour. Écris b2b3 pour une pièce et sa destination, deux avec + entre elles, ou - pour passer.
cannae-refused-no-such-square = « { $text } » : les cases vont de a1 à h8 ; il n'y a pas de { $square }.
cannae-refused-too-many-actions = « { $text } » : un tour, c'est une action d'infanterie, une de cavalerie, les deux ou aucune, pas { $count }.
cannae-refused-match-over = La partie est terminée.
cannae-refused-not-your-turn = Ce n'est pas à toi de jouer.
cannae-refused-infantry-twice = Un tour n'a qu'une action d'infanterie ; { $action } serait la deuxième.
cannae-refused-cavalry-twice = Un tour n'a qu'une action de cavalerie ; { $action } serait la deuxième.
cannae-refused-decided-already = La première action termine la partie : { $action } ne peut pas suivre.
cannae-refused-nobody-there = { $action } : il n'y a pas de pièce en { $square }.
cannae-refused-not-yours = { $action } : la pièce de { $square } est à l'ennemi.
cannae-refused-lost-before = { $action } : la cavalerie de { $square } est perdue dès la première action.
cannae-refused-moved-before = { $action } : la première action déplace la pièce de { $square } en { $target }.
cannae-refused-not-infantry = { $action } : en { $square }, c'est de la cavalerie, qui chevauche (C) ou charge (X).
cannae-refused-not-cavalry = { $action } : en { $square }, c'est de l'infanterie, qui fait un pas (M) ou pousse (P).
cannae-refused-step-too-far = { $action } : l'infanterie va sur une des cases à côté d'elle, pas en { $target }.
cannae-refused-step-onto-piece = { $action } : { $target } est occupée. Une poussée s'écrit { $right }.
cannae-refused-push-not-beside = { $action } : une poussée s'écrit avec la case à côté de l'infanterie qui pousse de l'arrière.
cannae-refused-nothing-to-push = { $action } : { $target } est libre. Un pas s'écrit { $right }.
cannae-refused-push-too-weak = { $action } : { $active } contre { $opposing } ne suffit pas pour pousser.
cannae-refused-push-too-weak-passive = { $action } : { $active } contre { $opposing } ne suffit pas pour pousser. Ton infanterie plus loin dans la ligne ne compte pas : { $passive }.
cannae-refused-not-in-line = { $action } : la cavalerie va tout droit ou en diagonale, et { $target } n'est sur aucune de ces lignes.
cannae-refused-path-blocked = { $action } : la pièce de { $blocker } barre le chemin.
cannae-refused-slide-onto-own = { $action } : une de tes pièces est en { $target }.
cannae-refused-slide-onto-infantry = { $action } : il y a de l'infanterie ennemie en { $target }. Une charge s'écrit { $right }.
cannae-refused-cavalry-against-cavalry = { $action } : la cavalerie ne peut pas prendre la cavalerie de { $target }.
cannae-refused-nobody-to-charge = { $action } : { $target } est libre. Une chevauchée s'écrit { $right }.
cannae-refused-charge-own = { $action } : la pièce de { $target } est à toi.
cannae-refused-in-contact = { $action } : la cavalerie est déjà à côté de { $target } ; pour charger, il faut une case entre les deux.
cannae-refused-supported = { $action } : { $target } est soutenue par l'infanterie de { $supporter } ; on ne peut pas la charger.

## Pourquoi autre chose aurait été mieux
cannae-reason-misses-win = On pouvait prendre la dernière infanterie ennemie, et gagner.
cannae-reason-surrounded = La cavalerie en { $square } est alors à côté de l'infanterie en { $infantry } : elle est perdue.
cannae-reason-own-loss = On y perd sa propre { cannae-arm } en { $square }.
cannae-reason-misses-capture = On pouvait prendre { $arm ->
        [infantry] l'infanterie
       *[cavalry] la cavalerie
    } en { $square }.
cannae-reason-leaves-win = Après ça, la partie est perdue aussitôt, car la dernière infanterie peut être prise : { $answer }.
cannae-reason-leaves-capture = Après ça, on peut prendre { $arm ->
        [infantry] l'infanterie
       *[cavalry] la cavalerie
    } en { $square } : { $answer }.

cannae-hint-arm = { $arm ->
        [infantry] ton infanterie
       *[cavalry] ta cavalerie
    }
cannae-hint-wing = { $wing ->
        [a] sur les colonnes a à c
        [h] sur les colonnes f à h
       *[centre] sur les colonnes d et e
    }
cannae-hint-take = Regarde { $arm ->
        [infantry] l'infanterie
       *[cavalry] la cavalerie
    } { DE($rival) } { cannae-hint-wing } : il y a quelque chose à prendre.
cannae-hint-danger = Regarde { cannae-hint-arm } { cannae-hint-wing } : elle est en danger.
cannae-hint-piece = Regarde { cannae-hint-arm } { cannae-hint-wing } : elle peut faire plus.
