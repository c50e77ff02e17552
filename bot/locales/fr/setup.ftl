### Ce qui manque à un serveur ou à un groupe, et ce que règle qui le gère.

setup-what = Que veux-tu changer ?
setup-look-again = Regarder à nouveau
setup-not-yours = Il faut pouvoir gérer ce serveur ou ce groupe pour faire ça.
setup-here = ici
setup-topic = sujet { $number }
setup-and-more = { $names } et { $count } de plus

## Ce qui manque

setup-nothing-missing = J'ai ici toutes les permissions qu'il me faut.
setup-not-inspected = Je ne peux pas regarder mes permissions ici pour le moment.
setup-missing = ⚠ Il manque { $permission } dans { $where }. Sans elle, { $fails }.
setup-permission-view = « Voir le salon »
setup-permission-send = « Envoyer des messages »
setup-permission-pictures = « Joindre des fichiers » ou « Envoyer des photos »
setup-permission-motion = « Envoyer des stickers et des GIF »
setup-permission-links = « Intégrer des liens »
setup-permission-history = « Voir les anciens messages »
setup-permission-threads = « Créer des fils publics » ou « Gérer les sujets »
setup-permission-send_in_threads = « Envoyer des messages dans les fils »
setup-without-view = je ne peux rien y faire
setup-without-send = ni défi ni plateau n'y arrive
setup-without-pictures = les plateaux arrivent sans image, ou n'arrivent pas
setup-without-motion = les coups ne peuvent pas être animés
setup-without-links = les liens n'ont pas d'aperçu
setup-without-history = les plateaux d'avant peuvent rester tels quels
setup-without-threads = les plateaux arrivent dans le salon, et aucune table n'a sa place à elle
setup-without-send_in_threads = les plateaux arrivent dans le salon et non dans leurs fils

## Les réglages

setup-channels = Salons
    .about = Où je joue. Sans choix, c'est partout.
setup-channels-usual = partout
setup-threads = Fils
    .about = Une table peut-elle avoir son propre fil ou sujet ?
setup-threads-usual = permis
setup-threads-off = aucun : les plateaux restent dans le salon
setup-boards = Plateaux
    .about = Combien de messages par table. Un salon qui a son propre réglage (/discret) le garde.
setup-boards-usual = comme d'habitude
setup-games = Jeux
    .about = Quels jeux sont proposés ici.
setup-game = Jeu habituel
    .about = Le jeu d'un défi qui n'en dit rien.
setup-game-usual = aucun : je demande
setup-clock = Temps habituel
    .about = Le temps d'un défi qui n'en dit rien.
setup-clock-usual = comme d'habitude
setup-rated = Classement
    .about = Les parties entre deux personnes comptent-elles ?
setup-rated-as_agreed = comme les deux en conviennent
setup-rated-usually = classées, sauf demande contraire
setup-rated-never = toujours amicales
setup-newcomers = Nouveaux venus
    .about = Ce que peuvent faire ceux qui n'ont encore fini aucune partie avec une personne. Tout le monde peut accepter des défis et jouer contre moi.
setup-newcomers-anything = tout
setup-newcomers-by_name = défier quelqu'un par son nom, mais pas tout le monde
setup-newcomers-accept = accepter des défis, sans plus
setup-results = Résultats
    .about = Où je dis, en une ligne silencieuse, qui a gagné.
setup-results-usual = nulle part
setup-puzzle = Problème du jour
    .about = Où je montre un problème chaque matin, et combien l'ont trouvé. À neuf heures chez toi ; /hours me dit où c'est.
setup-puzzle-usual = nulle part
setup-language = Langue
    .about = Celle que je parle dans les salons qui n'ont pas la leur (/langue).

## Ce qui n'est pas possible ici

setup-refused-channel = Je ne joue pas dans ce salon, mais ici : { $channels }.
setup-refused-game = { $game } n'est pas proposé ici. Il y a : { $games }.
setup-refused-rated = Ici les parties sont toujours amicales.
setup-refused-open = Pour commencer, défie quelqu'un par son nom, accepte un défi, ou joue contre moi. Après une partie finie, tout est permis.
setup-refused-challenge = Pour commencer, accepte un défi, ou joue contre moi. Après une partie finie, tout est permis.

## Résultats

setup-won = { $title } : { $winner } a gagné{ $score }.
setup-drawn = { $title } : nulle{ $score }.
