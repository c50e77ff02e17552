# En Garde. $seat, $rival : "you" ou "they" ; $seat_name, $rival_name : qui c'est.

en_garde-name = En Garde
    .about = Un duel de 25 cartes. 10 minutes
    .caption = Quatre cases, deux 4 en main : attaque.
    .alt = En Garde : tu attaques Salle avec deux 4, à quatre cases.

## Options : nom, valeurs comme le défi les donne, ce qu'elles veulent dire
en_garde-option-variant = Variante
    .about = Ce que peuvent faire les escrimeurs
en_garde-option-variant-basic = de base
    .about = On attaque avec une carte, et toute attaque touche. Idéal pour la première partie
    .card = { en_garde-option-variant-basic }
en_garde-option-variant-standard = standard
    .about = Attaques à plusieurs cartes, et parades
    .card = { en_garde-option-variant-standard }
en_garde-option-variant-advanced = avancée
    .about = Comme la variante standard, avec l'attaque indirecte et la retraite
    .card = { en_garde-option-variant-advanced }
en_garde-option-touches = Touches
    .about = Combien de manches il faut gagner
en_garde-option-touches-1 = en 1 touche
    .about = Une seule manche
    .card = { en_garde-option-touches-1 }
en_garde-option-touches-2 = en 2 touches
    .about = Il faut gagner deux manches
    .card = { en_garde-option-touches-2 }
en_garde-option-touches-3 = en 3 touches
    .about = Il faut gagner trois manches
    .card = { en_garde-option-touches-3 }
en_garde-option-touches-4 = en 4 touches
    .about = Il faut gagner quatre manches
    .card = { en_garde-option-touches-4 }
en_garde-option-touches-5 = en 5 touches
    .about = Il faut gagner cinq manches, comme dans la règle
    .card = { en_garde-option-touches-5 }
en_garde-option-begins = Qui commence
    .about = À la première manche ; ensuite à tour de rôle
en_garde-option-begins-lot = par tirage au sort
    .about = Chacun a autant de chances de commencer
en_garde-option-begins-challenger = qui défie commence
    .about = Le premier coup est à la personne qui lance le défi
en_garde-option-begins-challenged = qui accepte commence
    .about = Le premier coup est à la personne qui l'accepte
en_garde-option-final_attack = Dernière attaque
    .about = Ce qui suit quand un déplacement prend la dernière carte de la pioche
en_garde-option-final_attack-true = avec dernière attaque
    .about = L'autre escrimeur peut encore porter une attaque directe
en_garde-option-final_attack-false = sans dernière attaque
    .about = La manche s'arrête aussitôt
en_garde-option-riposte_after_final_parry = Riposte après la dernière parade
    .about = Ce qui suit quand l'attaque de la dernière carte est parée
en_garde-option-riposte_after_final_parry-true = riposte après la dernière parade
    .about = Après cette parade, on peut encore porter une attaque directe
en_garde-option-riposte_after_final_parry-false = pas de riposte après la dernière parade
    .about = La manche se décide aussitôt
en_garde-option-cards_after_final_retreat = Cartes après la dernière retraite
    .about = Ce qui décide quand on bat en retraite devant l'attaque de la dernière carte
en_garde-option-cards_after_final_retreat-true = les cartes comptent après la dernière retraite
    .about = D'abord les cartes qui portent, puis qui est le plus avancé
en_garde-option-cards_after_final_retreat-false = après la dernière retraite, seule l'avance compte
    .about = Le plus avancé gagne la manche

## Les niveaux de l'ordinateur
en_garde-level-novice = tête brûlée
    .about = Attaque à la moindre occasion, avec toutes ses cartes, sans penser à ta réponse
en_garde-level-lurker = aux aguets
    .about = Reste hors d'atteinte jusqu'à tenir deux cartes pour attaquer ; ne compte rien
en_garde-level-forgetful = mémoire courte
    .about = Compte les cartes d'une seule valeur, et oublie les autres
en_garde-level-counter = compte-cartes
    .about = Compte les cartes encore cachées, et garde sa mesure
en_garde-level-planner = prévoyance
    .about = Imagine quelques duels avant chaque coup
en_garde-level-fencer = fine lame
    .about = Imagine bien des duels avant chaque coup

## Morceaux de phrases
en_garde-cards = { $count ->
        [1] un { $value }
        [2] deux { $value }
        [3] trois { $value }
        [4] quatre { $value }
       *[5] cinq { $value }
    }
en_garde-who = { $seat ->
        [you] Tu as
       *[they] { $seat_name } a
    }
en_garde-touch = { $advance ->
        [0] { $seat ->
            [you] Tu touches
           *[they] { $seat_name } touche
        }
       *[other] { $seat ->
            [you] Tu avances de { $advance }, touches
           *[they] { $seat_name } avance de { $advance }, touche
        }
    } avec { en_garde-cards }
en_garde-score = { $one_name } { $one_score }, { $two_name } { $two_score }.

## Ce qui s'est passé. Le `.start` d'une phrase et le `.end` de la suivante n'en font qu'une ; un `.aside` va sans dire
en_garde-round-began = Manche { $number }. { $seat ->
        [you] Tu commences.
       *[they] { $seat_name } commence.
    } Pioche { $deck }.
    .heading = Manche { $number } · { $seat ->
            [you] tu commences
           *[they] { $seat_name } commence
        }
en_garde-dealt = { $seat ->
        [you] Tes cartes : { $hand }.
       *[they] { $seat_name } a reçu { $hand }.
    }
en_garde-advanced = { en_garde-who } avancé de { $value }, jusqu'à la case { $square }.
    .start = { en_garde-who } avancé de { $value }
en_garde-retreated = { en_garde-who } reculé de { $value }, jusqu'à la case { $square }.
    .start = { en_garde-who } reculé de { $value }
en_garde-fell-back = { en_garde-who } battu en retraite de { $value }, jusqu'à la case { $square }.
    .start = { en_garde-who } battu en retraite de { $value }
en_garde-attacked = { $seat ->
        [you] Tu as attaqué avec { en_garde-cards }.
       *[they] { $seat_name } attaque avec { en_garde-cards }.
    }
    .start = { en_garde-who } attaqué avec { en_garde-cards }
en_garde-attacked-indirectly = { $seat ->
        [you] Tu as avancé de { $advance } et attaqué avec { en_garde-cards }
       *[they] { $seat_name } a avancé de { $advance } et attaque avec { en_garde-cards }
    }, à { $value ->
        [one] { $value } case.
       *[other] { $value } cases.
    }
    .start = { en_garde-who } avancé de { $advance }, attaqué avec { en_garde-cards }
en_garde-parried = { en_garde-who } paré avec { en_garde-cards }.
en_garde-passed = { en_garde-who } renoncé à la dernière attaque.
en_garde-drew = { en_garde-who } pioché { $cards_count ->
        [one] un { $cards }
       *[other] { $cards }
    }.
    .end = et pioché { $cards_count ->
            [one] un { $cards }
           *[other] { $cards }
        }.
en_garde-drew-unseen =
    .aside = { en_garde-who } pioché { $count ->
            [one] une carte
           *[other] { $count } cartes
        }. Pioche { $deck }.
en_garde-last-card = La pioche est vide. { $seat ->
        [you] La dernière action est à toi.
       *[they] La dernière action est à { $seat_name }.
    }
en_garde-touched = { en_garde-touch }.
    .start = { en_garde-touch }
en_garde-could-not-answer = { $seat ->
        [you] Avec { $hand } en main, tu n'avais pas de réponse.
       *[they] Avec { $hand } en main, { $seat_name } n'avait pas de réponse.
    }
en_garde-stuck = { $seat ->
        [you] Tu n'as plus rien à jouer.
       *[they] { $seat_name } n'a plus rien à jouer.
    }
en_garde-hands-compared = Les deux mains sont montrées, distance { $distance }. { $one_name } { $one_hand } : { $one_count ->
        [0] aucune carte ne porte
        [one] 1 carte porte
       *[other] { $one_count } cartes portent
    }. { $two_name } { $two_hand } : { $two_count ->
        [0] aucune carte ne porte
        [one] 1 carte porte
       *[other] { $two_count } cartes portent
    }.
en_garde-advance-compared = Cases gagnées depuis le départ : { $one_name } { $one_advance }, { $two_name } { $two_advance }.
en_garde-round-won = { $seat ->
        [you] Tu gagnes la manche
       *[they] { $seat_name } gagne la manche
    }{ $end ->
        [touch] {" "}d'une touche
        [cards] {" "}avec plus de cartes qui portent
        [advance] {" "}au terrain gagné
       *[stuck] {""}
    }. { en_garde-score }
    .end = et { $seat ->
            [you] gagnes
           *[they] gagne
        } la manche. { en_garde-score }
en_garde-round-drawn = Rien ne vous départage : la manche est nulle. { en_garde-score }
en_garde-match-won = { $seat ->
        [you] Tu gagnes la partie
       *[they] { $seat_name } gagne la partie
    } { $seat_score } à { $rival_score }{ $end ->
        [cards] , avec plus de cartes qui portent
        [advance] , au terrain gagné
       *[touch] {""}
    }.
    .end = et { $seat ->
            [you] gagnes
           *[they] gagne
        } la partie, { $seat_score } à { $rival_score }.

## Le résultat, et pourquoi
en_garde-broken-off = Partie interrompue sur le score de { $one } à { $two }.
en_garde-held = { $held ->
        [0] { $rival_name } n'avait aucun { $value } pour parer.
        [1] { $rival_name } n'avait qu'un { $value } pour parer.
       *[other] { $rival_name } n'avait que { $held } cartes de { $value } pour parer.
    }

## Ce qui est demandé
en_garde-asked-turn = À toi de jouer.
en_garde-asked-parry = Pare avec { en_garde-cards }.
en_garde-asked-fall_back = Bats en retraite avec une carte.
en_garde-asked-either = Pare avec { en_garde-cards }, ou bats en retraite avec une carte.
en_garde-asked-last = Une dernière attaque, ou passe.
en_garde-asked-pass = Aucune de tes cartes ne porte : passe.
en_garde-after-parry = Après une parade vient ton tour.
en_garde-after-last = La pioche est vide : ensuite, la manche se décide.
en_garde-distance = Distance { $distance }.
en_garde-can-attack = Distance { $distance } : { $held ->
        [one] tu peux attaquer avec ton { $distance }.
       *[other] tu peux attaquer avec tes { $distance }.
    }
en_garde-can-step = Distance { $distance } : tu peux porter une attaque indirecte.
en_garde-can-both = Distance { $distance } : { $held ->
        [one] tu peux attaquer avec ton { $distance }
       *[other] tu peux attaquer avec tes { $distance }
    }, ou porter une attaque indirecte.
en_garde-waits-turn = À { $seat_name } de jouer.
en_garde-waits-answer = { $seat_name } doit répondre à { en_garde-cards }.
en_garde-waits-last = { $seat_name } peut porter une dernière attaque.

## La ligne sous un plateau public
en_garde-summary-turn = Distance { $distance }. À { $seat_name } de jouer.
en_garde-summary-answer = Distance { $distance }. { $seat_name } doit répondre à { en_garde-cards }.
en_garde-summary-last = Distance { $distance }, pioche vide. { $seat_name } peut porter une dernière attaque.

## Boutons. $value est une carte, $square où elle mène
en_garde-step-forward = Avancer
    .detail = case { $square }
    .alone = Avancer de { $value }
    .name = Avancer de { $value }, jusqu'à la case { $square }
en_garde-step-back = Reculer
    .detail = case { $square }
    .alone = Reculer de { $value }
    .name = Reculer de { $value }, jusqu'à la case { $square }
en_garde-step-retreat = Retraite
    .detail = case { $square }
    .alone = Retraite de { $value }
    .name = Battre en retraite de { $value }, jusqu'à la case { $square }
en_garde-step-attack = Attaque
    .detail = { en_garde-number-of-cards }
    .alone = Attaque { en_garde-short }
    .name = Attaque avec { en_garde-cards }
en_garde-step-parry = Parade
    .detail = { en_garde-number-of-cards }
    .alone = Parade { en_garde-short }
    .name = Parade avec { en_garde-cards }
en_garde-step-pass = Passer
    .detail = pas d'attaque
    .alone = Passer
    .name = Passer : pas de dernière attaque
en_garde-short = { $count ->
        [1] { $value }
       *[other] { $count }×{ $value }
    }
en_garde-number-of-cards = { $count ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
       *[5] cinq cartes
    }
en_garde-preview-indirect = Avancer de { $advance }, jusqu'à la case { $square }, et attaquer avec { en_garde-cards }
en_garde-preview-distance = Distance { $distance }. Pas encore envoyé.
en_garde-preview-parry = Ensuite vient ton tour. Pas encore envoyé.
en_garde-preview-plain = Pas encore envoyé.

## Une ligne du journal de la page
en_garde-deed-forward = avance { $value } → { $square }
en_garde-deed-back = recule { $value } → { $square }
en_garde-deed-attack = attaque { en_garde-deed-cards }
en_garde-deed-indirect = avance { $advance } → { $square }, attaque { en_garde-deed-cards }
en_garde-deed-parry = pare { en_garde-deed-cards }
en_garde-deed-pass = passe
en_garde-deed-touch = touche
en_garde-deed-cards = { $count ->
        [1] { $value }
       *[other] { $value } ×{ $count }
    }

## Le plateau en mots
en_garde-hand = Ta main : { $hand } · pioche { $deck }
en_garde-no-hand = aucune carte
en_garde-alt-round = En Garde, variante { $variant }, manche { $round }, { $touches ->
        [one] en { $touches } touche
       *[other] en { $touches } touches
    }. { en_garde-score }
en_garde-alt-squares = { $one_name } sur la case { $one_square }, { $two_name } sur la case { $two_square } de 23 : distance { $distance }.
en_garde-alt-cards = { $one_name } tient { $one_cards ->
        [one] { $one_cards } carte
       *[other] { $one_cards } cartes
    }, { $two_name } { $two_cards }. { en_garde-deck }.
en_garde-alt-end = La fin de la manche { $round } :
en_garde-alt-now = Maintenant la manche { $round } :
en_garde-alt-last = Dernière action : { $action }
en_garde-alt-hand = Ta main : { $hand }.
en_garde-alt-useless = Inutilisables pour l'instant : { $cards }.
en_garde-alt-hands = Mains : { $one_name } { $one_hand }, { $two_name } { $two_hand }.
en_garde-deck = Pioche { $deck }, { $discard ->
        [none] défausse vide
       *[other] sur la défausse { $discard }
    }
en_garde-board-round = Manche { $round }, { $touches ->
        [one] en { $touches } touche
       *[other] en { $touches } touches
    }
en_garde-board-fencer = { $name } : case { $square }, score { $score }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
en_garde-board-use = { $value } : { $uses }
en_garde-use-forward = avancer
en_garde-use-back = reculer
en_garde-use-fall_back = battre en retraite
en_garde-use-touch = attaque
en_garde-use-parry = parade
en_garde-use-none = pas maintenant

## Pourquoi une action est refusée
en_garde-refused-not-a-move = « { $text } » n'est pas une action. Écris +3 (avancer), -2 (reculer), 2x4 (attaque avec deux 4), +3 2x5 (attaque indirecte), =2x4 (parade) ou pass.
en_garde-refused-no-such-card = « { $text } » : les cartes vont de 1 à 5 ; il n'y a pas de { $card }.
en_garde-refused-too-many-cards = « { $text } » : il y a cinq cartes de chaque valeur. Joues-en de 1 à 5, pas { $count }.
en_garde-refused-match-over = La partie est terminée.
en_garde-refused-not-your-turn = Ce n'est pas à toi de jouer.
en_garde-refused-must-answer = On t'attaque avec { en_garde-cards } : pare avec { en_garde-cards }.
en_garde-refused-must-answer-indirect = On t'attaque avec { en_garde-cards } : pare avec { en_garde-cards }, ou bats en retraite avec une carte.
en_garde-refused-parry-must-match = Une parade demande le même nombre de cartes, de la même valeur : ={ $count }x{ $value }, pas ={ $played }x{ $card }.
en_garde-refused-no-retreat-from-direct = On ne bat en retraite que devant une attaque indirecte. Celle-ci est directe : pare avec { en_garde-cards }.
en_garde-refused-no-parry-now = Il n'y a pas d'attaque à parer.
en_garde-refused-no-pass-now = On ne passe que la dernière attaque, quand la pioche est vide.
en_garde-refused-deck-is-out = La pioche est vide, plus personne n'avance : une attaque directe, ou pass.
en_garde-refused-one-card-in-basic = Dans la variante de base, on attaque avec une carte : 1x{ $value }.
en_garde-refused-no-parry-in-basic = Dans la variante de base, une attaque ne se pare pas.
en_garde-refused-only-in-advanced = L'attaque indirecte n'existe que dans la variante avancée.
en_garde-refused-not-held = { $held ->
        [0] Tu n'as pas de { $value }.
       *[other] { $held ->
            [1] Tu n'as qu'un { $value }
           *[other] Tu n'as que { $held } cartes de { $value }
        }, et il en faut { $needed }.
    }
en_garde-refused-off-the-piste = En reculant de { $value }, tu sors de la piste : { $room ->
        [0] il n'y a pas de case derrière toi.
        [one] il y a 1 case derrière toi.
       *[other] il y a { $room } cases derrière toi.
    }
en_garde-refused-onto-the-opponent = En avançant de { $value }, tu arrives sur la case de l'adversaire : attaque avec 1x{ $value }.
en_garde-refused-past-the-opponent = En avançant de { $value }, tu dépasses l'adversaire : la distance est { $distance }.
en_garde-refused-no-room-to-attack = En avançant de { $value }, tu ne laisses pas de distance pour attaquer : elle est de { $distance }.
en_garde-refused-wrong-distance = Pour attaquer, il faut des cartes égales à la distance : { $distance }, pas { $value }.
en_garde-refused-wrong-distance-left = Après avoir avancé de { $advance }, la distance est { $distance } : attaque avec { $distance }, pas { $value }.

## Pourquoi autre chose aurait été mieux
en_garde-unseen = { $unseen ->
        [0] tous les { $value } ont été vus
        [1] un { $value } n'a pas encore été vu
        [2] deux { $value } n'ont pas encore été vus
        [3] trois { $value } n'ont pas encore été vus
        [4] quatre { $value } n'ont pas encore été vus
       *[5] cinq { $value } n'ont pas encore été vus
    }
en_garde-in-hand = { $left ->
        [0] sans { $value } en main
        [1] avec un { $value } en main
        [2] avec deux { $value } en main
        [3] avec trois { $value } en main
       *[4] avec quatre { $value } en main
    }
en_garde-reason-sure-touch = Une attaque avec { en_garde-cards } serait restée sans réponse.
en_garde-reason-attack = Une attaque avec { en_garde-cards } était possible, alors que { en_garde-unseen }.
en_garde-reason-more-cards = Une attaque avec { en_garde-cards } était possible, plus difficile à parer : { en_garde-unseen }.
en_garde-reason-fewer-cards = Avec moins de { $value } dans l'attaque, la suite se joue { en_garde-in-hand }.
en_garde-reason-attack-parried = Cette attaque avec { en_garde-cards } peut être parée, car { en_garde-unseen } ; on affronte ensuite la riposte { en_garde-in-hand }.
en_garde-reason-last-parry = Ça joue le dernier { $value } en main et laisse la distance à { $value }, alors que { en_garde-unseen }.
en_garde-reason-within-reach = Ça laisse la distance à { $value } { en_garde-in-hand }, alors que { en_garde-unseen }.
en_garde-reason-ground = À la fin de la pioche, dans { $deck ->
        [1] une carte
       *[other] { $deck } cartes
    }, le terrain compte : ça fait { $own } cases contre { $theirs }, au lieu de { $better }.
en_garde-reason-parry = Une parade avec { en_garde-cards } était possible, et on joue ensuite son propre tour.
en_garde-reason-parry-spends = La parade prend { en_garde-cards } ; cartes pour le tour qui suit : { $left }.

en_garde-hint-count = Compte les { $value } : combien peut-il y en avoir dans la main { DE($rival) } ?
en_garde-hint-attacked = On t'attaque avec des { $value } : regarde avec quoi tu pourrais riposter ensuite.
en_garde-hint-deck = { $count ->
        [0] La pioche est vide :
        [1] Il reste une carte dans la pioche :
       *[other] Il reste { $count } cartes dans la pioche :
    } pense à qui sera le mieux placé à la fin.
en_garde-hint-distance = La distance est { $distance }. À combien la mettre pour que { $rival } ne puisse guère attaquer ?

en_garde-marked-hand = ta main
en_garde-marked-pile = { $what ->
        [deck] la pioche
       *[attack] les cartes posées
    }
