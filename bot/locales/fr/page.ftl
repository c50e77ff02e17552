### La page de la table locale. Les messages d'une ligne vont à la page tels quels, avec
### `{seconds}` à la place d'une variable ; les autres sont composés par le serveur.

## L'entrée
page-arrival-title = Assieds-toi et joue.
page-arrival-lead = Jeux pour deux, un coup à la fois. Pas de compte ; rien ne quitte cet ordinateur.
page-your-name = Ton nom
page-name-first = Dis-moi d'abord ton nom.
page-play = { $game } : jouer contre Salle
page-play-hint = Salle joue : { $level }
page-challenge = Défier quelqu'un : copier ce lien
page-link-hint-before = Un lien qui ouvre l'autre place, sur cet ordinateur
page-link-hint-before-wide = Un lien vers la place en face de toi
page-copied = Copié. Il ouvre l'autre place, sur cet ordinateur.
page-copied-wide = Copié. Envoie-le : il mène à la place en face de toi.
page-copy-this = Copie ce lien :
page-copied-anew = Copié : un nouveau lien, avec ces conditions. Le précédent ne marche plus.
page-link-outdated = Tu as changé les conditions depuis. Copie le lien encore une fois.
page-offer-to-all = Proposer à tous
page-listed = Tout le monde ici voit maintenant ton défi. Dès que quelqu'un l'accepte, la table s'ouvre.
page-listed-anew = Tout le monde ici voit maintenant ton défi, à une nouvelle adresse. Le lien précédent ne marche plus.
page-open-challenges = Défis ouverts
page-alone = Prendre les deux places
page-sit-as = S'asseoir : { $one } et { $two }
page-second-seat = Le nom à l'autre place
page-second-name = Bea
page-terms = Variante, niveau, temps
page-level = Niveau de Salle
page-clock = Temps
page-clock-usual = comme d'habitude : quotidien à deux, sans limite avec Salle
page-begins = Qui commence
page-begins-challenger = toi
page-begins-challenged = l'autre
page-rating-usual = comme d'habitude : classée, la première amicale
page-series-usual = comme d'habitude
page-games = Jeux
page-colophon = Les mêmes tables se jouent sur Discord et sur Telegram.
page-again = Revenir en tant que
page-somebody-new = Quelqu'un d'autre
page-this-page = Cette page
page-my-tables = Mes tables
page-wait-for-you = Tables qui t'attendent : { $count }

## La table
page-none = Pas encore de table.
page-new-game = Nouvelle partie
page-is-over = Partie terminée
page-what-happened = Ce qui s'est passé
page-since-last = Depuis ton dernier passage
page-may-close = Tu peux fermer cette page.
page-next = Suivante : { $game } avec { $who }
page-share = Donne ce lien à quelqu'un :
page-copy = Copier le lien
page-sit-here = S'asseoir ici sous un autre nom
page-begin-new = Commencer une nouvelle partie
page-rounds = Manches : { $list }
page-round-drawn = nulle
page-rounds-played = { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
page-took-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
page-took-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
page-took-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-since = { $who }, depuis { $when }
page-waits-for = attend { $who }
page-ended = { $who } : { $result }

## Écrire
page-type-a-move = Écris un coup
page-type-for = Écris un coup pour { $name }
page-or-type = ou écris un coup : { $example }
page-squares = Choisis sur le plateau, ou ici par son nom ({ $count })
page-type-command = écris une commande après /
page-keys = Touches
page-offers = Ce que tu peux écrire
page-no-command = { $command } n'existe pas. Tu peux écrire : { $commands }

## Plus
page-look = Aspect
page-system = Comme le système
page-light = Clair
page-dark = Sombre
page-colour-blind = Pour daltoniens
page-large-print = Grands caractères
page-language = Langue
page-close = Fermer
page-cards-here = Sur cette image
page-rules-of = { $game } : les règles
page-replay-alt = La partie, du premier coup au dernier
page-habits = Habitudes
page-seat-left = Moi à gauche
page-own-address = En page à partager
page-follow = Suivre cette partie
page-profile-of = Profil : { $name }
page-seek = Chercher quelqu'un avec qui jouer
page-my-profile = Mon profil
page-leaderboard = Palmarès
page-puzzles = Problèmes
page-calendar = Calendrier
page-hours = Mes horaires
page-hours-example = Paris 23-7 sam dim
page-vacation = Vacances
page-vacation-example = 5
page-set = Régler
page-send-at-once = Envoyer sans demander

## Dit à voix haute
page-aloud-preview = Aperçu : { $move } Entrée envoie, Échap annule.
page-aloud-turn = { $lead } { $rest }
page-title-turn = À toi de jouer · { $game } avec { $who } · Salle
page-title-table = { $game } avec { $who } · Salle
page-title-waiting = ({ $count }) { $title }

## Ennuis
page-away = Je n'ai pas accès à ma mémoire en ce moment.
page-broke = Quelque chose a cassé chez moi. Si ton coup était parti, il compte ; recharge la page pour voir.
page-not-here = Il n'y a rien ici. La table a peut-être été fermée.
page-nothing-here = Il n'y a rien ici
page-gone = L'adresse est mal écrite, ou la table a été fermée.
page-to-arrival = Retour à l'entrée
page-bad-request = Je ne peux pas lire cette demande : { $why }.
page-no-cookie = Je ne sais pas qui tu es. Recharge la page et autorise son cookie.
page-too-long = C'est trop long pour moi.

page-file-open = Ouvrir un fichier de partie
page-file-position = Position
page-file-back = Position précédente
page-file-on = Position suivante
page-file-too-large = Le fichier d'une partie a au plus { $most } Ko.
