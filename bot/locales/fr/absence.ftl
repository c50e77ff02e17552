### Quelqu'un n'est pas là : pauses, temps donné, temps écoulé et ce qui s'ensuit ; et les pendules.

## Ce qui s'est passé. $seat vaut "you" ou "they".

absence-break-asked = { $wish ->
        [pause] { $seat ->
            [you] Tu as demandé une pause de { $seconds_words }.
           *[they] { $seat_name } demande une pause de { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] Tu as demandé à ajourner la partie.
           *[they] { $seat_name } demande à ajourner la partie : elle reprendra quand les deux le voudront.
        }
        [void] { $seat ->
            [you] Tu as demandé à terminer la partie sans résultat. Sans réponse dans la semaine, tu pourras la terminer sans l'autre.
           *[they] { $seat_name } demande à terminer la partie sans résultat.
        }
       *[resume] { $seat ->
            [you] Tu as demandé à reprendre la partie.
           *[they] { $seat_name } demande à reprendre la partie.
        }
    }
absence-break-granted = { $wish ->
        [pause] { $seat ->
            [you] Tu as accepté la pause : pendules arrêtées pendant { $seconds_words }.
           *[they] { $seat_name } a accepté la pause : pendules arrêtées pendant { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] Tu as accepté : la partie est ajournée et reprendra quand vous le voudrez.
           *[they] { $seat_name } a accepté : la partie est ajournée et reprendra quand les deux le voudront.
        }
        [void] { $seat ->
            [you] Tu as accepté : la partie se termine sans résultat.
           *[they] { $seat_name } a accepté : la partie se termine sans résultat.
        }
       *[resume] { $seat ->
            [you] Tu as accepté : la partie reprend.
           *[they] { $seat_name } a accepté : la partie reprend.
        }
    }
absence-break-refused = { $wish ->
        [pause] { $seat ->
            [you] Tu as refusé la pause. La pendule continue.
           *[they] { $seat_name } a refusé la pause. La pendule continue.
        }
        [adjourn] { $seat ->
            [you] Tu n'as pas voulu ajourner. La partie continue.
           *[they] { $seat_name } ne veut pas ajourner. La partie continue.
        }
        [void] { $seat ->
            [you] Tu préfères ne pas encore terminer la partie.
           *[they] { $seat_name } préfère ne pas encore terminer la partie.
        }
       *[resume] { $seat ->
            [you] Tu préfères ne pas encore reprendre : la partie reste ajournée.
           *[they] { $seat_name } préfère ne pas encore reprendre : la partie reste ajournée.
        }
    }
absence-time-given = { $seat ->
        [you] Tu as donné { $seconds_words } de plus à { $rival_name }.
       *[they] { $seat_name } { $rival ->
            [you] t'a donné { $seconds_words } de plus.
           *[they] a donné { $seconds_words } de plus à { $rival_name }.
        }
    }
absence-flag-fell = { $seat ->
        [you] Ton temps est écoulé.
       *[they] { $seat_name } n'a plus de temps : { $rival ->
            [you] à toi de choisir la suite.
           *[they] { $rival_name } choisit la suite.
        }
    }
absence-adjourned = { $seat ->
        [you] Tu as ajourné la partie : elle reprendra quand vous le voudrez.
       *[they] { $seat_name } a ajourné la partie : elle reprendra quand les deux le voudront.
    }
absence-resumed = { $seat ->
        [you] Tu reprends la partie : chacun a au moins un jour.
       *[they] { $seat_name } reprend la partie : chacun a au moins un jour.
    }
absence-place-gone = Salle n'a plus accès à la discussion de cette partie et ne peut plus vous prévenir tous les deux. La partie est ajournée jusqu'à son retour, ou jusqu'à ce que vous vouliez continuer.
absence-place-back = Salle est de retour dans la discussion : la partie continue, et chacun a au moins un jour.
absence-voided = { $seat ->
        [you] Tu n'étais pas là : la partie se termine sans résultat.
        [they] { $seat_name } n'était pas là : la partie se termine sans résultat.
       *[nobody] Personne n'était là : la partie se termine sans résultat.
    }
absence-ended = { $seat ->
        [you] Tu as terminé la partie sans résultat.
       *[they] { $seat_name } a terminé la partie sans résultat.
    }
absence-substituted = { $seat ->
        [you] Désormais, Salle joue pour toi.
       *[they] Désormais, { $seat_name } joue.
    }
absence-vacation-began = { $seat ->
        [you] Tu n'avais plus de temps : tes vacances commencent. Ta pendule s'arrête pour { $seconds_words } au plus, jusqu'à ce que tu reviennes.
       *[they] { $seat_name } n'avait plus de temps : ses vacances commencent. Sa pendule s'arrête pour { $seconds_words } au plus.
    }

# Qui joue là où Salle a pris la place de quelqu'un.
absence-substitute = Salle pour { $name }
# À qui a perdu sa place
absence-left = { $rival } a laissé Salle continuer pour toi à { LA($game) }. Ce n'est plus ta table.

## Ce qui est demandé, et les réponses

absence-choose-rest = Tant que tu n'as pas choisi, { $name } peut encore jouer. Dans une semaine, la victoire est à toi.
absence-late = Tu peux encore jouer tant { QUE($name) } n'a pas choisi.
absence-late-alone = Tu peux encore jouer pendant une semaine.
absence-choose-by = Choisis avant le
absence-late-until = Au plus tard le
absence-claim = Réclamer la victoire
absence-claim-question = Réclamer la victoire ? La partie sera terminée.
absence-give-day = Donner un jour
absence-give-day-question = { $name } a déjà beaucoup de temps : { $left }. Donner un jour quand même ?
absence-adjourn = Ajourner
absence-let-salle = Laisser Salle finir
absence-let-salle-question = Laisser Salle continuer pour { $name } ? { $name } ne pourra plus revenir à cette table.

absence-is-adjourned = La partie est ajournée. Les pendules sont arrêtées.
absence-go-on = Reprendre
absence-not-yet = Pas encore
absence-ask-adjourn = Ajourner…
absence-play-on = Continuer
absence-ask-pause = Pause…
absence-pause-question = Combien de temps arrêter les pendules ? { $name } doit être d'accord.
absence-pause-agree = Accepter la pause
absence-pause-decline = Pas de pause
absence-pause-how = Une pause dure de 1 à 30 jours entiers : /{ $command } 3

## Les pendules : une réserve, et ce qu'il y a à en dire

absence-span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
absence-span-hours = { $count } h
absence-span-minutes = { $count } min
absence-clock-runs = { $name } :
absence-clock-delivered = { $name }, message reçu :
absence-clock = { $name } : { $time }
absence-vacation-until = en vacances jusqu'au
absence-not-reached = message pas encore reçu
absence-paused-until = en pause jusqu'au
absence-paused = ajournée
absence-time-is-up = temps écoulé
