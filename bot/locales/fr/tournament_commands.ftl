### Commandes des tournois : le formulaire, participer et quitter, et ce que fait l'organisateur.

## Ce qu'il y a

tournament_commands-title = Tournois
tournament_commands-none = Aucun tournoi d'ici ne convient. /tournament create en ouvre un.
tournament_commands-nothing = Pas encore de tournoi.
tournament_commands-which = Il peut s'agir de plusieurs tournois. /tournament les montre ; dis aussi le nom.
tournament_commands-new = Nouveau tournoi
tournament_commands-is-enrolling = commence le { $date }
tournament_commands-is-open = commence quand il est complet
tournament_commands-is-running = en cours
tournament_commands-is-ended = terminé
tournament_commands-manage = Gérer

## Le formulaire

tournament_commands-usual-name = Tournoi { DE($name) }
tournament_commands-other-name = Pour un autre nom, dis : /tournament create Coupe d'automne
tournament_commands-create = Créer
tournament_commands-more = Plus…
tournament_commands-games = Jeux
    .about = Touche un jeu, ou plusieurs : ils alternent d'une ronde à l'autre.
tournament_commands-kind = Genre
tournament_commands-rated = Parties
tournament_commands-clock = Pendule
tournament_commands-time = Temps par ronde
    .about = Ce qui n'est pas fini alors est décidé par la règle que tu choisis sous Plus.
tournament_commands-who = Pour
tournament_commands-who-usual = tout le monde
tournament_commands-who-place = les membres de ce serveur ou groupe
tournament_commands-most = Joueurs au plus
tournament_commands-most-any = autant qu'on veut
tournament_commands-begins = Commence
    .about = Un autre jour et une autre heure : /tournament begins 3 mai 18:00
tournament_commands-begins-full = quand c'est complet
tournament_commands-begins-tomorrow = demain soir
tournament_commands-begins-days = dans 3 jours
tournament_commands-begins-week = dans une semaine
tournament_commands-begins-then = { $words }, au plus tard { $latest }
tournament_commands-begins-on = { $words } : { $latest }
tournament_commands-rounds = Rondes
tournament_commands-rounds-usual = jusqu'à ce qu'il reste au plus un invaincu
tournament_commands-series = Parties par paire
tournament_commands-third = Partie pour la troisième place
tournament_commands-low = Classement à partir de
tournament_commands-high = Classement jusqu'à
tournament_commands-any = n'importe lequel
tournament_commands-ties = À égalité de points
    .about = Ils comptent dans l'ordre où tu les touches.
tournament_commands-ties-buchholz = Buchholz
tournament_commands-ties-sonneborn-berger = Sonneborn-Berger
tournament_commands-ties-direct-encounter = confrontation directe
tournament_commands-ties-wins = victoires
tournament_commands-top = Première place à égalité
tournament_commands-top-shared = elle est partagée
tournament_commands-top-played-off = ils la jouent
tournament_commands-late = Entrée tardive
tournament_commands-late-refused = non
tournament_commands-late-half-points = oui, un demi-point par ronde manquée
tournament_commands-late-without-points = oui, les rondes manquées ne donnent rien
tournament_commands-adjudication = Quand le temps d'une ronde est écoulé
tournament_commands-adjudication-clock = celui qui a plus de temps à la pendule gagne
tournament_commands-adjudication-judgement = Salle juge la position
tournament_commands-adjudication-half = un demi-point chacun
tournament_commands-vacations = Les vacances arrêtent la pendule
tournament_commands-ends = Se termine
tournament_commands-ends-usual = quand l'organisateur l'arrête
tournament_commands-yes = oui
tournament_commands-no = non
tournament_commands-created = Il est ouvert, et sa fiche est dans la discussion. /tournament { $id } le montre partout.
tournament_commands-created-hall = Il est ouvert à tout le monde. /tournament { $id } le montre partout.
tournament_commands-form-gone = Ce formulaire est d'avant, ou à quelqu'un d'autre. /tournament create en commence un nouveau.
tournament_commands-name-long = Le nom d'une rondenoi a au plus { $most } caractères.
tournament_commands-too-many = Tu as { $count } tournois ouverts ; il ne peut pas y en avoir plus à la fois. /tournament manage en arrête un.
tournament_commands-guest = Les invités ne peuvent pas organiser : un tournoi dure des semaines. Garde d'abord ta place avec une clé d'accès, ou réunis ton compte avec /link.

## Un jour et une heure

tournament_commands-will-begin = Il commence le { $when }.
tournament_commands-no-such-hour = À cette heure-là, les pendules avancent : il commence à la suivante qui existe, { $when }.
tournament_commands-when-how = « { $text } » n'est pas un jour et une heure que je sache lire. Dis-le ainsi : /tournament begins { $date } 18:00
tournament_commands-past = Ce moment est passé. Choisis-en un à venir.
tournament_commands-too-far = C'est dans plus d'un an. Choisis un jour plus proche.
tournament_commands-words-at = à heures
tournament_commands-words-on = le du
tournament_commands-words-today = aujourd'hui
tournament_commands-words-tomorrow = demain

## Participer et quitter

tournament_commands-in = Tu y es. Quand une ronde commence, tu reçois un message : contre qui tu joues, et jusqu'à quand.
tournament_commands-in-already = Tu participes déjà.
tournament_commands-closed = Mes messages ne t'arrivent pas en privé, et une ronde commencerait sans toi. /settings dit comment changer cela.
tournament_commands-not-of-place = Ce tournoi est pour les membres de son serveur ou groupe : participe par sa fiche là-bas.
tournament_commands-not-in = Tu ne participes pas à ce tournoi.
tournament_commands-out = Tu as quitté. Participer te ramène, tant que les règles le permettent.
tournament_commands-leaving-knock-out = Tu perds aussitôt la partie que tu joues, et personne ne revient dans une élimination directe.
tournament_commands-leaving-others = Tu perds aussitôt la partie que tu joues, et tu n'es plus apparié.
tournament_commands-leave-sure = Quitter le tournoi ?
tournament_commands-leave-anyway = Quitter
tournament_commands-stay = Rester

## Sur une échelle

tournament_commands-challenge = Défier…
tournament_commands-challenge-whom = Qui défies-tu ?
tournament_commands-challenged = Tu as défié { $name }.
tournament_commands-nobody-above = Il n'y a personne au-dessus que tu puisses défier maintenant.
tournament_commands-not-above = « { $name } » n'est pas parmi ceux que tu peux défier : { $names }.
tournament_commands-not-your-challenge = Ce défi s'adresse à quelqu'un d'autre.
tournament_commands-accepted = Accepté : la partie commence dans un instant.
tournament_commands-declined = Refusé : ta place est perdue.

## Pour qui le gère

tournament_commands-manage-what = Que faut-il faire ?
tournament_commands-not-yours = Seuls { $name }, qui organise, et qui gère le lieu peuvent faire cela.
tournament_commands-changed-meanwhile = Le tournoi a changé entre-temps : voici ce qui est possible aujourd'hui.
tournament_commands-done = C'est fait.
tournament_commands-do-begin = Commencer maintenant
tournament_commands-do-postpone = Reporter
tournament_commands-do-take-out = Sortir quelqu'un
tournament_commands-do-bring-back = Faire revenir
tournament_commands-do-apart = Deux qui ne se rencontrent pas
tournament_commands-do-correct = Corriger un résultat
tournament_commands-do-hand-over = Céder l'organisation
tournament_commands-do-end = L'arrêter
tournament_commands-sure-begin = { $count ->
    [one] Il commence aussitôt, avec 1 joueur, et on n'attend personne.
   *[other] Il commence aussitôt, avec { $count } joueurs, et on n'attend personne.
}
tournament_commands-sure-take-out = { $one } perd ce qui est en cours, n'est plus apparié, et ne revient que par toi.
tournament_commands-sure-bring-back = { $one } participe de nouveau.
tournament_commands-sure-apart = À partir de maintenant { $one } et { $two } ne sont jamais appariés.
tournament_commands-sure-hand-over = À partir de maintenant { $one } organise, et toi plus.
tournament_commands-sure-end = Ce qui vaut maintenant est définitif. Les parties en cours continuent, et ne comptent pas ici.
tournament_commands-whom = Qui ?
tournament_commands-whom-else = Et qui d'autre ?
tournament_commands-who-is-out = { $name } : faire revenir
tournament_commands-later = { $count ->
    [one] 1 jour plus tard
   *[other] { $count } jours plus tard
}
tournament_commands-postpone-how = De combien ? Pour un jour et une heure, dis : /tournament begins { $id } vendredi 18:00
tournament_commands-page-earlier = Précédents
tournament_commands-page-later = Suivants
tournament_commands-correct-round = De quelle ronde ?
tournament_commands-correct-which = Quel résultat ?
tournament_commands-correct-how = Dis qui a gagné (un, deux, nulle ou aucun) et pourquoi ; tous peuvent lire la raison.
tournament_commands-correct-example = deux Bea avait gagné au temps
tournament_commands-correct-what = Dis la ronde et la table, qui a gagné et pourquoi : /tournament correct { $id } 2.1 deux Bea avait gagné au temps (« { $text } » n'est pas une ronde et une table avec un résultat).
tournament_commands-correct-why = Une correction demande une raison, que tous peuvent lire : /tournament correct { $id } 2.1 deux Bea avait gagné au temps
tournament_commands-reason-long = Une raison a au plus { $most } caractères.
tournament_commands-corrected = Le résultat est corrigé. Les deux joueurs l'apprennent, avec la raison.
tournament_commands-outcome-one = un
tournament_commands-outcome-two = deux
tournament_commands-outcome-draw = nulle
tournament_commands-outcome-neither = aucun
tournament_commands-here-done = À partir de maintenant ses messages arrivent ici aussi.
tournament_commands-here-not = Dis-le dans un salon ou un groupe où je peux écrire : ses messages y arriveront.
