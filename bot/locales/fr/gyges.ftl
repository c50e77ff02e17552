# Gygès. $seat, $rival : "you" ou "they" ; $seat_name, $rival_name : qui c'est. $value, $other : anneaux, de 1 à 3.

gyges-name = Gygès
    .about = Douze anneaux qui ne sont à personne, deux buts. 15 minutes
    .caption = Un anneau triple prend la place d'un double, et le pose en c5.
    .alt = Gygès : ton anneau triple rebondit de d2 à f2, et pose en c5 le double qui y était.

## Options : nom, valeurs comme le défi les énumère, ce qu'elles signifient
gyges-option-setup_rows = Placement
    .about = Sur combien de lignes placer les anneaux
gyges-option-setup_rows-2 = placement sur deux lignes
    .about = Six anneaux sur les douze cases les plus proches de toi
gyges-option-setup_rows-1 = placement sur une ligne
    .about = Six anneaux sur les six cases les plus proches de toi, comme dans la première édition
gyges-option-origin_end = Retour au départ
    .about = Un anneau peut-il finir son coup où il l'a commencé ?
gyges-option-origin_end-true = un coup peut finir où il commence
    .about = Un anneau peut faire le tour et revenir : la position ne change pas
gyges-option-origin_end-false = aucun coup ne finit où il commence
    .about = Un anneau doit finir sur une autre case

## Les niveaux de l'ordinateur
gyges-level-novice = tête baissée
    .about = Court au but avec son anneau préféré, et ne regarde jamais le tien
gyges-level-watchman = vigie
    .about = Court aussi, mais garde son but contre les chemins courts ; les longs lui échappent
gyges-level-hemmer = barrage
    .about = Te laisse le moins de place possible, et les longs chemins vers son but lui échappent
gyges-level-keen = perspicace
    .about = Entre dans le but, n'en offre aucun, et pense un coup à l'avance
gyges-level-plotter = stratège
    .about = Cherche ses propres suites de menaces, pas les tiennes
gyges-level-master = maîtrise
    .about = Suit les menaces aussi loin que deux secondes le permettent

## Morceaux de phrases
gyges-ring = anneau { $value ->
        [1] simple
        [2] double
       *[3] triple
    }
gyges-other = anneau { $other ->
        [1] simple
        [2] double
       *[3] triple
    }
gyges-shown = { $value ->
        [1] ①
        [2] ②
       *[3] ③
    }
gyges-who = { $seat ->
        [you] Tu as
       *[they] { $seat_name } a
    }
gyges-side = { $side ->
        [South] Sud
       *[North] Nord
    }
gyges-goal = { $goal ->
        [GN] but de Nord
       *[GS] but de Sud
    }
gyges-bouncing = { $bounces_count ->
        [0] {""}
       *[other] , en rebondissant sur { $bounces }
    }
gyges-ordinal = { $times ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $times }e
    }
gyges-setup = { $setup ->
        [classic] classique
        [fan] éventail
        [gates] portes
       *[spearhead] fer de lance
    }

## Ce qui s'est passé
gyges-setup-began = { $seat ->
        [you] Tu places tes anneaux en premier
       *[they] { $seat_name } place ses anneaux en premier
    }, { $rows ->
        [1] sur une ligne.
       *[other] sur deux lignes.
    }
    .heading = Placement · { $seat ->
            [you] tu commences
           *[they] { $seat_name } commence
        }
gyges-rings-set = { gyges-who } placé six anneaux : { $near } sur la ligne la plus proche{ $rows ->
        [1] {""}
       *[other] {","} { $far } sur la suivante
    }.
gyges-play-began = Tous les anneaux sont placés. { $seat ->
        [you] Le premier coup est à toi.
       *[they] Le premier coup est à { $seat_name }.
    }
    .heading = Jeu · { $seat ->
            [you] le premier coup est à toi
           *[they] le premier coup est à { $seat_name }
        }
gyges-ring-moved = { gyges-who } déplacé l'{ gyges-ring } de { $start } à { $end }{ gyges-bouncing }.
gyges-ring-returned = { gyges-who } fait le tour avec l'{ gyges-ring }, de { $start } à { $start }{ gyges-bouncing }.
gyges-ring-replaced = { gyges-who } déplacé l'{ gyges-ring } de { $start } à { $hit }{ gyges-bouncing }, et posé en { $landing } l'{ gyges-other } qui y était.
gyges-goal-reached = { $seat ->
        [you] Tu amènes
       *[they] { $seat_name } amène
    } l'{ gyges-ring } de { $start } dans le { gyges-goal }{ gyges-bouncing }, et { $seat ->
        [you] tu gagnes.
       *[they] gagne.
    }
gyges-position-repeated = { $seat ->
        [you] C'est à toi
       *[they] C'est à { $seat_name }
    } de jouer dans cette position pour la { gyges-ordinal } fois ; à la troisième, la partie est nulle.
gyges-drawn-by-repetition = Nulle : trois fois la même position.
gyges-drawn-by-length = Nulle : { $plies } coups sans but.

## Le résultat d'une position écrite
gyges-result-goal = { $seat ->
        [you] Tu gagnes
       *[they] { $seat_name } gagne
    } : l'{ gyges-ring } est dans le { gyges-goal }.

gyges-result-broken-off = La partie a été interrompue.

## Ce qui est demandé
gyges-asked-setup = Place tes six anneaux.
gyges-asked-setup-rows = { $rows ->
        [1] Sur la ligne { $row }.
       *[other] Sur les lignes { $row } et { $next }.
    } Un placement tout prêt se choisit d'un appui.
gyges-asked-play = À toi de jouer.
gyges-asked-play-rows = Quel anneau de la ligne { $row } ?
gyges-asked-place = Où va le prochain { gyges-ring } ? { $count ->
        [1] C'est le dernier.
       *[other] Il reste { $count } anneaux.
    }
gyges-asked-end = Où finit l'{ gyges-ring } de { $start } ?
gyges-asked-throw = Où poses-tu l'{ gyges-other } de { $hit } ? Sur une case libre, jusqu'à la ligne { $row }.
gyges-waits-setup = { $seat_name } place ses anneaux.
gyges-waits-play = À { $seat_name } de jouer.
gyges-repeated = La même position pour la { gyges-ordinal } fois ; à la troisième, la partie est nulle.

## La ligne sous un plateau public
gyges-summary-setup = { $seat_name } place six anneaux, { $rows ->
        [1] sur la ligne { $row }.
       *[other] sur les lignes { $row } et { $next }.
    }
gyges-summary-play = À { $seat_name } de jouer, avec un anneau de la ligne { $row }.

## Boutons. $square est une case, ou un but
gyges-step-ready = Tout prêts
    .label = { gyges-setup }
    .detail = { $rows }
    .alone = { gyges-setup }
    .name = Tout prêt : { gyges-setup }, { $rows }
gyges-step-place = Le prochain { gyges-ring }
    .label = { $square }
    .detail = {""}
    .alone = { $square } { gyges-shown }
    .name = Un { gyges-ring } en { $square }
gyges-step-ring = Anneau
    .label = { $square } { gyges-shown }
    .detail = { gyges-ring }
    .alone = { $square } { gyges-shown }
    .name = L'{ gyges-ring } de { $square }
gyges-step-end = Case libre
    .label = { $square }
    .detail = {""}
    .alone = { $square }
    .name = Finir en { $square }
gyges-step-back = Retour
    .label = { $square } ↺
    .detail = retour
    .alone = { $square } ↺
    .name = Faire le tour et revenir en { $square }
gyges-step-hit = Remplacer
    .label = { $square } { gyges-shown }
    .detail = remplacer
    .alone = { $square } { gyges-shown } ↷
    .name = Remplacer l'{ gyges-ring } de { $square }
gyges-step-goal = But
    .label = But
    .detail = gagne
    .alone = But
    .name = Dans le { gyges-goal } : c'est gagné
gyges-step-throw = Poser en
    .label = { $square }
    .detail = {""}
    .alone = → { $square }
    .name = Poser l'{ gyges-ring } en { $square }
gyges-preview-ready = Placement { gyges-setup } : { $rows }.
gyges-preview-place = Anneaux : { $count } sur 6, { $rings }.
gyges-preview-end = L'{ gyges-ring } de { $start } à { $end }{ gyges-bouncing }.
gyges-preview-back = L'{ gyges-ring } de { $start } fait le tour et revient{ gyges-bouncing } : la position reste la même.
gyges-preview-goal = L'{ gyges-ring } de { $start } dans le { gyges-goal }{ gyges-bouncing } : c'est gagné.
gyges-preview-hit = L'{ gyges-ring } de { $start } à { $hit }{ gyges-bouncing }.
gyges-preview-throw = L'{ gyges-ring } de { $start } à { $hit }{ gyges-bouncing } ; l'{ gyges-other } qui y est va en { $landing }.
gyges-preview-unsent = Pas encore envoyé.

## Une ligne du journal de la page
gyges-deed-goal = { $start }–but
gyges-deed-setup = placement { $rows }
gyges-deed-ready = placement { gyges-setup }

## Le plateau en mots
gyges-alt-sides = Gygès. { $one_name } joue au Sud, { $two_name } au Nord.
gyges-alt-rings = Simples : { $ones }. Doubles : { $twos }. Triples : { $threes }.
gyges-alt-rows = Lignes jouables : Sud { $south }, Nord { $north }.
gyges-alt-hand = { $seat ->
        [you] Tu dois
       *[they] { $seat_name } doit
    } encore placer : { $hand }.
gyges-alt-last = Dernier coup : { $action }
gyges-alt-free = Cases libres à choisir : { $squares }.
gyges-alt-hits = Anneaux dont prendre la place : { $squares }.
gyges-alt-goal = À portée : { gyges-goal }.
gyges-board-sides = Sud : { $one_name } · Nord : { $two_name }
gyges-board-legend = 1 2 3 : anneaux ; points : cases libres ; S, N : lignes jouables ; GN, GS : buts.
gyges-board-write-setup = Écris setup 321123/000000 : d'abord la ligne la plus proche, de a à f.
gyges-board-write-play = Écris a1-b2, a1-GN ou a1-b1xc3 : l'anneau de b1 va en c3.

## Pourquoi un coup a été refusé
gyges-refused-not-a-move = « { $text } » n'est pas un coup. Écris a1-b2 (sur une case libre), a1-GN (dans le but) ou a1-b1xc3 (à la place de b1, qui va en c3).
gyges-refused-no-such-square = « { $text } » : les cases vont de a1 à f6 ; il n'y a pas de { $square }.
gyges-refused-not-a-setup = « { $text } » n'est pas un placement. Écris setup 321123/000000 : d'abord la ligne la plus proche de toi, puis la suivante.
gyges-refused-no-throw-into-goal = « { $text } » : on ne pose pas d'anneau dans un but, et on n'y rebondit pas.
gyges-refused-match-over = La partie est terminée.
gyges-refused-not-your-turn = Ce n'est pas à toi de jouer.
gyges-refused-set-up-first = Les anneaux ne sont pas encore tous placés. Écris setup 321123/000000.
gyges-refused-set-up-already = Les anneaux sont déjà placés : maintenant on les déplace.
gyges-refused-two-of-each = On place deux anneaux de chaque valeur. { $near }/{ $far } en a { $ones } de 1, { $twos } de 2 et { $threes } de 3.
gyges-refused-one-row-only = Vous avez choisi une ligne : les six anneaux vont sur la ligne la plus proche de toi.
gyges-refused-no-ring = Il n'y a pas d'anneau en { $start }.
gyges-refused-not-from-goal = Un anneau ne sort jamais d'un but.
gyges-refused-not-in-playable-row = { $start } n'est pas dans la ligne jouable de { gyges-side }, la ligne { $row }.
gyges-refused-own-goal = Personne n'entre dans son propre but : { gyges-side } va vers { $goal }.
gyges-refused-ends-on-ring = Il y a un anneau en { $end }. Dis où il va, par exemple { $start }-{ $end }x{ $start }.
gyges-refused-nothing-to-throw = Il n'y a pas d'anneau à remplacer en { $hit } : { $start }-{ $hit } suffit pour y finir.
gyges-refused-throws-itself = Un anneau ne peut pas prendre sa propre place.
gyges-refused-landing-taken = Il y a déjà un anneau en { $landing }.
gyges-refused-beyond-row = { $landing } est au-delà de la ligne jouable de { gyges-side }, la ligne { $row }.
gyges-refused-origin-end = Vous avez choisi qu'aucun coup ne finit où il commence.
gyges-refused-crosses-twice = Le coup franchit { $border } deux fois : de { $start } à { $end }, tout chemin franchit deux fois une même limite.
gyges-refused-blocked = { $blocker } barre le chemin : seul le dernier pas d'une série peut atteindre un anneau.
gyges-refused-wrong-steps = L'anneau de { $start } fait exactement { $value ->
        [one] 1 pas, qui ne mène pas
       *[other] { $value } pas, qui ne mènent pas
    } en { $end }.
gyges-refused-no-bounce-there = Aucune série de { $value } pas depuis { $start }, et aucun rebond, ne finit en { $end }.

## Pourquoi autre chose aurait été mieux
gyges-reason-misses-goal = Le chemin du but était ouvert : { $path }.
gyges-reason-opens-path = Ça ouvre à l'adversaire le chemin { $path }.
gyges-reason-leaves-path = Ça laisse à l'adversaire le chemin { $path }.
gyges-reason-misses-forced-win = On pouvait forcer le but, menace après menace.
gyges-reason-allows-forced-win = Ensuite l'adversaire peut forcer le but, menace après menace.

gyges-hint-setup = Pense à l'endroit d'où partent tes triples, et aux trous que franchissent tes simples.
gyges-hint-goal = Un chemin mène au but : regarde où conduisent les anneaux de ta ligne la plus proche.
gyges-hint-threat = Regarde la ligne la plus proche { DE($rival) } : de là, on peut atteindre le but.
gyges-hint-throw = L'anneau sur lequel tu finis va où tu veux : commence par un { gyges-ring }.
gyges-hint-ring = Regarde un { gyges-ring } de ta ligne la plus proche.
