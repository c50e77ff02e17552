# Audatia. $seat, $rival : "you" ou "they" ; $seat_name, $rival_name : qui c'est.
# $card, $posta, $virtue, $flank, $blow : des codes, que les morceaux de phrases ci-dessous mettent en mots.

audatia-name = Audatia
    .about = Un duel à l'épée longue, deux paquets de soixante. 45 minutes
    .caption = Un liement large : après sa parade, on peut attaquer.
    .alt = Audatia : deux escrimeurs dans un liement large ; Salle a paré, et peut attaquer.

## Options : nom, valeurs comme le défi les énumère, ce qu'elles signifient
audatia-option-challenger = Qui défie joue
    .about = Avec quel paquet joue qui défie. Cette place doit attaquer, et prend Audatia
audatia-option-challenger-galeazzo = Galeazzo
    .about = Feinte, donne des coups de pied, rompt l'assaut
    .card = { $name } joue Galeazzo
audatia-option-challenger-boucicault = Boucicault
    .about = Provoque, appâte, regarde dans les mains
    .card = { $name } joue Boucicault
audatia-option-challenged = Qui accepte joue
    .about = Avec quel paquet joue qui accepte. Cette place choisit sa vertu en premier
audatia-option-challenged-galeazzo = Galeazzo
    .about = Feinte, donne des coups de pied, rompt l'assaut
    .card = { $name } joue Galeazzo
audatia-option-challenged-boucicault = Boucicault
    .about = Provoque, appâte, regarde dans les mains
    .card = { $name } joue Boucicault
audatia-option-counterattack_answer = Réponse à une contre-attaque
    .about = Peut-on parer une contre-attaque ?
audatia-option-counterattack_answer-parry = les contre-attaques se parent
    .about = Comme toute autre attaque
audatia-option-counterattack_answer-none = les contre-attaques ne se parent pas
    .about = Seules Rupture et Mesure parfaite en sauvent
audatia-option-imperfect_counter = Contre-remède imparfait
    .about = Ce qui suit un contre-remède qui n'est pas le parfait
audatia-option-imperfect_counter-break_off = un contre-remède imparfait finit l'assaut
    .about = Le remède est arrêté, et les deux rompent
audatia-option-imperfect_counter-responder_may_remedy = un contre-remède imparfait donne un remède
    .about = Après avoir arrêté le remède, on peut en jouer un à son tour
audatia-option-break_off_saves_from_exchange = Rupture contre un échange
    .about = Le talent Rupture sauve-t-il d'un échange d'estocs ?
audatia-option-break_off_saves_from_exchange-true = Rupture sauve d'un échange
    .about = Comme de tout autre danger
audatia-option-break_off_saves_from_exchange-false = Rupture ne sauve pas d'un échange
    .about = Seul un remède du dehors en sauve
audatia-option-auto_pass = Passer aussitôt
    .about = Sauter en silence les décisions que la main ne permet pas
audatia-option-auto_pass-true = on passe aussitôt
    .about = Plus rapide ; mais si une question n'est pas posée, on peut deviner pourquoi
audatia-option-auto_pass-false = passer révèle peu
    .about = Salle répond pour qui n'a rien à décider, après un moment : souvent une minute ou deux, parfois une heure

## Les niveaux de l'ordinateur
audatia-level-novice = tête dure
    .about = Se tient dans sa garde préférée et donne son coup préféré, quelle que soit ta main
audatia-level-parrier = sur la défensive
    .about = Pèse chaque réponse à un coup, mais frappe et se met en garde par habitude
audatia-level-stickler = toujours pareil
    .about = Pèse chaque coup, mais commence toujours dans sa garde préférée
audatia-level-keen = perspicace
    .about = Frappe là où tu te découvres, et voit un coup plus loin
audatia-level-planner = prévoyance
    .about = Imagine quelques duels, avec les mains que tu pourrais avoir
audatia-level-master = maîtrise
    .about = Imagine bien des duels, avec les mains que tu pourrais avoir

## Décisions auxquelles on peut répondre d'avance
audatia-window-salute = Saluer, ou rendre le salut
audatia-window-skills = Jouer un talent hors mesure
audatia-window-deny = Neutraliser un talent
audatia-window-villano = Colpo di Villano après ta parade
audatia-window-entry = Entrée audacieuse (ou feinte), quand ton attaque est parée
audatia-window-kick = Coup de pied contre une entrée audacieuse
audatia-window-turn = Attaquer au jeu large
audatia-window-remedy = Jouer un remède au corps à corps

## Morceaux de phrases
audatia-who = { $seat ->
        [you] Tu as
       *[they] { $seat_name } a
    }
audatia-blow = { $blow ->
        [MF] mandritto fendente
        [RF] roverso fendente
        [MM] mandritto mezano
        [RM] roverso mezano
        [MS] mandritto sottano
        [RS] roverso sottano
       *[P] punta
    }
    .gloss = { $blow ->
        [MF] une taille qui descend de droite
        [RF] une taille qui descend de gauche
        [MM] une taille horizontale de droite
        [RM] une taille horizontale de gauche
        [MS] une taille qui monte de droite
        [RS] une taille qui monte de gauche
       *[P] un coup d'estoc
    }
audatia-attack = { $attack ->
        [MF] un mandritto fendente
        [RF] un roverso fendente
        [MM] un mandritto mezano
        [RM] un roverso mezano
        [MS] un mandritto sottano
        [RS] un roverso sottano
       *[P] une punta
    }
audatia-card = { $card ->
        [MF] mandritto fendente
        [MFl] mandritto fendente
        [MFr] mandritto fendente
        [RF] roverso fendente
        [RFl] roverso fendente
        [RFr] roverso fendente
        [MM] mandritto mezano
        [MMl] mandritto mezano
        [RM] roverso mezano
        [RMl] roverso mezano
        [MS] mandritto sottano
        [MSl] mandritto sottano
        [MSr] mandritto sottano
        [RS] roverso sottano
        [RSl] roverso sottano
        [RSr] roverso sottano
        [P] punta
        [turn] Volte et pommeau
        [soprana] Soprana Tor di Spada
        [elbow] Poussée au coude
        [bind] Ligature médiane
        [handle] Prise de la poignée
        [cover] Couverture et pommeau
        [xsoprana] Contre la soprana
        [xelbow] Contre le coude
        [xbind] Contre la ligature
        [xhandle] Contre la poignée
        [taunt] Moquerie
        [preempt] Anticipation
        [lure] Appât
        [lynx] Œil de lynx
        [second] Repentir
        [measure] Mesure parfaite
        [deny] Négation
        [kick] Coup de pied
        [feint] Feinte
        [breakoff] Rupture
        [villano] Colpo di Villano
       *[repeat] Répétition
    }
    .full = { $card ->
        [turn] Volte et pommeau (Volta e Pomo)
        [elbow] Poussée au coude (Spinta al Gomito)
        [bind] Ligature médiane (Ligadura Mezana)
        [handle] Prise de la poignée (Presa del Manico)
        [cover] Couverture et pommeau (Coperta e Pomo)
        [xsoprana] Contre la soprana (Contra Soprana)
        [xelbow] Contre le coude (Contra Gomito)
        [xbind] Contre la ligature (Contra Ligadura)
        [xhandle] Contre la poignée (Contra Manico)
        [taunt] Moquerie (Burla)
        [preempt] Anticipation (Anticipo)
        [lure] Appât (Esca)
        [lynx] Œil de lynx (Occhio di Lince)
        [second] Repentir (Ripensamento)
        [measure] Mesure parfaite (Misura Perfetta)
        [deny] Négation (Negazione)
        [kick] Coup de pied (Calcio)
        [feint] Feinte (Finta)
        [breakoff] Rupture (Uscita)
        [repeat] Répétition (Ripetizione)
       *[plain] { audatia-card }
    }
    .a = { $card ->
        [P] une { audatia-card }
        [turn] { audatia-card }
        [soprana] { audatia-card }
        [elbow] { audatia-card }
        [bind] { audatia-card }
        [handle] { audatia-card }
        [cover] { audatia-card }
        [xsoprana] { audatia-card }
        [xelbow] { audatia-card }
        [xbind] { audatia-card }
        [xhandle] { audatia-card }
        [taunt] { audatia-card }
        [preempt] { audatia-card }
        [lure] { audatia-card }
        [lynx] { audatia-card }
        [second] { audatia-card }
        [measure] { audatia-card }
        [deny] { audatia-card }
        [feint] { audatia-card }
        [breakoff] { audatia-card }
        [repeat] { audatia-card }
       *[other] un { audatia-card }
    }
    .to = { $card ->
        [P] à la { audatia-card }
       *[other] au { audatia-card }
    }
    .short = { $card ->
        [turn] Volte
        [soprana] Soprana
        [elbow] Coude
        [bind] Ligature
        [handle] Poignée
        [cover] Couverture
        [lynx] Lynx
        [measure] Mesure
        [villano] Villano
       *[other] { audatia-card }
    }
audatia-sun = { $card ->
        [MFl] , demi-soleil à gauche
        [RFl] , demi-soleil à gauche
        [MMl] , demi-soleil à gauche
        [RMl] , demi-soleil à gauche
        [MSl] , demi-soleil à gauche
        [RSl] , demi-soleil à gauche
        [MFr] , demi-soleil à droite
        [RFr] , demi-soleil à droite
        [MSr] , demi-soleil à droite
        [RSr] , demi-soleil à droite
       *[none] {""}
    }
audatia-posta = { $posta ->
        [frontale] Frontale
        [donna_destra] Donna Destra
        [donna_sinestra] Donna Sinestra
        [fenestra_destra] Fenestra Destra
        [fenestra_sinestra] Fenestra Sinestra
        [longa] Longa
        [breve] Breve
        [tutta_porta] Tutta Porta di Ferro
        [mezana_porta] Porta di Ferro Mezana
        [dente] Dente di Zenghiaro
        [coda_longa] Coda Longa
       *[bicorno] Bicorno
    }
audatia-posta-closed = fermée à { $blows }
audatia-posta-lends = +{ $amount } { audatia-virtue } { $kind ->
        [any] à n'importe quel coup
        [parry] à une parade
        [thrust] à une punta
       *[cut-attack] à une taille qui attaque
    }
audatia-posta-exchanges = échange les estocs
audatia-posta-springs = { $blows } lie serré
audatia-posta-once = une fois par duel
audatia-virtue = { $virtue ->
        [audatia] Audatia
        [prudentia] Prudentia
        [fortitudo] Fortitudo
       *[celeritas] Celeritas
    }
    .gloss = { $virtue ->
        [audatia] l'audace : entre avec audace après une attaque
        [prudentia] la prudence : attaque aussi avec des sottani
        [fortitudo] la force : au corps à corps, choisit dedans ou dehors
       *[celeritas] la vitesse : contre-attaque, échange les estocs
    }
audatia-character = { $character ->
        [galeazzo] Galeazzo
       *[boucicault] Boucicault
    }
audatia-flank = { $flank ->
        [inside] dedans
       *[outside] dehors
    }
audatia-bind = { $bind ->
        [largo] large (largo)
       *[stretto] serré (stretto)
    }
audatia-role = { $is_challenger ->
        [1] qui défie
       *[0] qui accepte
    }
audatia-asks = { $window ->
        [mulligan] quelles cartes de la première main changer
        [virtue] quelle vertu prendre
        [salute] saluer ou non
        [return] rendre le salut ou non
        [measure] un échange de cartes, ou une posta en secret
        [skills] un talent hors mesure, ou passer
        [lured] un coup à défausser
        [lured-posta] une autre posta
        [duty] une attaque
        [opening] une attaque, ou une autre posta
        [reply] une attaque, ou une autre posta
        [last-call] une attaque, ou passer et rendre l'assaut nul
        [defend] une réponse à l'attaque
        [escape] une issue à l'échange
        [villano] le Colpo di Villano, ou passer
        [entry] une entrée audacieuse, une feinte, ou passer
        [bold] un coup de pied ou une rupture contre l'entrée audacieuse, ou passer
        [again] l'attaque après la feinte
        [turn] une attaque, ou passer
        [orient] dedans ou dehors
        [remedy] un remède, ou passer
        [counter] un contre-remède
        [deny] neutraliser le talent ou non
       *[over] rien, le duel est fini
    }

## Ce qui s'est passé. Le `.start` d'une phrase et le `.end` de la suivante n'en font qu'une ; un `.aside` va sans dire
audatia-duel-began = { $one ->
        [you] Tu joues { $challenger_words }
       *[they] { $one_name } joue { $challenger_words }
    }, { $two ->
        [you] tu joues { $challenged_words }.
       *[they] { $two_name } joue { $challenged_words }.
    }
    .heading = { $one_name }, { $challenger_words }, contre { $two_name }, { $challenged_words }
audatia-assault-began = Assaut { $number }, hors mesure.{ $draws ->
        [0] {""}
       *[other] {" "}Un assaut a été nul ; un second donne le duel à la personne défiée.
    }
    .heading = Assaut { $number }{ $draws ->
            [0] {""}
           *[other] {" "}· un nul
        }
audatia-drew = { audatia-who } pioché { $cards_words }.
    .end = et pioché { $cards_words }.
audatia-drew-unseen =
    .aside = { audatia-who } pioché { $count ->
            [one] une carte
           *[other] { $count } cartes
        }. Pioche { $deck }.
audatia-mulliganed = { $cards_count ->
        [0] { audatia-who } gardé toute la première main.
        [one] { audatia-who } changé une carte : { $cards_words }.
       *[other] { audatia-who } changé { $cards_count } cartes : { $cards_words }.
    }
audatia-chose = { $window ->
        [mulligan] { audatia-who } choisi quelles cartes changer.
       *[measure] { audatia-who } choisi une posta en secret.
    }
audatia-virtue-taken = { $seat ->
        [you] Tu as
       *[they] { $seat_name } a
    } maintenant { audatia-virtue }.
audatia-saluted = { $is_return ->
        [0] { audatia-who } salué, au prix d'une carte : { audatia-card }.
       *[other] { audatia-who } rendu le salut, au prix d'une carte : { audatia-card }.
    }
audatia-salute-withheld = { $is_return ->
        [0] { $seat ->
            [you] Tu n'as pas salué.
           *[they] { $seat_name } n'a pas salué.
        }
       *[other] { $seat ->
            [you] Tu n'as pas rendu le salut
           *[they] { $seat_name } n'a pas rendu le salut
        } : { $rival ->
            [you] tu gagnes
           *[they] { $rival_name } gagne
        } +4 Audatia au premier coup.
    }
audatia-traded = { audatia-who } échangé { $cards_words } contre une carte.
    .start = { audatia-who } échangé { $cards_words }
audatia-cycled = { audatia-who } échangé { audatia-card } contre une autre carte.
    .start = { audatia-who } défaussé { audatia-card }
audatia-poste-revealed = Les gardes se découvrent : { $one ->
        [you] tu es
       *[they] { $one_name } est
    } en { $one_posta_words }, { $two ->
        [you] tu es
       *[they] { $two_name } est
    } en { $two_posta_words }.
audatia-posta-changed = { audatia-who } changé de posta : { audatia-posta }.
audatia-blow-spent = { $seat ->
        [you] À cause de l'appât, tu as défaussé
       *[they] À cause de l'appât, { $seat_name } a défaussé
    } { audatia-card.a }.
audatia-attacked = { $seat ->
        [you] Tu as attaqué
       *[they] { $seat_name } attaque
    } avec { audatia-card.a }.
audatia-answered = { $use ->
        [parry] { audatia-who } paré avec { audatia-card.a }.
        [counterattack] { audatia-who } contre-attaqué avec { audatia-card.a } : il pare et attaque à la fois.
        [break] { audatia-who } rompu l'estoc avec { audatia-card.a }.
       *[exchange] { audatia-who } échangé l'estoc : seul un remède du dehors en sauve.
    }
audatia-bound = { $seat ->
        [you] Ta parade
       *[they] La parade { DE($seat_name) }
    }{ $bind ->
        [largo] {"\u00A0"}: liement large (largo), d'autres coups peuvent suivre.
       *[stretto] {"\u00A0"}: liement serré (stretto), plus aucun coup, rien que des remèdes.
    }
audatia-entered-boldly = { $seat ->
        [you] Tu entres avec audace
       *[they] { $seat_name } entre avec audace
    }, au corps à corps.
audatia-oriented = { audatia-who } choisi d'être { audatia-flank }.
audatia-remedy-played = { $seat ->
        [you] Tu as joué
       *[they] { $seat_name } joue
    } { audatia-card.full } du { audatia-flank }.
audatia-countered = { audatia-who } répondu par { audatia-card.full }{ $is_perfect ->
        [0] {"\u00A0"}: le remède est arrêté.
       *[other] , le contre-remède parfait.
    }
    .start = { audatia-who } répondu par { audatia-card.full }, le contre-remède parfait,
audatia-skill-played = { audatia-who } joué { audatia-card.full }{ $card ->
        [taunt] {"\u00A0"}: l'autre doit attaquer en premier.
        [preempt] , pour attaquer en premier.
        [lure] {"\u00A0"}: l'autre doit défausser un coup et changer de posta.
        [lynx] , pour regarder la main de l'autre.
        [second] , pour reprendre une carte.
        [measure] {"\u00A0"}: l'attaque est trop courte.
        [kick] {"\u00A0"}: c'est gagné, à moins d'une réponse.
        [feint] {"\u00A0"}: l'attaque continue aussitôt.
        [breakoff] , pour rompre l'assaut.
        [villano] {"\u00A0"}: c'est gagné, à moins d'une réponse.
        [repeat] , pour reprendre un coup.
       *[deny] .
    }
audatia-fetched = { audatia-who } repris en main { audatia-card }.
audatia-denied = { audatia-who } neutralisé { audatia-card }.
audatia-hand-seen = { audatia-who } regardé : { $rival ->
        [you] tu as
       *[they] { $rival_name } a
    } en main { $hand_count ->
        [0] aucune carte
       *[other] { $hand_words }
    }.
audatia-passed = { audatia-who } passé : { $window ->
        [skills] pas de talent.
        [duty] pas d'attaque.
        [last-call] pas d'attaque.
        [villano] pas de Colpo di Villano.
        [entry] ni entrée audacieuse, ni feinte.
        [bold] l'entrée audacieuse continue.
        [turn] pas d'attaque.
        [remedy] pas de remède.
       *[deny] le talent agit.
    }
audatia-broke-off = Rupture : personne ne gagne l'assaut { $assault }, et il n'est pas nul.
audatia-assault-drawn = Sans attaque, l'assaut { $assault } est nul : c'est le { $draws ->
        [1] premier
       *[other] second
    }.
audatia-duel-won = { $seat ->
        [you] Tu gagnes le duel
       *[they] { $seat_name } gagne le duel
    }{ $ending ->
        [blow] {"\u00A0"}: { $rival ->
            [you] tu n'avais
           *[they] { $rival_name } n'avait
        } pas de réponse { audatia-card.to }
        [exchange] {"\u00A0"}: { $rival ->
            [you] tu n'as pas trouvé
           *[they] { $rival_name } n'a pas trouvé
        } d'issue à l'échange
        [remedy] {"\u00A0"}: { $rival ->
            [you] tu n'avais
           *[they] { $rival_name } n'avait
        } pas de contre-remède à { audatia-card.full }
        [kick] {" "}avec un coup de pied
        [villano] {" "}avec le Colpo di Villano
        [draws] {"\u00A0"}: deux assauts nuls le donnent à la personne défiée
       *[broken-off] {""}
    }.
    .end = et { $seat ->
            [you] gagnes
           *[they] gagne
        } le duel.

## Le résultat, et pourquoi
audatia-broken-off = Le duel a été interrompu à l'assaut { $assault }.

## Ce qui est demandé. $card : de quoi il s'agit ; $blow : la même chose, si c'est un coup
audatia-asked-mulligan = Tu peux changer une fois les cartes que tu veux de ta première main. Lesquelles ?
audatia-asked-virtue = Prends une vertu : elle est à toi pour tout le duel.
audatia-asked-salute = Veux-tu saluer ? Ça coûte une carte. Si { $rival_name } ne rend pas le salut, ton premier coup gagne +4 Audatia.
audatia-asked-return = { $rival_name } salue. Rends le salut avec une carte, ou { $rival_name } gagne +4 Audatia au premier coup.
audatia-asked-measure = Choisis une posta (garde) en secret. Avant, tu peux échanger deux cartes contre une.
audatia-asked-skills = Hors mesure : joue un talent, ou passe.
audatia-asked-lured = Tu as mordu à l'appât : défausse un coup.
audatia-asked-lured-posta = Tu as mordu à l'appât : maintenant change de posta.
audatia-asked-duty = { $card ->
        [preempt] Tu as anticipé : attaque en premier.
       *[taunt] On se moque de toi : tu dois attaquer en premier.
    } Sans attaque, tu peux changer de posta une fois.
audatia-asked-opening = Attaque, ou change de posta.
audatia-asked-reply = { $rival_name } a changé de posta : attaque, ou change la tienne.
audatia-asked-last-call = Dernier appel : attaque maintenant, ou l'assaut est nul.
audatia-asked-defend = { $use ->
        [counterattack] { $rival_name } contre-attaque. Réponds
       *[attack] Réponds
    } { audatia-card.to }, { audatia-blow.gloss }{ audatia-sun }.
audatia-asked-escape = { $rival_name } a échangé ton estoc. Sors-en par un remède du dehors, ou le duel est perdu.
audatia-asked-villano = Tu as paré un fendente avec un fendente : Colpo di Villano, ou passe.
audatia-asked-entry = Ton attaque est parée : entre avec audace, feinte, ou passe.
audatia-asked-bold = { $rival_name } entre avec audace. Arrête l'entrée, ou passe.
audatia-asked-again = La feinte a réussi : attaque de nouveau.
audatia-asked-turn = Jeu large (largo) : attaque, ou passe.
audatia-asked-orient = Corps à corps : dedans ou dehors ?
audatia-asked-remedy = Corps à corps, tu es { audatia-flank } : un remède, ou passe.
audatia-asked-counter = Réponds par un contre-remède à { audatia-card.full }, joué du { audatia-flank }, ou le duel est perdu.
audatia-asked-deny = { $rival_name } a joué { audatia-card.full }. { $card ->
        [kick] Réponds, ou le duel est perdu.
        [villano] Réponds, ou le duel est perdu.
       *[other] Neutralise le talent, ou laisse passer.
    }
audatia-waits-both-mulligan = Les deux choisissent en secret quelles cartes changer.
audatia-waits-both-measure = Les deux choisissent une posta en secret.
audatia-waits-secret = { $seat_name } choisit encore.
audatia-waits-mulligan = { $seat_name } choisit quelles cartes changer.
audatia-waits-virtue = { $seat_name } prend une vertu.
audatia-waits-salute = { $seat_name } peut saluer.
audatia-waits-return = { $seat_name } peut rendre le salut.
audatia-waits-measure = { $seat_name } échange des cartes, ou choisit une posta en secret.
audatia-waits-skills = { $seat_name } peut jouer un talent.
audatia-waits-lured = À cause de l'appât, { $seat_name } doit défausser un coup.
audatia-waits-lured-posta = À cause de l'appât, { $seat_name } doit changer de posta.
audatia-waits-duty = { $seat_name } doit attaquer en premier.
audatia-waits-opening = { $seat_name } attaque, ou change de posta.
audatia-waits-reply = { $seat_name } attaque, ou change de posta.
audatia-waits-last-call = { $seat_name } doit attaquer, ou l'assaut est nul.
audatia-waits-defend = { $seat_name } doit répondre { audatia-card.to }.
audatia-waits-escape = { $seat_name } doit sortir de l'échange.
audatia-waits-villano = { $seat_name } peut donner suite à la parade.
audatia-waits-entry = L'attaque { DE($seat_name) } est parée : une entrée audacieuse ou une feinte est possible.
audatia-waits-bold = { $seat_name } peut arrêter l'entrée audacieuse.
audatia-waits-again = { $seat_name } attaque de nouveau.
audatia-waits-turn = Jeu large (largo) : { $seat_name } peut attaquer.
audatia-waits-orient = Corps à corps : { $seat_name } choisit dedans ou dehors.
audatia-waits-remedy = Corps à corps : { $seat_name } peut jouer un remède.
audatia-waits-counter = { $seat_name } doit répondre à { audatia-card } par un contre-remède.
audatia-waits-deny = { $seat_name } peut neutraliser { audatia-card }.
audatia-chances-attacks = Tu peux attaquer avec : { $cards }.
audatia-chances-no-attacks = Aucun de tes coups ne peut attaquer d'ici.
audatia-chances-answers = Tu peux répondre avec : { $cards }.
audatia-chances-plays = Tu peux jouer : { $cards }.
audatia-chances-bold = une entrée audacieuse
audatia-no-remedies = aucun remède
audatia-chances-nothing = Rien dans ta main ne sert ici.
audatia-chances-flanks = Remèdes du dedans : { $inside } ; du dehors : { $outside }.
audatia-not-sent = Pas encore envoyé.

## La ligne sous un plateau public
audatia-summary = Assaut { $assault }. { $waits }

## Boutons. $label : une carte, une posta, une vertu ou un côté en peu de lettres. `.with` : les cartes nommées
audatia-step-attack = Attaque
    .alone = Attaque { $label }
    .name = Attaquer avec { audatia-card.a }{ audatia-sun }
audatia-step-parry = Parade
    .alone = Parade { $label }
    .name = Parer avec { audatia-card.a }{ audatia-sun }
    .detail = { $bind ->
        [largo] liement large
       *[stretto] liement serré
    }
audatia-step-counterattack = Contre-attaque
    .alone = Contre-attaque { $label }
    .name = Contre-attaquer avec { audatia-card.a }{ audatia-sun }
audatia-step-break = Rompre l'estoc
    .alone = Rompre avec { $label }
    .name = Rompre l'estoc avec { audatia-card.a }
audatia-step-exchange = Échange
    .alone = Échange { $label }
    .name = Échanger l'estoc
audatia-step-remedy = Remède
    .alone = { $label }
    .name = Jouer { audatia-card.full }
audatia-step-counter-remedy = Contre-remède
    .alone = { $label }
    .name = Répondre par { audatia-card.full }
    .detail = { $is_perfect ->
        [0] l'arrête
       *[1] parfait, gagne
    }
audatia-step-skill = Talent
    .alone = { $label }
    .name = Jouer { audatia-card.full }
audatia-step-fetch = Reprendre
    .alone = { $label }
    .name = Jouer { audatia-card.full } et reprendre une carte
    .with = Jouer { audatia-card.full } et reprendre { $cards_words }
audatia-step-trade = Échange de cartes
    .alone = Échanger deux pour une
    .name = Échanger deux cartes contre une
    .with = Échanger { $cards_words } contre une carte
audatia-step-card = Carte
    .alone = { $label }
    .name = { audatia-card }{ audatia-sun }
audatia-step-cycle = Changer un talent
    .alone = Changer un talent
    .name = Défausser un talent au signe du cycle contre une autre carte
    .with = Défausser { $cards_words } contre une autre carte
audatia-step-salute = Salut
    .alone = Saluer
    .name = { $window ->
        [return] Rendre le salut avec une carte
       *[other] Saluer avec une carte
    }
    .with = { $window ->
        [return] Rendre le salut avec { $cards_words }
       *[other] Saluer avec { $cards_words }
    }
audatia-step-nosalute = Pas de salut
    .alone = Pas de salut
    .name = Ne pas saluer
audatia-step-noreturn = Ne pas le rendre
    .alone = Ne pas le rendre
    .name = Ne pas rendre le salut
audatia-step-keep = Garder tout
    .alone = Garder tout
    .name = Garder les douze cartes
audatia-step-spend = Défausse
    .alone = Défausser un coup
    .name = Défausser un coup
    .with = Défausser { $cards_words }
audatia-step-virtue = Vertu
    .alone = { $label }
    .name = Prendre { audatia-virtue }, { audatia-virtue.gloss }
audatia-step-posta = Posta
    .alone = { $label }
    .name = Se mettre en { audatia-posta }
audatia-step-change = Changer de posta
    .alone = → { $label }
    .name = Changer de posta : { audatia-posta }
audatia-step-flank = Côté
    .alone = { $flank ->
        [inside] Dedans
       *[outside] Dehors
    }
    .name = Se placer { audatia-flank }
audatia-step-bold = Entrée audacieuse
    .alone = Entrée audacieuse
    .name = Entrer avec audace, au corps à corps
audatia-step-pass = { $window ->
        [last-call] Pas d'attaque
        [turn] Pas d'attaque
        [deny] Laisser passer
       *[other] Passer
    }
    .alone = { audatia-step-pass }
    .name = { audatia-step-pass }
audatia-preview-mulligan = À changer : { $cards_words }. D'autres, ou c'est tout ?
audatia-preview-choosing = { $kind ->
        [trade] { $count ->
            [0] Quelles deux cartes ?
           *[other] Quelle autre, en plus { DE($cards_words) } ?
        }
        [fetch] Quelle carte reprends-tu ?
        [cycle] Quel talent échanges-tu contre une autre carte ?
       *[other] Quelle carte ?
    }
audatia-then-parry = { $bind ->
        [largo] Le liement serait large (largo) : la prochaine attaque est à toi.
       *[stretto] Le liement serait serré (stretto) : des remèdes, et tu agis en premier.
    }
audatia-then-counter-remedy = { $is_perfect ->
        [0] Il arrête le remède{ $answer ->
            [responder_may_remedy] {"\u00A0"}; puis tu peux jouer un remède.
           *[break_off] {"\u00A0"}; puis les deux rompent.
        }
       *[1] C'est le contre-remède parfait : tu gagnes le duel.
    }
audatia-then-skill = { $card ->
        [taunt] Ensuite { $name } doit attaquer en premier.
        [preempt] Ensuite tu attaques en premier.
        [lure] { $name } doit défausser un coup et changer de posta.
        [lynx] Ensuite tu vois la main { DE($name) }.
        [measure] L'attaque est trop courte ; la prochaine peut être à toi.
        [kick] C'est gagné, si { $name } n'a pas de réponse.
        [villano] C'est gagné, si { $name } n'a pas de réponse.
        [feint] Tu attaques aussitôt de nouveau.
        [breakoff] Personne ne gagne l'assaut, et il n'est pas nul.
        [deny] Le talent reste sans effet.
       *[other] {""}
    }
audatia-then-attack = Si { $name } n'a pas de réponse, tu gagnes le duel.
audatia-then-counterattack = { $name } doit répondre, ou le duel est à toi.
audatia-then-exchange = Il faut à { $name } un remède du dehors, ou le duel est à toi.
audatia-then-remedy = Si { $name } n'a pas de contre-remède, tu gagnes ; le parfait donne le duel à { $name }.
audatia-then-bold = Le premier remède est à toi.
audatia-then-posta = Elle reste secrète jusqu'à ce que les deux aient choisi.
audatia-warning-draws = Sans attaque, l'assaut est nul : { $draws ->
        [0] c'est le premier ; au second, tu perds le duel.
       *[other] c'est le second, et tu perds le duel.
    }

## Une ligne du journal de la page
audatia-deed-attack = attaque { $card }
audatia-deed-parry = pare { $card }
audatia-deed-counterattack = contre-attaque { $card }
audatia-deed-break = rompt l'estoc : { $card }
audatia-deed-exchange = échange l'estoc : { $card }
audatia-deed-remedy = { $card }
audatia-deed-counter-remedy = { $card }
audatia-deed-mulliganed = mains de départ prêtes
audatia-deed-mulligan = main de départ : choisie
audatia-deed-took = prend { audatia-virtue }
audatia-deed-saluted = salut : { $card }
audatia-deed-withheld = pas de salut
audatia-deed-traded = échange : { $cards }
audatia-deed-cycled = échange : { $card }
audatia-deed-chose = une posta, en secret
audatia-deed-revealed = gardes : { $one_guard }, { $two_guard }
audatia-deed-changed = change de posta : { audatia-posta }
audatia-deed-spent = défausse : { $card }
audatia-deed-skill = { $card }
audatia-deed-fetched = { $by } : { $card }
audatia-deed-denied = neutralise { $card }
audatia-deed-allowed = laisse passer
audatia-deed-bold = entrée audacieuse
audatia-deed-oriented = côté : { audatia-flank }
audatia-deed-passed = passe
audatia-deed-won = gagne
audatia-deed-lost = perd
audatia-deed-drawn = nul
audatia-deed-bound = { $bind ->
        [largo] large
       *[stretto] serré
    }

## Le plateau en mots
audatia-hand = { $cuts_count ->
        [0] { $thrusts ->
            [0] {""}
            [1] Punta.
           *[other] { $thrusts } punte.
        }
       *[other] Tailles { $cuts }{ $thrusts ->
            [0] .
            [1] , punta.
           *[other] , { $thrusts } punte.
        }
    }{ $skills_count ->
        [0] {""}
       *[other] {" "}Talents : { $skills }.
    }
audatia-no-hand = aucune carte
audatia-alt-duel = Audatia, assaut { $assault }, { $draws ->
        [0] aucun nul
        [one] un nul
       *[other] deux nuls
    }.
audatia-alt-man = { $name }, { $character }, { $role } : { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } en main, { $deck } dans la pioche.
audatia-alt-posta = { $name } est en { audatia-posta }.
audatia-alt-sword = { $name } a l'épée { audatia-side }, et { audatia-card } au sommet de la pile.
audatia-side = { $side ->
        [R] à droite
        [L] à gauche
       *[M] au milieu
    }
audatia-alt-flank = { $name } est { audatia-flank }.
audatia-alt-virtues = Vertus, { $one_name } et { $two_name } : { $virtues }.
audatia-alt-owed = { $name } gagne +4 Audatia au premier coup.
audatia-alt-duty = { $name } doit attaquer en premier ({ audatia-card }).
audatia-alt-bind = Liement { audatia-bind }.
audatia-alt-last = Dernière action : { $action }
audatia-alt-hand = Ta main : { $hand }.
audatia-alt-playable = À jouer maintenant : { $cards }.
audatia-alt-seen = Cartes vues chez { $name } : { $cards }.
audatia-alt-chosen = Ta posta secrète : { audatia-posta }.
audatia-alt-hands = Mains : { $one_name } { $one_hand } ; { $two_name } { $two_hand }.
audatia-board-assault = assaut { $assault }
audatia-board-draws = Assauts nuls : { $draws } sur 2
audatia-board-man = { $name }, { $character }, { $role }
audatia-board-cards = main { $cards } · pioche { $deck } · défausse { $discards }
audatia-board-posta = posta : { audatia-posta } ({ $row })
audatia-board-sword = épée : { audatia-side }
audatia-board-pile = pile : { $cards }
audatia-board-discard = défausse : { $cards }
audatia-board-legend = M mandritto, R roverso ; F fendente, M mezano, S sottano ; P punta ; l, r : demi-soleil à gauche, à droite.

## Pourquoi un coup a été refusé. Les faits sont des codes ; les morceaux ci-dessus les mettent en mots
audatia-refused-not-a-move = « { $text } » n'est pas un coup. Écris une carte (MFl, kick), une posta (longa) ou une vertu (prudentia) ; counter:MFl pour contre-attaquer, trade:P,turn, salute:P, second:P, cycle:taunt, inside, bold ou pass.
audatia-refused-no-such-card = « { $text } » : cette carte n'existe pas. Écris son code, comme MFl, P, turn, cover ou kick.
audatia-refused-no-such-posta = « { $text } » : cette posta n'existe pas. Écris par exemple longa, donna_destra ou bicorno.
audatia-refused-no-such-virtue = « { $text } » n'est pas une vertu. Ce sont audatia, prudentia, fortitudo et celeritas.
audatia-refused-which-half = « { $text } » : les tailles portent un demi-soleil. Dis lequel : { $one } (à gauche) ou { $two } (à droite).
audatia-refused-trade-two = Un échange prend deux cartes, comme trade:P,turn, pas { $count }.
audatia-refused-match-over = Le duel est fini.
audatia-refused-not-your-turn = Ce n'est pas à toi de décider maintenant.
audatia-refused-chosen-already = Tu as déjà choisi ; l'autre, pas encore.
audatia-refused-not-in-one-go = { $act } ne s'envoie pas avec ce qui précède : il faut d'abord une réponse, ou voir quelque chose.
audatia-refused-which-copy = Tu as les deux demi-soleils en main : dis { $one } (à gauche) ou { $two } (à droite).
audatia-refused-not-held = Tu n'as pas { audatia-card } en main.
audatia-refused-needs-advantage = { $card ->
        [bold] Pour une entrée audacieuse
       *[other] Pour { audatia-card }
    } il faut plus { $virtue ->
        [audatia] d'{ audatia-virtue }
       *[other] { DE(audatia-virtue) }
    } que l'autre : tu en as { $own }, contre { $rival }.
audatia-refused-not-in-this-window = { audatia-card } ne se joue pas maintenant. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-name-a-card = Dis quelle carte { audatia-card } reprend, comme { $card }:MFl.
audatia-refused-no-blow-now = Aucun coup ne se joue maintenant. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-must-attack = Tu dois attaquer maintenant : joue un coup.
audatia-refused-not-from-posta = Depuis { audatia-posta }, il n'y a pas de { audatia-blow } : une posta ne permet que ses propres coups.
audatia-refused-not-from-side = Ton épée est { audatia-side } : pas de { audatia-blow } d'ici. De droite partent les mandritti, de gauche les roversi ; la punta part de partout.
audatia-refused-closed-line = { audatia-posta }, la posta de l'autre, est fermée { $blow ->
        [P] à la punta
       *[MF] au { audatia-blow }
    }.
audatia-refused-does-not-stop = Avec { $blow ->
        [P] une punta
       *[MF] un { audatia-blow }
    } on n'arrête pas { audatia-attack }.
audatia-refused-never-parries = Un { audatia-blow } ne pare jamais ; il peut seulement rompre un estoc.
audatia-refused-thrust-answers-thrust = Une punta n'arrête pas une taille ; elle ne s'échange que contre une autre punta.
audatia-refused-no-exchange-from = { audatia-posta } n'a pas le signe de l'échange : de là, les estocs ne s'échangent pas.
audatia-refused-no-counterattack = Avec { $blow ->
        [P] une punta
       *[MF] un { audatia-blow }
    } on ne contre-attaque pas { audatia-attack } : seul un fendente le peut, contre le même fendente.
audatia-refused-no-counter-to-counter = À une contre-attaque on ne répond pas par une autre : pare.
audatia-refused-counterattack-unparried = Vous avez choisi qu'une contre-attaque ne se pare pas.
audatia-refused-wrong-use = Ici cette carte ne sert pas { $use ->
        [attack] à attaquer
        [parry] à parer
        [counterattack] à contre-attaquer
        [break] à rompre un estoc
        [exchange] à échanger les estocs
       *[other] à ça
    }.
audatia-refused-no-remedy-now = Les remèdes sont pour le corps à corps, ou pour sortir d'un échange. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-wrong-flank = { audatia-card } ne se joue pas du { audatia-flank }.
audatia-refused-no-counter-now = Un contre-remède répond à un remède. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-counters-other-side = { audatia-card } n'arrête pas un remède joué du { audatia-flank }.
audatia-refused-no-escape = Vous avez choisi que Rupture ne sauve pas d'un échange : seul un remède du dehors le peut.
audatia-refused-no-bold-now = On entre avec audace juste après avoir vu son attaque parée, pas maintenant.
audatia-refused-no-remedy-held = Pour une entrée audacieuse, il te faut un remède en main.
audatia-refused-nothing-to-attack-with = Pour { audatia-card } il faut un coup qui puisse attaquer maintenant, et tu n'en as pas.
audatia-refused-feint-in-stretto = Pour une feinte, il faut un liement large (largo) ; celui-ci est serré.
audatia-refused-no-fendenti = { audatia-card } ne suit que si tu as paré un fendente avec un fendente.
audatia-refused-not-there = Il n'y a pas { DE(audatia-card) } dans ta défausse.
audatia-refused-not-in-discard-or-pile = Il n'y a pas { DE(audatia-card) } dans ta défausse, ni dans ta pile sous la carte du sommet.
audatia-refused-fetches-blows = Répétition reprend un coup, et { audatia-card } n'en est pas un.
audatia-refused-fetches-no-own = Une carte ne peut pas en reprendre une autre du même nom.
audatia-refused-no-cycle = { audatia-card } n'a pas le signe du cycle : pas d'échange contre une autre carte.
audatia-refused-deck-empty = Ta pioche est vide : il n'y a rien à piocher.
audatia-refused-no-trade-now = Les cartes s'échangent hors mesure, avant le choix de la posta.
audatia-refused-no-mulligan-now = La première main se change une fois, avant de donner les vertus.
audatia-refused-no-salute-now = On se salue une fois, avant le premier assaut.
audatia-refused-no-spend-now = Il n'y a pas d'appât.
audatia-refused-spend-a-blow = À cause de l'appât, tu dois défausser un coup ; { audatia-card } n'en est pas un.
audatia-refused-no-virtue-now = Ce n'est pas le moment de prendre une vertu.
audatia-refused-virtue-taken = { audatia-virtue } est déjà prise.
audatia-refused-no-posta-now = Ce n'est pas le moment de choisir une posta. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-no-change-now = Ce n'est pas le moment de changer de posta. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-must-attack-first = Tu as un coup qui peut attaquer : tu dois donc attaquer. On ne change de posta que sans un tel coup.
audatia-refused-same-posta = Tu es déjà en { audatia-posta }.
audatia-refused-bicorno-spent = { audatia-posta } sert une fois par duel, et tu l'as déjà utilisée.
audatia-refused-no-sides-now = Ce n'est pas le moment de choisir entre dedans et dehors. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-no-pass-now = Tu ne peux pas passer maintenant. Voici ce qui est demandé : { audatia-asks }.
audatia-refused-must-answer = Il faut une réponse à { audatia-card } ; sinon, il ne te reste qu'à abandonner.

## Chaque carte, posta et vertu : ce qu'elle fait, quand, ce qu'il lui faut
audatia-about-MF = Une taille qui descend de droite. Elle attaque ; MF, MS et RS la parent. Elle pare tout sauf le roverso fendente. Avec plus de Celeritas elle contre-attaque un autre MF. Le demi-soleil de son bord décide du liement.
    .title = Mandritto Fendente
audatia-about-RF = Une taille qui descend de gauche. Elle attaque ; RF, MS et RS la parent. Elle pare tout sauf le mandritto fendente. Avec plus de Celeritas elle contre-attaque un autre RF. Le demi-soleil de son bord décide du liement.
    .title = Roverso Fendente
audatia-about-MM = Une taille horizontale de droite. Elle attaque ; MF, RF et MS la parent. Elle ne pare jamais, mais elle rompt un estoc : puis le plus rapide peut attaquer. Une par paquet.
    .title = Mandritto Mezano
audatia-about-RM = Une taille horizontale de gauche. Elle attaque ; MF, RF et RS la parent. Elle ne pare jamais, mais elle rompt un estoc : puis le plus rapide peut attaquer. Une par paquet.
    .title = Roverso Mezano
audatia-about-MS = Une taille qui monte de droite. Elle pare les deux fendenti, MS, MM et la punta. Elle n'attaque qu'avec plus de Prudentia ; alors MF, RF et MS la parent.
    .title = Mandritto Sottano
audatia-about-RS = Une taille qui monte de gauche. Elle pare les deux fendenti, RS, RM et la punta. Elle n'attaque qu'avec plus de Prudentia ; alors MF, RF et RS la parent.
    .title = Roverso Sottano
audatia-about-P = Un estoc, de tout côté. Fendenti et sottani la parent (toujours en liement large), un mezano la rompt. Elle ne pare rien, mais avec plus de Celeritas elle s'échange contre une punta qui vient : alors seul un remède du dehors sauve l'autre.
    .title = Punta
audatia-about-frontale = La couronne, haute devant le visage. Coups : RF RM P. Fermée à MF et MM. Le premier coup, si c'est une parade, gagne +2 Fortitudo. D'ici les estocs s'échangent.
    .title = Frontale
audatia-about-donna_destra = L'épée sur l'épaule droite, prête au grand coup. Coups : MF P. Fermée à rien. Le premier coup, quel qu'il soit, gagne +2 Fortitudo tant qu'il est au sommet de la pile.
    .title = Donna Destra
audatia-about-donna_sinestra = L'épée sur l'épaule gauche. Coups : RF P. Fermée à rien. Le premier coup, quel qu'il soit, gagne +2 Fortitudo tant qu'il est au sommet de la pile.
    .title = Donna Sinestra
audatia-about-fenestra_destra = La fenêtre, à droite : la pointe vers le visage de l'autre. Coups : MF MM P. Fermée à RF. Le premier coup, si c'est une punta, gagne +2 Celeritas : assez pour un échange. D'ici les estocs s'échangent.
    .title = Fenestra Destra
audatia-about-fenestra_sinestra = La fenêtre, à gauche. Coups : RF RM P. Fermée à MF. Le premier coup, si c'est une punta, gagne +2 Celeritas : assez pour un échange. D'ici les estocs s'échangent.
    .title = Fenestra Sinestra
audatia-about-longa = La garde longue, la pointe tendue. Coups : MF RF P. Fermée à la punta. Le premier coup, si c'est une taille qui attaque ou contre-attaque, gagne +2 Celeritas.
    .title = Longa
audatia-about-breve = La garde courte, la poignée ramenée. Coups : MS RS P. Fermée à RM et RS. Le premier coup, si c'est une punta, gagne +2 Audatia. D'ici les estocs s'échangent.
    .title = Breve
audatia-about-tutta_porta = La porte de fer entière, basse à droite. Coups : MF MS P. Fermée à RS. Le premier coup, si c'est une parade, gagne +2 Audatia : assez pour empêcher une entrée audacieuse. D'ici les estocs s'échangent.
    .title = Tutta Porta di Ferro
audatia-about-mezana_porta = La porte de fer médiane, basse au milieu. Coups : MS RS P. Fermée à MS et RS. Le premier coup, si c'est une parade, gagne +2 Audatia : assez pour empêcher une entrée audacieuse.
    .title = Porta di Ferro Mezana
audatia-about-dente = La dent de sanglier, basse à gauche, qui frappe vers le haut. Coups : RS P. Fermée à MS. Le premier coup, si c'est une parade, gagne +2 Fortitudo.
    .title = Dente di Zenghiaro
audatia-about-coda_longa = La longue queue, l'épée tendue en arrière. Coups : RF RS P. Fermée à rien. Si le premier coup est RF et finit dans une parade, comme attaque ou comme parade, le liement est serré, quels que soient les demi-soleils.
    .title = Coda Longa
audatia-about-bicorno = La garde à deux cornes, les mains croisées et la pointe en avant. Coups : MF RF P. Fermée à MF et RF. D'ici les estocs s'échangent. Une fois par duel : elle est usée dès qu'on la voit.
    .title = Bicorno
audatia-about-audatia = L'audace, le lion. Avec plus d'Audatia que l'autre, tu peux entrer avec audace quand ton attaque vient d'être parée. Sa carte va à la personne qui défie. Elle sert à Moquerie.
    .title = Audatia
audatia-about-prudentia = La prudence, le lynx. Avec plus de Prudentia que l'autre, tes sottani attaquent aussi. Elle sert à Anticipation, Œil de lynx, Repentir et Mesure parfaite. Aucune posta n'en prête.
    .title = Prudentia
audatia-about-fortitudo = La force, l'éléphant. Avec plus de Fortitudo que l'autre, tu choisis qui est dedans et qui est dehors au corps à corps. Elle sert à Appât et au Colpo di Villano.
    .title = Fortitudo
audatia-about-celeritas = La vitesse, le tigre. Avec plus de Celeritas que l'autre, tu peux contre-attaquer et échanger les estocs ; tu joues en premier hors mesure et après un estoc rompu. Elle sert à Feinte et à Coup de pied.
    .title = Celeritas
audatia-about-turn = Remède, du dedans ou du dehors. Tu retournes l'épée et frappes du pommeau. Il gagne, faute de contre-remède ; le parfait est Couverture et pommeau. Chacun l'a dans sa première main : prudence. Il sauve aussi d'un échange d'estocs.
    .title = Volte et pommeau (Volta e Pomo)
audatia-about-soprana = Remède, du dehors. Tu prends l'épée par-dessus. Il gagne, faute de contre-remède ; le parfait est Contre la soprana. Il sauve aussi d'un échange d'estocs.
    .title = Soprana Tor di Spada
audatia-about-elbow = Remède, du dehors. Tu pousses le coude et frappes du pommeau. Il gagne, faute de contre-remède ; le parfait est Contre le coude. Il sauve aussi d'un échange d'estocs.
    .title = Poussée au coude (Spinta al Gomito)
audatia-about-bind = Remède, du dedans. Ton bras enveloppe celui de l'autre. Il gagne, faute de contre-remède ; le parfait est Contre la ligature. Il y en a deux par paquet.
    .title = Ligature médiane (Ligadura Mezana)
audatia-about-handle = Remède, du dedans. Tu saisis la poignée de l'autre épée et frappes. Il gagne, faute de contre-remède ; le parfait est Contre la poignée.
    .title = Prise de la poignée (Presa del Manico)
audatia-about-cover = Contre-remède, contre tout remède. Il est parfait, et gagne, contre Volte et pommeau ; les autres, il les arrête seulement. Chacun l'a dans sa première main.
    .title = Couverture et pommeau (Coperta e Pomo)
audatia-about-xsoprana = Contre-remède, contre les remèdes du dehors. Il est parfait, et gagne, contre Soprana Tor di Spada ; les autres, il les arrête seulement.
    .title = Contre la soprana (Contra Soprana)
audatia-about-xelbow = Contre-remède, contre les remèdes du dehors. Il est parfait, et gagne, contre Poussée au coude ; les autres, il les arrête seulement.
    .title = Contre le coude (Contra Gomito)
audatia-about-xbind = Contre-remède, contre les remèdes du dedans. Il est parfait, et gagne, contre Ligature médiane ; les autres, il les arrête seulement. Il y en a deux par paquet.
    .title = Contre la ligature (Contra Ligadura)
audatia-about-xhandle = Contre-remède, contre les remèdes du dedans. Il est parfait, et gagne, contre Prise de la poignée ; les autres, il les arrête seulement.
    .title = Contre la poignée (Contra Manico)
audatia-about-taunt = De Boucicault, hors mesure, avec plus d'Audatia : dans cet assaut, l'autre doit attaquer en premier ; sans attaque, il peut changer de posta une fois, puis tout reprend comme d'habitude. Elle porte le signe du cycle : tu peux l'échanger contre une autre carte.
    .title = Moquerie (Burla)
audatia-about-preempt = De Boucicault, hors mesure, avec plus de Prudentia : dans cet assaut, tu attaques en premier. Il faut un coup qui puisse attaquer de ta posta. Elle porte le signe du cycle : tu peux l'échanger contre une autre carte.
    .title = Anticipation (Anticipo)
audatia-about-lure = De Boucicault, hors mesure, avec plus de Fortitudo : l'autre défausse un coup de son choix et doit changer de posta. Il porte le signe du cycle : tu peux l'échanger contre une autre carte.
    .title = Appât (Esca)
audatia-about-lynx = De Boucicault, hors mesure, avec plus de Prudentia : tu vois toute la main de l'autre, et personne d'autre que toi. Il porte le signe du cycle : tu peux l'échanger contre une autre carte.
    .title = Œil de lynx (Occhio di Lince)
audatia-about-second = De Boucicault, quand tu décides, avec plus de Prudentia : reprends en main une carte de ta défausse, mais pas un autre Repentir. Puis tu décides comme avant.
    .title = Repentir (Ripensamento)
audatia-about-measure = De Boucicault, quand on t'attaque, avec plus de Prudentia : l'attaque est trop courte. Pas besoin de parade, les épées restent où elles sont, et la prochaine attaque peut être à toi.
    .title = Mesure parfaite (Misura Perfetta)
audatia-about-deny = De Boucicault, juste après que l'autre a joué un talent : il reste sans effet, et les deux cartes vont aux défausses. Elle ne demande aucune vertu, et rien ne peut la neutraliser.
    .title = Négation (Negazione)
audatia-about-kick = De Galeazzo, quand l'autre entre avec audace, avec plus de Celeritas : tu gagnes le duel, s'il n'est pas neutralisé ou arrêté par Rupture.
    .title = Coup de pied (Calcio)
audatia-about-feint = De Galeazzo, quand ton attaque vient d'être parée en liement large, avec plus de Celeritas : tu attaques aussitôt de nouveau, de là où est ton épée. Ce que la posta prêtait au premier coup vaut encore pour la feinte, pas pour la nouvelle attaque.
    .title = Feinte (Finta)
audatia-about-breakoff = De Galeazzo, en danger : contre une attaque, un échange, une entrée audacieuse, un liement serré, un coup de pied ou un Colpo di Villano. Personne ne gagne l'assaut, et il n'est pas nul. Elle ne demande aucune vertu ; elle ne sauve pas d'un remède déjà joué.
    .title = Rupture (Uscita)
audatia-about-villano = De Galeazzo, juste après avoir paré un fendente avec un fendente, avec plus de Fortitudo : tu gagnes le duel, s'il n'est pas neutralisé ou arrêté par Rupture. Le coup contre le vilain : laisse glisser le grand coup, et frappe.
    .title = Colpo di Villano
audatia-about-repeat = De Galeazzo, quand tu décides : reprends en main un coup, de ta défausse ou de ta pile sous la carte du sommet. Elle ne demande aucune vertu. Elle porte le signe du cycle : tu peux l'échanger contre une autre carte.
    .title = Répétition (Ripetizione)
audatia-about-poste = Les douze gardes (poste). Chacune montre les coups qu'elle permet, ceux auxquels elle est fermée, ce qu'elle prête au premier coup, et si les estocs s'y échangent. On la quitte avec son premier coup.
    .title = Les douze gardes
audatia-about-flow = Le cours d'un duel en quatre pas, où les deux se rapprochent : hors mesure (I), un coup et sa réponse (II), les lames croisées (III), le corps à corps (IV). Sous chaque couple, les signes de ce qu'on peut y faire, et dans la carte ce qui mène plus loin. Après une rupture, on revient à I.
    .title = Le cours d'un duel
audatia-about-flow_misura = Hors mesure, aucun coup ne porte encore. Tu peux échanger des cartes, choisir une posta en secret et en changer à découvert ; les talents préparent l'assaut. Une attaque, l'épée de la carte, mène au pas II ; si personne n'attaque, l'assaut est nul.
    .title = I Misura : hors mesure
audatia-about-flow_colpo = Un coup arrive : sans réponse, le duel est perdu. Tu peux parer, contre-attaquer par le même fendente, ou contre un estoc, l'échanger ou le rompre, chaque fois avec une carte qui convient à la place de ton épée. Après la parade, les lames sont croisées : pas III.
    .title = II Colpo : le coup
audatia-about-flow_incrocio = Les lames sont croisées. Si les demi-soleils des deux tailles n'en font pas un entier, le liement est large : tu peux attaquer de nouveau, ou finir l'assaut par la Rupture. Un soleil entier bloque les lames, et une entrée audacieuse mène dedans de toute façon : pas IV.
    .title = III Incrocio : le liement
audatia-about-flow_stretto = Au corps à corps, plus aucun coup, seulement des remèdes. Qui a plus de Fortitudo dit qui est dedans et qui est dehors. Un remède sans contre-remède gagne le duel ; son contre-remède parfait le gagne pour l'autre, et tout autre l'arrête.
    .title = IV Stretto : le corps à corps

## Cartes : leurs sortes
audatia-shelf-blows = Coups
audatia-shelf-close = Corps à corps
audatia-shelf-skills = Talents
audatia-shelf-poste = Gardes
audatia-shelf-sheets = Planches

## Pourquoi autre chose aurait été mieux
audatia-reason-perfect = { audatia-card } est le contre-remède parfait de ce remède : il gagne le duel.
audatia-reason-wins-at-once = Avec { audatia-card.a } c'est gagné, si l'autre n'a pas de réponse.
audatia-reason-draws = Sans attaque, l'assaut est nul : { $draws ->
        [0] c'est le premier ; au second, le duel est perdu.
       *[other] c'est le second, et le duel est perdu.
    }
audatia-reason-missed-attack = On pouvait attaquer avec { audatia-card.a }.
audatia-reason-missed-answer = On pouvait répondre à l'attaque avec { audatia-card.a }.
audatia-reason-missed-remedy = On pouvait jouer un remède : { audatia-card }.
audatia-reason-known-parry = On sait que l'autre tient { audatia-card.a }, qui pare cette attaque.
audatia-reason-known-counter = On sait que l'autre tient { audatia-card }, le contre-remède parfait de ce remède.
audatia-reason-perhaps-countered = L'autre tient peut-être { audatia-card }, le contre-remède parfait de ce remède.
audatia-reason-last-parry = Après ça, plus aucune carte en main ne pare { audatia-card.a }.

audatia-hint-mulligan = Quelles cartes de ta main ne servent ni à attaquer ni à répondre ?
audatia-hint-virtue = Quelle vertu permet ce à quoi sert ta main, et l'enlève à l'autre ?
audatia-hint-answer = Regarde quelles réponses tu as de là où est ton épée, et ce que chacune te laisse pour le coup suivant.
audatia-hint-patience = Tu n'as pas à tout jouer maintenant : pense à ce qu'il te faudra ensuite.
audatia-hint-posta = De quelle posta peux-tu jouer le plus de coups de ta main ?
audatia-hint-attack = Lequel de tes coups est le plus difficile à arrêter pour { $rival } ?

audatia-marked-hand = ta main
audatia-marked-wheel = les coups { DE($name) }
audatia-marked-pile = la carte { DE($name) }
audatia-marked-deck = la pioche { DE($name) }
audatia-marked-virtue = { audatia-virtue }
