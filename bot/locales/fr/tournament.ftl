### Tournois.

## Formules, et ce qui est convenu

tournament-round-robin = toutes rondes
tournament-double-round-robin = toutes rondes, aller et retour
tournament-swiss = système suisse
tournament-knock-out = élimination directe
tournament-ladder = échelle
tournament-rounds = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
tournament-time-round = { $span } par ronde
tournament-time-match = { $span } par partie
tournament-vacations = les vacances arrêtent les pendules
tournament-no-vacations = les vacances n'arrêtent pas les pendules
tournament-for = Pour { $who }
tournament-of-place = les membres de ce serveur ou de ce groupe
tournament-from-to = classements de { $lowest } à { $highest }
tournament-from = classements à partir de { $lowest }
tournament-to = classements jusqu'à { $highest }
tournament-organiser = Organisation : { $name }
tournament-joined-of = Inscriptions : { $count }, { $most } au plus
tournament-lacks = { $joined } ; il en faut { $least }
tournament-joined = { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
tournament-on-ladder = { $count ->
        [one] { $count } participant sur l'échelle
       *[other] { $count } participants sur l'échelle
    }
tournament-running = { $count ->
        [one] Ronde { $round } sur { $rounds } · { $count } participant
       *[other] Ronde { $round } sur { $rounds } · { $count } participants
    }
tournament-over = Il est terminé.
tournament-never-began = Il n'a jamais commencé.
tournament-not-yet = Il n'a pas encore commencé.
tournament-begins = Début :
tournament-begins-full = Commence quand il est complet, au plus tard :
tournament-ends = Fin :
tournament-until = Jusqu'à :
tournament-until-round = Ronde jusqu'à :
tournament-until-match = Partie jusqu'à :
tournament-answer-by = Réponds avant :
tournament-you-play = Tu participes.
tournament-you-left = Tu as quitté le tournoi.
tournament-you-taken-out = L'organisation a mis fin à ta participation.
tournament-you-absent = Tu ne joues plus : tu as perdu deux parties de suite sans un coup.

## Boutons

tournament-join = Participer
tournament-leave = Quitter
tournament-come-back = Revenir
tournament-who-plays = Qui joue
tournament-standings = Classement
tournament-to-card = Le tournoi
tournament-page = Sa page

## Qui joue

tournament-and = { $one } et { $two }
tournament-more = et { $count } de plus
tournament-out-left = a quitté le tournoi
tournament-out-taken-out = retrait par l'organisation
tournament-out-absent = absence

## Rondes

tournament-round = Ronde { $number } sur { $rounds }
tournament-final = Finale
tournament-semifinals = Demi-finales
tournament-quarterfinals = Quarts de finale
tournament-play-off = Barrage, ronde { $number }
tournament-matches-over = { $done ->
        [one] { $done } partie sur { $count } terminée
       *[other] { $done } parties sur { $count } terminées
    }
tournament-more-matches = { $count ->
        [one] et encore { $count } partie
       *[other] et encore { $count } parties
    }
tournament-bye = { $name } : exempt
tournament-without-play = sans jouer
tournament-corrected = corrigé
tournament-your-place = Tu es à la place { $place } sur { $count }.
tournament-your-points = Tu es à la place { $place } sur { $count }. Points : { $points }.

## La fin

tournament-won = { $name } gagne.
tournament-shared = { $name } se partagent la première place.
tournament-many-first = { $count } participants se partagent la première place.
tournament-no-result = Il s'est terminé avant la fin d'une partie.
tournament-ended-because = Il a été arrêté : { $reason }
tournament-too-few = Il n'a pas lieu : il faut { $least } participants, et { $count ->
        [0] il n'y a aucune inscription.
        [one] il n'y en a qu'un.
       *[other] il n'y en a que { $count }.
    }

## Une de ses parties

tournament-match-round = { $tournament }, ronde { $number }
tournament-match-ladder = { $tournament }
tournament-match = { $where } : { $one } joue contre { $two }.
tournament-match-you = { $where } : tu joues contre { $name } et tu commences.
tournament-match-they = { $where } : tu joues contre { $name }, qui commence.
tournament-match-lot = { $where } : tu joues contre { $name }.
tournament-match-again = Partie nulle : vous rejouez, places échangées.
tournament-counts-for = Elle compte pour { $tournament }.

## Nouvelles pour une seule personne

tournament-news-back = Tu participes de nouveau.
tournament-news-taken-out = L'organisation a mis fin à ta participation.
tournament-news-only-organiser = Elle seule peut te faire revenir.
tournament-news-absent = Tu ne joues plus le tournoi : tu as perdu deux parties de suite sans un coup.
tournament-news-come-back = Tu peux revenir : touche Revenir, et tu rejoues dès la prochaine ronde.
tournament-news-no-return = Plus personne ne revient dans ce tournoi.
tournament-news-handed-over = C'est toi qui organises désormais le tournoi.
tournament-news-postponed = Il commence à une autre date.
tournament-news-ladder = Il a commencé, et tu es à la place { $place }. Défie quelqu'un, jusqu'à { $reach } places plus haut : si tu gagnes, tu prends sa place.
tournament-news-ladder-top = Il a commencé, et tu es tout en haut. Ceux d'en dessous vont te défier.
tournament-news-bye-point = { $round } : pas d'adversaire pour toi. Tu gagnes un point.
tournament-news-bye-half = { $round } : pas d'adversaire pour toi. Tu gagnes un demi-point.
tournament-news-bye-nothing = { $round } : pas d'adversaire pour toi, comme tout le monde une fois.
tournament-news-bye-goes-on = { $round } : pas d'adversaire pour toi, tu passes à la suivante.
tournament-news-forfeit = { $round } : { $name } ne joue plus, tu gagnes sans jouer.
tournament-news-kept-apart = { $round } : { $name } et toi ne vous rencontrez pas : un demi-point chacun.
tournament-news-drawn-yours = { $round } : nulle jusqu'au bout contre { $name }. Tu passes : tu étais devant parmi les têtes de série.
tournament-news-drawn-theirs = { $round } : nulle jusqu'au bout. { $name } passe : devant toi parmi les têtes de série.
tournament-news-corrected = { $round } : ton résultat contre { $name } est corrigé, de { $old } à { $new }.
tournament-news-reason = Raison : { $reason }
tournament-news-challenged = { $name } te défie pour la place { $place }.
tournament-news-answer = Sans réponse dans { $span }, ou si tu refuses, tu perds la place.
tournament-news-dropped = { $name } n'est plus sur l'échelle : le défi entre vous est annulé.
tournament-news-declined-yours = { $name } refuse : la place { $place } est à toi.
tournament-news-declined-theirs = Tu as refusé : { $name } prend ta place, et tu es à la place { $place }.
tournament-news-lapsed-yours = { $name } n'a pas répondu à temps : la place { $place } est à toi.
tournament-news-lapsed-theirs = Tu n'as pas répondu à temps : { $name } prend ta place, et tu es à la place { $place }.

## Ce qui est convenu, en phrases

tournament-rules-round-robin = Tout le monde rencontre tout le monde une fois.
tournament-rules-double-round-robin = Tout le monde rencontre tout le monde deux fois, la seconde à places échangées.
tournament-rules-swiss = Système suisse : à chaque ronde, on rencontre quelqu'un qui a à peu près autant de points, et jamais deux fois le même adversaire tant qu'on peut l'éviter.
tournament-rules-knock-out = Une défaite, et c'est fini. Les têtes de série suivent le classement : les meilleurs se rencontrent en dernier.
tournament-rules-ladder = En gagnant contre quelqu'un de plus haut, tu prends sa place, et tous ceux d'entre vous deux descendent d'un rang.
tournament-rules-rounds = { $count ->
        [one] Une ronde.
       *[other] { $count } rondes.
    }
tournament-rules-rounds-open = Autant de rondes qu'il en faut pour qu'une personne au plus n'ait jamais perdu.
tournament-rules-challenge = Tu peux défier quelqu'un jusqu'à { $reach } places plus haut, une partie à la fois. Sans réponse dans { $span }, ou en cas de refus, la place est perdue.
tournament-rules-draw = Une partie nulle se rejoue à places échangées, jusqu'à { $most } parties en tout ; ensuite passe la meilleure tête de série.
tournament-rules-third = Les perdants des demi-finales jouent pour la troisième place.
tournament-rules-bye-point = En nombre impair, quelqu'un n'a pas d'adversaire et reçoit un point ; jamais deux fois la même personne tant qu'on peut l'éviter.
tournament-rules-bye-goes-on = Faute d'adversaires, les premières têtes de série passent directement à la ronde suivante.
tournament-rules-bye-none = En nombre impair, quelqu'un se repose à chaque ronde. Ça ne donne pas de point.
tournament-rules-game = { $games }, { $rated }.
tournament-rules-games = Les jeux changent d'une ronde à l'autre : { $games }. Chaque partie : { $rated }.
tournament-rules-series = Chaque rencontre est une série : { $series }.
tournament-rules-seats = Chacun commence à son tour, autant que possible.
tournament-rules-time-round = Chaque ronde dure { $span } ; la suivante commence dès que toutes les parties sont finies.
tournament-rules-time-match = Chaque partie dure { $span }.
tournament-rules-adjudication-clock = Si une partie n'est pas finie d'ici là, la pendule avec le plus de temps gagne.
tournament-rules-adjudication-judgement = Si une partie n'est pas finie d'ici là, Salle la juge : elle la continue seule de nombreuses fois. Trois quarts de victoires donnent la partie ; sinon, elle est nulle.
tournament-rules-adjudication-half = Si une partie n'est pas finie d'ici là, elle donne un demi-point à chacun.
tournament-rules-vacations = Pendant les vacances, les pendules s'arrêtent ; le temps ci-dessus continue.
tournament-rules-no-vacations = Pendant les vacances, les pendules continuent.
tournament-rules-absent = Si tu ne viens pas, tu perds au temps ; après { $count } parties de suite sans un coup, tu ne joues plus. Si tu quittes le tournoi, tu perds la partie en cours.
tournament-rules-return = On peut revenir en touchant Participer.
tournament-rules-no-return = On ne revient pas dans ce tournoi.
tournament-rules-places-knock-out = Plus on va loin, meilleure est la place.
tournament-rules-places-ladder = On commence tout en bas.
tournament-rules-ties = À égalité de points, on départage par : { $ties }.
tournament-rules-no-ties = À égalité de points, la place se partage.
tournament-rules-tie-buchholz = Buchholz, la somme des points des adversaires
tournament-rules-tie-sonneborn-berger = Sonneborn-Berger, les points des adversaires multipliés par ceux pris contre eux
tournament-rules-tie-direct-encounter = confrontation directe, les parties entre ex æquo
tournament-rules-tie-wins = victoires, dans les parties vraiment jouées
tournament-rules-top-shared = Si la première place reste à égalité, elle se partage.
tournament-rules-top-played-off = Si la première place reste à égalité, elle se joue en élimination directe.
tournament-rules-least = Il commence à partir de { $least } participants.
tournament-rules-late-ladder = On peut s'inscrire à tout moment.
tournament-rules-late-refused = Une fois commencé, plus d'inscriptions.
tournament-rules-late-without-points = On peut s'inscrire jusqu'à la dernière ronde ; les rondes manquées ne donnent pas de point.
tournament-rules-late-half-points = On peut s'inscrire jusqu'à la dernière ronde ; chaque ronde manquée donne un demi-point.

## Ce qui ne se peut pas

tournament-none = Ce tournoi n'existe pas. /tournament montre ceux qu'il y a.
tournament-damaged = Je ne peux pas lire ce tournoi pour l'instant. La personne qui gère Salle est prévenue ; rien n'est perdu.
tournament-error-not-opened = Ce tournoi n'est pas encore ouvert. Réessaie dans un instant.
tournament-error-opened-already = Ce tournoi est déjà ouvert.
tournament-error-tournament-ended = Ce tournoi est terminé, et reste tel quel.
tournament-error-already-joined = Tu participes déjà. Pour ne plus jouer, touche Quitter.
tournament-error-no-computers = Un tournoi est pour des personnes que Salle connaît déjà.
tournament-error-was-taken-out = L'organisation a mis fin à ta participation. Elle seule peut te faire revenir.
tournament-error-full = Les { $most } places sont prises. Dès que quelqu'un part, tu peux t'inscrire.
tournament-error-rating-too-low = Ce tournoi est pour les classements à partir de { NUMBER($lowest, useGrouping: 0) } ; le tien est plus bas.
tournament-error-rating-too-high = Ce tournoi est pour les classements jusqu'à { NUMBER($highest, useGrouping: 0) } ; le tien est plus haut.
tournament-error-too-late = C'est trop tard pour s'inscrire : il n'y a plus de ronde à jouer.
tournament-error-knocked-out = En élimination directe, personne ne revient. Le classement montre qui est encore en jeu.
tournament-error-not-joined = Nomme quelqu'un qui participe. « Qui joue » les montre.
tournament-error-same-player = C'est deux fois la même personne. Nommes-en deux.
tournament-error-cannot-keep-apart = En élimination directe chacun peut rencontrer chacun : on ne sépare personne.
tournament-error-begun-already = Il a déjà commencé. C'était possible seulement avant.
tournament-error-in-the-past = Cette date est passée. Choisis-en une à venir.
tournament-error-too-few = Il faut { $least } participants pour commencer.
tournament-error-no-rounds = Une échelle n'a pas de rondes : ses parties viennent des défis.
tournament-error-not-begun = Il n'a pas encore commencé. Attends le début.
tournament-error-other-round = C'est une autre ronde qui vient. Regarde encore une fois.
tournament-error-round-running = La ronde n'est pas finie : il manque encore des résultats.
tournament-error-no-more-rounds = Il n'y a plus de ronde : toutes sont jouées.
tournament-error-bad-pairing = Ces rencontres ne correspondent plus à ceux qui jouent. Regarde encore une fois.
tournament-error-no-such-match = Cette partie n'existe pas. Le classement montre celles qu'il y a.
tournament-error-result-known = Cette partie a déjà son résultat. S'il est faux, corrige-le.
tournament-error-no-result = Cette partie n'a pas encore de résultat : il n'y a rien à corriger.
tournament-error-paired-on = La ronde suivante dépend de ce résultat : il ne change plus.
tournament-error-no-ladder = On ne défie pour une place que sur une échelle. Ici, les rencontres se décident toutes seules.
tournament-error-ends-soon = Le temps de cette échelle est écoulé : on ne finit que les parties en cours.
tournament-error-not-above = Défie quelqu'un qui est plus haut que toi.
tournament-error-too-far-above = C'est trop haut. Tu peux défier jusqu'à { $reach } places plus haut que toi.
tournament-error-may-not-meet = Dans ce tournoi vous ne vous rencontrez pas. Défie quelqu'un d'autre.
tournament-error-is-busy = { $name } a déjà un défi ou une partie sur cette échelle, et c'est un à la fois.
tournament-error-no-such-challenge = Ce défi n'attend plus de réponse.
tournament-error-not-yet = Il reste du temps pour répondre à ce défi.
tournament-error-announced-already = Cette discussion en reçoit déjà les nouvelles.
tournament-error-too-many-chats = Déjà { $most } discussions le suivent : c'est le maximum.
