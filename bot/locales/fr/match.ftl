# La partie autour de chaque jeu : accords, refus, temps.

# Ce qui s'est passé. $seat vaut "you" ou "they".
match-accepted = { $seat ->
        [you] Tu t'assieds face à { $rival_name }.
       *[they] { $seat_name } s'assied face à { $rival ->
            [you] toi
           *[they] { $rival_name }
        }.
    }
match-resigned = { $seat ->
        [you] Tu as abandonné : { $rival_name } gagne la partie.
       *[they] { $seat_name } abandonne : { $rival ->
            [you] tu gagnes la partie.
           *[they] { $rival_name } gagne la partie.
        }
    }
match-left-series = { $seat ->
        [you] Tu quittes la partie et la série.
       *[they] { $seat_name } quitte la partie et la série.
    }
match-timed-out = { $seat ->
        [you] Ton temps est écoulé : { $rival_name } gagne la partie.
       *[they] { $seat_name } n'a plus de temps : { $rival ->
            [you] tu gagnes la partie.
           *[they] { $rival_name } gagne la partie.
        }
    }
match-draw-offered = { $seat ->
        [you] Tu as proposé la nulle.
       *[they] { $seat_name } propose la nulle.
    }
match-draw-agreed = { $seat ->
        [you] La partie est nulle : tu as accepté la proposition { DE($rival_name) }.
       *[they] La partie est nulle : { $seat_name } a accepté { $rival ->
            [you] ta proposition.
           *[they] celle { DE($rival_name) }.
        }
    }
match-draw-refused = { $seat ->
        [you] Tu as refusé la nulle. La partie continue.
       *[they] { $seat_name } a refusé la nulle. La partie continue.
    }
match-takeback-asked = { $seat ->
        [you] Tu as demandé à reprendre ton dernier coup.
       *[they] { $seat_name } demande à reprendre son dernier coup et ce qui l'a suivi.
    }
match-move-taken-back = { $seat ->
        [you] Tu as repris ton dernier coup.
       *[they] { $seat_name } a repris son dernier coup.
    }
match-takeback-refused = { $seat ->
        [you] Tu n'as pas laissé reprendre le coup.
       *[they] { $seat_name } ne laisse pas reprendre le coup.
    }
# After a match against Salle, to the player: "1612 → 1634 (+22)".
match-would-be = Si elle avait été classée : { $change }

# Pourquoi un acte est refusé
match-refused-not-begun = Personne n'a encore accepté ce défi.
match-refused-no-player = Je ne vois pas qui accepte. Réessaie, s'il te plaît.
match-refused-no-seat = Je ne vois pas pour qui c'est. Réessaie, s'il te plaît.
match-refused-bad-option = Ce défi a une option que je ne connais pas. Lances-en un nouveau, s'il te plaît.
match-refused-not-open = Ce défi a déjà reçu une réponse.
match-refused-not-asked = Ce défi est pour quelqu'un d'autre.
match-refused-own-challenge = C'est ton propre défi : quelqu'un d'autre doit l'accepter.
match-refused-no-result = Cette partie n'a pas de résultat à annuler.
match-refused-is-over = Cette partie est terminée.
match-refused-no-series = Cette partie ne fait pas partie d'une série.
match-refused-not-your-turn = Ce n'est pas à toi de jouer.
match-refused-offered-already = La nulle a déjà été proposée.
match-refused-refused-just-now = Ta nulle a été refusée. Tu pourras la proposer à nouveau après le prochain coup.
match-refused-no-offer = Personne ne propose la nulle en ce moment.
match-refused-asked-already = Quelqu'un a déjà demandé à reprendre un coup.
match-refused-nothing-to-take-back = Tu n'as aucun coup à reprendre.
match-refused-not-asked-back = Personne ne demande à reprendre un coup.
match-refused-has-secrets = Dans un jeu où tout n'est pas visible, on ne reprend pas de coup.
match-refused-is-adjourned = La partie est ajournée. « Reprendre » demande à l'autre de la continuer.
match-refused-rules-mended = Un coup joué ici n'est plus permis par les règles d'aujourd'hui : plus personne ne peut jouer. « Terminer sans résultat » le propose à l'autre.
match-refused-not-halted = Cette partie n'est pas bloquée : tu peux jouer.
match-refused-not-adjourned = La partie n'est pas ajournée : tu peux jouer.
match-refused-flagged-already = Ce temps est déjà écoulé.
match-refused-has-time = Il reste du temps à cette pendule : rien à choisir pour l'instant.
match-refused-no-time = Je ne vois pas pour combien de temps. Réessaie, s'il te plaît.
match-refused-no-wish = Je ne vois pas ce qui est demandé. Réessaie, s'il te plaît.
match-refused-asked-break-already = Tu l'as déjà demandé ; la réponse n'est pas encore là.
match-refused-no-request = Il n'y a plus rien à répondre.
match-refused-waited-long = L'autre attend depuis un mois. Sans réponse, la partie reprend une semaine après sa demande.
match-refused-no-clock = Il n'y a pas de pendule à cette table.
match-refused-nobody-to-ask = Ici tu joues des deux côtés : il n'y a personne à qui le demander.
match-refused-two-counter-offers = Il y a déjà eu deux contre-propositions. Maintenant, accepte ou refuse.
match-refused-rated-alone = Contre Salle, ou aux deux places, la partie est amicale : retire « classée ».
match-refused-no-tournament = Cette partie n'appartient à aucun tournoi : seuls les deux qui la jouent en décident.
match-refused-of-tournament = Cette partie appartient à un tournoi : ses conditions ne changent pas, et elle se termine au plus tard avec sa ronde.
match-refused-not-over = Cette partie est encore en cours. Quand elle sera finie, tu pourras jouer à partir de chacune de ses positions.
match-refused-no-such-move = Cette partie n'a pas ce coup. Indique un de ses coups, ou 0 pour le début.
match-refused-ended-there = Après ce coup, personne ne peut jouer. Indique un coup précédent.
match-refused-bad-start = Cette partie ne peut pas commencer : sa position est abîmée. Retire le défi et lances-en un autre.
match-refused-from-position = Une partie qui commence à une position est amicale et sans série ; ses options et ses places restent telles quelles. Tu peux changer le temps.
match-of-tournament = Cette partie appartient au tournoi « { $name } » et se joue { $until } : elle ne peut être ni ajournée, ni mise en pause au-delà.

# Temps. $time vaut "18:40".
match-when-today = aujourd'hui à { $time }
match-when-yesterday = hier à { $time }
match-when-tomorrow = demain à { $time }
match-when-weekday = { $day } à { $time }
match-when-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
match-weekday = { $day ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }
match-month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
match-left-days = { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }
match-left-hours = encore { $count } h
match-left-minutes = encore { $count } min
match-left-none = temps écoulé

# The same beside a dial, in a picture
match-dial-days = { $count } j
match-dial-hours = { $count } h
match-dial-minutes = { $count } min

# Le rappel : le temps qui reste à qui lit, et qui attend
match-reminder-days = { $count ->
        [one] Il te reste { $count } jour pour jouer contre { $name }.
       *[other] Il te reste { $count } jours pour jouer contre { $name }.
    }
match-reminder-hours = { $count ->
        [one] Il te reste { $count } heure pour jouer contre { $name }.
       *[other] Il te reste { $count } heures pour jouer contre { $name }.
    }
match-reminder-minutes = { $count ->
        [one] Il te reste { $count } minute pour jouer contre { $name }.
       *[other] Il te reste { $count } minutes pour jouer contre { $name }.
    }
match-hint-taken = { $seat ->
        [you] Tu as demandé un indice.
       *[they] { $seat_name } a demandé un indice.
    }
match-refused-hint-rated = Il n'y a pas d'indices dans les parties classées ni dans les tournois.
match-refused-hint-not-agreed = Vous jouez sans indices. Ils se choisissent en lançant un défi amical.
