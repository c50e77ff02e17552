### Quand le temps de qui joue s'écoule : horaires, fuseau horaire, vacances.

calendar-hours = Mes horaires
calendar-zone = Fuseau horaire
calendar-sleep = Sommeil
calendar-days-off = Jours libres
calendar-none = aucun
calendar-vacation = Vacances

## Mes horaires
calendar-zone-is = { $place } : il est { $time } en ce moment.
calendar-zone-unknown = Je ne sais pas encore quelle heure il est chez toi. Tant que tu ne me le dis pas, ta pendule tourne jour et nuit.
calendar-sleep-noted = Ton sommeil et tes jours libres sont notés. Ils compteront dès que je connaîtrai ton fuseau horaire.
calendar-is-it = Il est { $time } chez toi ?
calendar-which-time = Quelle heure est-il chez toi ?
calendar-which-place = Où es-tu ?
calendar-did-you-mean = Voulais-tu dire l'un de ceux-ci ?
calendar-yes = Oui ({ $place })
calendar-other-time = Une autre heure
calendar-span = { $from }–{ $until }
calendar-runs-always = Ta pendule tourne jour et nuit.
calendar-runs-daily = Ta pendule tourne de { $from } à { $until }.
calendar-runs-days = Ta pendule tourne jour et nuit, sauf { $days }.
calendar-runs-daily-days = Ta pendule tourne de { $from } à { $until }, sauf { $days }.
calendar-on-days = { $day ->
        [1] le lundi
        [2] le mardi
        [3] le mercredi
        [4] le jeudi
        [5] le vendredi
        [6] le samedi
       *[7] le dimanche
    }
calendar-hours-typed = En une ligne : /hours Paris 23-7 sam dim
calendar-running = Dans les parties déjà commencées, ta pendule tourne aussi aux heures où elle aurait tourné avant ce changement.
calendar-tap = Touche tes heures de sommeil et tes jours libres.
calendar-unknown = pas encore connu

## Vacances
calendar-vacation-left = { $days ->
        [0] Il ne te reste plus de jours de vacances cette année.
        [1] Il te reste 1 jour de vacances cette année.
       *[other] Il te reste { $days } jours de vacances cette année.
    }
calendar-until = jusqu'au { $day ->
        [1] 1er
       *[other] { $day }
    } { $month }
calendar-until-time = jusqu'au { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } à { $time }
calendar-vacation-on = Tu es en vacances { $until }. D'ici là, ta pendule est arrêtée.
calendar-vacation-ended = Bon retour. Ta pendule tourne à nouveau.
calendar-vacation-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
calendar-vacation-end = Finir mes vacances
calendar-vacation-auto = S'il ne te reste presque plus de temps, des vacances d'une semaine au plus commencent toutes seules ; elles finissent dès que tu rejoues.
calendar-vacation-never = Tes vacances ne commencent jamais toutes seules.
calendar-vacation-set-auto = Toutes seules au besoin
calendar-vacation-set-never = Jamais toutes seules
calendar-vacation-typed = Ou écris : /vacation 5, /vacation jusqu'au { $date }, /vacation fin

## Ennuis
calendar-refused-place = Je ne connais pas « { $text } ». Écris un pays, une grande ville comme Paris, ou un décalage comme UTC+1.
calendar-refused-sleep = Le sommeil dure plus de 0 et au plus { $most } heures par jour : 23-7, par exemple. Pour ne pas en avoir : « /hours aucun ».
calendar-refused-time = « { $text } » : un jour a 24 heures. Écris 23-7, ou 22:30-6:45.
calendar-refused-days = Tu peux avoir { $most } jours libres par semaine au plus.
calendar-refused-nothing = Écris où tu es, quand tu dors et tes jours libres : /hours Paris 23-7 sam dim
calendar-vacation-past = C'est déjà passé. Écris un jour à venir : /vacation jusqu'au { $date }
calendar-vacation-too-long = { $left ->
        [one] Ça ferait { $wanted } jours, et il en reste { $left } cette année : /vacation { $left }
       *[other] Ça ferait { $wanted } jours, et il en reste { $left } cette année : /vacation { $left }
    }
calendar-vacation-used-up = Tu as pris tes { $days } jours de cette année. Il y en aura { $days } nouveaux le 1er janvier.
calendar-vacation-not-away = Tu n'es pas en vacances. « /vacation 5 » t'en donne 5 jours.
calendar-vacation-how = Je ne comprends pas « { $text } ». Écris /vacation 5, /vacation jusqu'au { $date }, ou /vacation fin

## Mots que l'on peut écrire, tout en minuscules
calendar-words-none = aucun aucune rien jamais
calendar-words-filling = et sauf le la les de du à en sommeil
calendar-words-weekend = weekend
calendar-words-until = jusqu au jusqu'au
calendar-words-days = jour jours j
calendar-words-end = fin retour revenu revenue
