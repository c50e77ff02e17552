### Salle : commandes, boutons, et mots pour les ennuis.

hall-name = Salle
hall-computer = Salle ({ $level })
hall-anybody = qui voudra
hall-you-first = Toi

## Le carton d'un défi

hall-card = { $challenger } défie { $asked } à une partie { DE($game) }
hall-card-open = { $challenger } défie qui voudra à une partie { DE($game) }
hall-card-accepted = { $name } a accepté.
hall-card-declined = { $name } a refusé.
hall-card-withdrawn = Défi retiré.
hall-card-expired = Personne n'a répondu à temps.
hall-begins = { $name } commence
hall-begins-by-lot = début tiré au sort

## Boutons

hall-accept = Accepter
hall-accept-privately = Accepter en privé
hall-open-until = Ouvert jusqu'au
hall-take-it = Accepter le défi
hall-decline = Refuser
hall-withdraw = Retirer
hall-change = Modifier…
hall-rules = Règles
hall-send = Envoyer
hall-that-is-all = C'est tout, envoyer
hall-do-it = Jouer quand même
hall-undo = Annuler
hall-back = Retour
hall-my-hand = Ma main
hall-my-turn = À moi
hall-board-as-text = Plateau en mots
hall-more = Plus
hall-history = Historique
hall-answers = Réponses d'avance
hall-answer-now = Répondre maintenant
hall-answer-yes = Oui
hall-answer-no = Non
hall-answer-ask = Me demander
hall-offer-draw = Proposer la nulle
hall-agree = Accepter la nulle
hall-refuse = Continuer
hall-ask-back = Reprendre le coup…
hall-give-back = Laisser reprendre
hall-keep = Le coup reste
hall-resign = Abandonner…
hall-resign-surely = Abandonner
hall-play-on = Continuer
hall-rematch = Revanche
hall-replay = Revoir
hall-verify = Vérifier
hall-export = Exporter
hall-to-board = Retour à la table
hall-open = Ouvrir Salle
hall-share = Envoyer à quelqu'un

## Ce qui a été fait

hall-challenged = Ton défi à { $name } est sur la table.
hall-which-game = Quel jeu ?
hall-begun = La partie a commencé.
hall-accepted = Défi accepté. La partie commence.
hall-declined = Défi refusé.
hall-withdrawn = Défi retiré.
hall-sent = Coup envoyé.
hall-done = C'est fait.
hall-public-preview = { $name } : { $move }
hall-resign-question = Abandonner ? { $name } gagne alors la partie.
hall-nothing-yet = Il ne s'est encore rien passé.
hall-line-won = gagnée
hall-line-lost = perdue
hall-line-drawn = nulle
hall-your-tables = Tes tables
hall-which-table = Quelle table ?
hall-no-tables = Tu n'as pas de table. /challenge en ouvre une.
hall-open-private = { $name }, ouvre Salle pour jouer tes tours en privé.
hall-share-line = Qui ouvre ce lien accepte le défi : { $link }
hall-share-line-to = Envoie ce lien à { $name }. Personne d'autre ne peut accepter le défi : { $link }
hall-in-private = C'est dans notre discussion privée.

## Ennuis

hall-not-a-player = Ici jouent { $one } et { $two }. /board montre leur plateau, /challenge ouvre une table à toi.
hall-not-your-turn = À { $name } de jouer.
hall-not-begun = Personne n'a encore accepté ce défi.
hall-is-over = Cette partie est terminée. « Revanche » en commence une autre.
hall-moved-on = La partie a continué depuis ; voici le plateau d'aujourd'hui.
hall-not-now = Ce n'est pas possible maintenant. « Ma main » montre ce qui l'est.
hall-you-can = Tu peux jouer : { $moves }.
hall-nearest = Au plus près de « { $text } » : { $moves }.
hall-no-button = Ce bouton ne marche plus. /tables montre tes tables.
hall-no-table = Cette table n'existe pas, ou n'existe plus. /tables montre les tiennes.
hall-no-move-here = « { $text } » n'est un coup à aucune de tes tables ici. Écris-en un comme { $examples }, ou touche un bouton.
hall-no-table-here = Tu n'as pas de table ici. /challenge en ouvre une, /tables montre celles que tu as ailleurs.
hall-busy = Quelqu'un a agi au même moment. Ta demande n'a pas été prise en compte ; touche encore une fois, s'il te plaît.
hall-store-away = Je n'ai pas accès à ma mémoire en ce moment. Ton coup n'a pas été envoyé ; les boutons remarcheront dans un instant.
hall-broken = Quelque chose a cassé chez moi. Si ton coup était déjà parti, il n'est pas perdu ; /tables montre où en sont les choses.
hall-damaged = La feuille de partie de cette table est illisible, la table est donc fermée. Tes autres tables continuent ; la personne qui gère Salle est prévenue.
hall-unreadable = Ce que je garde de ces résultats est illisible. Rien d'autre n'en souffre ; la personne qui gère Salle est prévenue.
hall-taken = Cette place est déjà prise.
hall-own-challenge = Ce défi est le tien : quelqu'un d'autre doit l'accepter.
hall-not-asked = Ce défi est pour quelqu'un d'autre. /challenge ouvre une table à toi.
hall-not-yours = Seule la personne qui a lancé ce défi peut le retirer.
hall-answered = Ce défi a déjà reçu une réponse.
hall-not-yourself = Une partie se joue à deux. Choisis quelqu'un d'autre, laisse le défi ouvert, ou prends les deux places d'une table d'étude.
hall-still-playing = Cette partie n'est pas encore terminée.
hall-no-such-game = Il n'y a ici ni jeu ni joueur de ce nom. Les jeux sont : { $games }.
hall-no-option = Il n'y a pas d'option { $name }. Il y a : { $known }.
hall-option-takes = { $name } peut être { $known }.
hall-cannot-post = Je ne peux pas écrire ici de moi-même. Tes tours arrivent dans ta discussion privée avec moi, et /hand les montre ici.
hall-not-a-bot = Les autres bots ne jouent pas ici. Choisis une personne, ou joue contre Salle : /challenge computer.
hall-nobody-here = Personne d'autre ne lit cette discussion. Nomme un adversaire, ou joue contre Salle : /challenge computer.
hall-not-your-chat = Il faut pouvoir gérer ce salon pour choisir sa langue.
hall-not-understood = Je ne comprends pas « { $word } ».
hall-argument-missing = Il manque quelque chose : { $name } ({ $about }).
hall-not-in-a-group = Cela ne marche que dans notre discussion privée.
hall-not-in-private = Cela ne marche que dans un groupe.
hall-not-understood-near = Je ne comprends pas « { $word } ». Voulais-tu dire { $near } ?
hall-only-admins = Il faut administrer ce groupe pour choisir sa langue. La tienne se choisit dans notre discussion privée.
hall-language-how = Écris la langue après la commande : { $languages }.
hall-anonymous = Telegram cache ici qui tu es. Écris sous ton nom, pas au nom du groupe.

## Vérifier et emporter

hall-verified = { $draws ->
        [0] Rien n'a été laissé au hasard dans cette partie ; la graine est celle qui a été scellée.
        [1] Le seul tirage de cette partie est celui que donne la graine scellée.
       *[other] Chacun des { $draws } tirages est celui que donne la graine scellée.
    }
hall-not-verified = Les tirages NE sont PAS ceux que donne la graine scellée. Préviens la personne qui gère Salle, s'il te plaît.
hall-verify-how = Vérifie par toi-même : seed = SHA-256 de server_seed et des nonces (ce que chaque joueur a donné), séparés par des octets nuls. Le tirage numéro i, à partir de 0, en dessous de n est HMAC-SHA256(seed, "i:0"), lu comme un nombre gros-boutiste (big-endian), modulo n ; une valeur du dernier bloc incomplet est tirée de nouveau avec "i:1", et ainsi de suite.
hall-verify-later = La graine est dévoilée à la fin de la partie ; d'ici là, son sceau la garde.
hall-export-later = Tu pourras emporter la feuille de partie quand la partie sera terminée.
hall-replay-later = Tu pourras revoir la partie quand elle sera terminée.
hall-film-failed = Le film n'a pas pu être fait.

## Cards to look at

hall-cards = Cartes
hall-cards-all = Toutes les cartes
hall-cards-explain = Expliquer
hall-cards-of = { $game } : les cartes
hall-cards-hand = Dans ta main
hall-cards-table = Sur la table
hall-cards-which = Quelle carte ?
hall-cards-none = Il n'y a pas ici de jeu avec des cartes à regarder.
hall-no-card = Il n'y a pas de carte « { $name } ».
hall-no-card-near = Il n'y a pas de carte « { $name } ». Les plus proches :

## Réponses d'avance

hall-answers-about = Salle donne ces réponses pour toi, au bout d'un moment, chaque fois que la question pourrait t'être posée. Personne n'apprend qu'elle ne l'a pas été.
hall-answers-none = Dans ce jeu, il n'y a rien à répondre d'avance.
hall-answers-how = Écris laquelle, et oui, non ou me demander : /answers { $example } non. Il y a : { $windows }
hall-answers-for-you = Tu n'as rien à décider ; Salle répond pour toi dans un moment.
hall-answered-in-advance = Tu y as répondu d'avance : { $answer }. Salle le dit dans un moment.

## Réglages

hall-settings = Tes réglages
hall-pair = { $name } : { $value }
hall-set = { $name } : { $value }.
hall-set-chat = Désormais, les messages de cette discussion sont dans cette langue.
hall-set-language = Langue
hall-set-language-auto = celle de la plateforme
hall-set-language-en = English
hall-set-language-it = Italiano
hall-set-language-es = Español
hall-set-language-fr = Français
hall-set-theme = Thème
hall-set-theme-light = clair
hall-set-theme-dark = sombre
hall-set-colour_vision = Couleurs
hall-set-colour_vision-common = d'origine
hall-set-colour_vision-colour_blind = adaptées au daltonisme
hall-set-text_size = Caractères
hall-set-text_size-common = normaux
hall-set-text_size-large = grands
hall-set-picture_format = Format des images
hall-set-picture_format-auto = selon la plateforme
hall-set-picture_format-tall = vertical
hall-set-picture_format-wide = horizontal
hall-set-side = Ton côté
hall-set-side-by_seat = selon la place
hall-set-side-left = toujours à gauche
hall-set-sending = Envoi
hall-set-sending-ask = demander avant d'envoyer
hall-set-sending-at_once = envoyer aussitôt
hall-set-motion = Mouvement
hall-set-motion-on_request = à la demande
hall-set-motion-always = à chaque tour
hall-set-motion-never = jamais
hall-set-told_on = Tes tours sont annoncés
hall-set-told_on-auto = là où tu étais en dernier
hall-set-told_on-discord = sur Discord
hall-set-told_on-telegram = dans Telegram
hall-set-told_on-web = sur la page
hall-set-reminders = Rappels
hall-set-reminders-due = quand il reste peu de temps
hall-set-reminders-daily = une fois par jour, pour toutes les tables
hall-set-reminders-never = jamais
hall-set-profile_shown = Ton profil
hall-set-profile_shown-all = visible par tous
hall-set-profile_shown-without_times = sans les temps
hall-set-profile_shown-nothing = pour toi seul
hall-set-digest_hour = Résumé du jour
hall-forgotten = Ce que je gardais de toi n'est plus là ; les copies chez d'autres partent dans l'heure. Tes parties restent celles de « Compte effacé ».

## Aide

hall-help-settings = /language, /theme et /settings changent l'aspect de Salle pour toi. /hours et /vacation disent quand ton temps s'écoule.
hall-help-what = Dans Salle, on joue à deux par correspondance : un coup maintenant, la réponse demain.
hall-help-start = /challenge ouvre une table contre quelqu'un, contre qui voudra ou contre Salle. /tables montre les tiennes, les plus urgentes d'abord.
hall-help-play = Joue avec les boutons, ou écris un coup avec /move. Rien ne part avant que tu touches « Envoyer ». /card montre une carte avec son texte, dans les jeux qui en ont. Pendant que tu attends, « Si … » prépare ta réponse.
hall-help-away = Tu t'absentes ? /pause et /adjourn se décident avec l'autre, /giveday lui donne un jour ; /vacation et /hours ne tiennent qu'à toi. Quand quelqu'un n'a plus de temps, l'autre choisit la suite ; dans un tournoi, la partie est perdue.
hall-help-fair = Chaque mélange est scellé avant la première carte, et /verify le refait après la fin. Cela empêche la personne qui gère Salle de choisir les cartes, pas de les regarder.
hall-help-private = Ta main n'arrive qu'à toi. /privacy dit ce qui est gardé de toi, te le donne et l'efface.

## Commandes : un nom et une description chacune

hall-command-challenge = défi
    .about = Défier à un jeu quelqu'un, qui voudra ou Salle
hall-command-seek = chercher
    .about = Trouver quelqu'un de ta force avec qui jouer
hall-command-say = dire
    .about = Dire quelque chose à ton adversaire
hall-command-move = coup
    .about = Écrire un coup, comme +3 ou 2x4
hall-command-hand = main
    .about = Ta main et ton tour, pour toi seulement
hall-command-board = plateau
    .about = Le plateau tel qu'il est
hall-command-tables = tables
    .about = Tes tables, les plus urgentes d'abord
hall-command-seen = vues
    .about = Les cartes sorties, et celles qui peuvent encore sortir
hall-command-profile = profil
    .about = Le classement et les parties de quelqu'un ; sans nom, les tiens
hall-command-leaderboard = palmarès
    .about = Les meilleurs d'un jeu, ici ou de tous
hall-command-follow = suivre
    .about = Suivre une partie d'autrui : sa fin, ou chaque coup
hall-command-unfollow = ne-plus-suivre
    .about = Les parties que tu suis ; ne plus en suivre une
hall-command-history = historique
    .about = Ce qui s'est passé à une table
hall-command-resign = abandonner
    .about = Laisser la victoire à l'autre (demande confirmation)
hall-command-draw = nulle
    .about = Proposer la nulle, ou l'accepter
hall-command-takeback = annuler
    .about = Demander à reprendre ton dernier coup
hall-command-adjourn = ajourner
    .about = Demander d'ajourner une partie
hall-command-resume = reprendre
    .about = Reprendre une partie ajournée
hall-command-pause = pause
    .about = Demander que le temps ne coure pas quelques jours
hall-command-giveday = jour
    .about = Donner un jour de plus à l'autre
hall-command-rematch = revanche
    .about = La même partie, places échangées
hall-command-rules = règles
    .about = Les règles d'un jeu, en images
hall-command-card = carte
    .about = Regarder une carte : image, texte et précisions
hall-command-verify = vérifier
    .about = Après la fin : vérifier le mélange
hall-command-export = exporter
    .about = Après la fin : la feuille de partie dans un fichier
hall-command-answers = réponses
    .about = Répondre d'avance à ce qu'on n'a pas à te demander
hall-command-if = si
    .about = Préparer une réponse à ce que l'autre pourrait jouer
hall-command-language = langue
    .about = La langue que Salle parle avec toi
hall-command-quiet = discret
    .about = Combien de messages une table coûte à ce salon
hall-command-setup = configurer
    .about = Ce qui manque à ce serveur ou groupe, et ses réglages
hall-command-theme = thème
    .about = Clair, sombre, couleurs, grands caractères
hall-command-settings = réglages
    .about = Tous tes réglages
hall-command-hours = horaires
    .about = Quand ton temps s'écoule : fuseau, sommeil, jours libres
hall-command-vacation = vacances
    .about = 30 jours par an où ton temps ne s'écoule pas
hall-command-block = bloquer
    .about = Ne plus jouer ni parler avec quelqu'un, sans que cela se sache
hall-command-link = lier
    .about = Réunir tes identités d'ici et d'ailleurs
hall-command-unlink = delier
    .about = Séparer tes identités
hall-command-unblock = débloquer
    .about = Qui tu as bloqué ; rejouer avec cette personne
hall-command-privacy = confidentialité
    .about = Ce qui est gardé de toi : l'avoir, ou l'effacer
hall-command-forget = oublier
    .about = Effacer ce qui est gardé de toi
hall-command-admin = gestion
    .about = L'ordre dans ce lieu : exclusions, parties annulées, journal ; pour qui le gère
hall-command-help = aide
    .about = Ce qu'est Salle et comment commencer

hall-group-clock = pendule
    .about = Pause, ajournement, reprise, un jour offert
hall-group-match = partie
    .about = Nulle, coup repris, abandon, revanche ; historique et feuille de partie
hall-group-prepare = préparer
    .about = Tes réponses à l'avance
hall-group-settings = réglages
    .about = Langue, aspect, horaires, vacances, et ce que je garde de toi
hall-within-show = voir
    .about = Tous tes réglages

hall-menu-challenge = Défier

hall-argument-remark = phrase
    .about = Que dire
hall-argument-link = lien
    .about = Le lien d'un défi ou ses douze lettres
hall-argument-opponent = adversaire
    .about = Qui défier ; personne : un défi ouvert
hall-argument-range = classements
    .about = Avec qui tu jouerais : 1450-1800, ou ±200
hall-argument-code = code
    .about = Ce que /link a dit ailleurs
hall-argument-act = acte
    .about = Que faire ; rien : le journal
hall-argument-reason = raison
    .about = Pourquoi : c'est dit à qui cela concerne, et noté
hall-argument-person = personne
    .about = De qui il s'agit
hall-argument-computer = ordinateur
    .about = Jouer contre Salle, à ce niveau
hall-argument-game = jeu
    .about = Quel jeu
hall-argument-variant = variante
    .about = Quelles règles
hall-argument-options = options
    .about = D'autres options, comme touches=3
hall-argument-clock = temps
    .about = vif, quotidien, tranquille, aucun ; ou sur mesure, comme 3d+12h/5d
hall-argument-study = étude
    .about = Prendre les deux places
hall-argument-move = coup
    .about = Le coup en notation
hall-argument-window = question
    .about = Quelle question ; aucune : toutes
hall-argument-answer = réponse
    .about = Ce que Salle répond pour toi
hall-argument-line = ligne
    .about = Par exemple c1-d4 : b2-a5 ; rien : voir ce que tu as préparé
hall-argument-days = jours
    .about = Combien de jours
hall-argument-card = carte
    .about = Son nom ou son code ; rien : toutes
hall-argument-table = table
    .about = Quelle table
hall-argument-language = langue
    .about = Une langue, ou celle de la plateforme
hall-argument-chat = salon
    .about = Pour les messages de ce salon, pas pour toi
hall-argument-hours = horaires
    .about = Lieu, sommeil, jours libres : Paris 23-7 sam dim
hall-argument-vacation = jours
    .about = 5, jusqu'au 3 mai, ou fin ; rien : ce qui reste
hall-argument-boards = plateaux
    .about = Ce qu'une table coûte à ce salon
hall-argument-setting = réglage
    .about = Quel réglage
hall-argument-value = valeur
    .about = À quelle valeur
