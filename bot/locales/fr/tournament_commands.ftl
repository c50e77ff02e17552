### Commandes des tournois : le formulaire, participer et quitter, et ce que fait l'organisateur.

## Ce qu'il y a

tournament_commands-title = Tournois
tournament_commands-none = Aucun tournoi d'ici ne correspond. /tournament create en ouvre un.
tournament_commands-nothing = Pas encore de tournoi.
tournament_commands-which = Plusieurs tournois correspondent. /tournament les montre ; dis aussi le nom.
tournament_commands-new = Nouveau tournoi
tournament_commands-is-enrolling = commence le { $date }
tournament_commands-is-open = commence quand il est complet
tournament_commands-is-running = en cours
tournament_commands-is-ended = terminé
tournament_commands-manage = Gérer

## Le formulaire

tournament_commands-usual-name = Tournoi { DE($name) }
tournament_commands-other-name = Pour un autre nom : /tournament create Coupe d'automne
tournament_commands-create = Créer
tournament_commands-more = Plus…
tournament_commands-games = Jeux
    .about = Touche un jeu, ou plusieurs : ils changent d'une ronde à l'autre.
tournament_commands-kind = Formule
tournament_commands-rated = Parties
tournament_commands-clock = Temps de jeu
tournament_commands-time = Temps par ronde
    .about = Si une partie n'est pas finie d'ici là, la règle choisie sous Plus décide.
tournament_commands-who = Pour
tournament_commands-who-usual = tout le monde
tournament_commands-who-place = les membres de ce serveur ou de ce groupe
tournament_commands-most = Participants au plus
tournament_commands-most-any = sans limite
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
tournament_commands-series = Parties par rencontre
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
tournament_commands-top-played-off = elle se joue
tournament_commands-late = Inscription tardive
tournament_commands-late-refused = non
tournament_commands-late-half-points = oui, un demi-point par ronde manquée
tournament_commands-late-without-points = oui, les rondes manquées ne donnent rien
tournament_commands-adjudication = Quand le temps d'une ronde est écoulé
tournament_commands-adjudication-clock = la pendule avec le plus de temps gagne
tournament_commands-adjudication-judgement = Salle juge la position
tournament_commands-adjudication-half = un demi-point chacun
tournament_commands-vacations = Les vacances arrêtent la pendule
tournament_commands-ends = Se termine
tournament_commands-ends-usual = quand l'organisation l'arrête
tournament_commands-yes = oui
tournament_commands-no = non
tournament_commands-created = Il est ouvert, et sa fiche est dans la discussion. /tournament { $id } le montre partout.
tournament_commands-created-hall = Il est ouvert à tout le monde. /tournament { $id } le montre partout.
tournament_commands-form-gone = Ce formulaire n'est plus valable, ou n'est pas le tien. /tournament create en ouvre un nouveau.
tournament_commands-name-long = Le nom d'un tournoi a au plus { $most } caractères.
tournament_commands-too-many = Tu as { $count } tournois ouverts : c'est le maximum. /tournament manage en arrête un.
tournament_commands-guest = Un tournoi dure des semaines : pour organiser, garde d'abord ta place avec une clé d'accès, ou réunis ton compte avec /link.

## Un jour et une heure

tournament_commands-will-begin = Il commence le { $when }.
tournament_commands-no-such-hour = Cette heure n'existe pas, on passe à l'heure d'été : il commence à la suivante, le { $when }.
tournament_commands-when-how = « { $text } » : je n'y lis ni jour ni heure. Écris par exemple : /tournament begins { $date } 18:00
tournament_commands-past = Cette date est passée. Choisis-en une à venir.
tournament_commands-too-far = C'est dans plus d'un an. Choisis un jour plus proche.
tournament_commands-words-at = à heures
tournament_commands-words-on = le du
tournament_commands-words-today = aujourd'hui
tournament_commands-words-tomorrow = demain

## Participer et quitter

tournament_commands-in = C'est noté. Quand une ronde commence, je t'écris contre qui tu joues, et jusqu'à quand.
tournament_commands-in-already = Tu participes déjà.
tournament_commands-closed = Mes messages privés ne t'arrivent pas : une ronde commencerait sans toi. /settings dit quoi faire.
tournament_commands-not-of-place = Ce tournoi est pour les membres de son serveur ou groupe : c'est là-bas, sur sa fiche, qu'on participe.
tournament_commands-not-in = Tu ne participes pas à ce tournoi.
tournament_commands-out = Tu as quitté le tournoi. Participer t'y ramène, si les règles le permettent.
tournament_commands-leaving-knock-out = Tu perds aussitôt ta partie en cours, et on ne revient pas dans une élimination directe.
tournament_commands-leaving-others = Tu perds aussitôt ta partie en cours, et tu ne joues pas les rondes suivantes.
tournament_commands-leave-sure = Quitter le tournoi ?
tournament_commands-leave-anyway = Quitter
tournament_commands-stay = Rester

## Sur une échelle

tournament_commands-challenge = Défier…
tournament_commands-challenge-whom = Qui défies-tu ?
tournament_commands-challenged = Tu as défié { $name }.
tournament_commands-nobody-above = Il n'y a personne au-dessus de toi à défier maintenant.
tournament_commands-not-above = « { $name } » n'est pas parmi les personnes que tu peux défier : { $names }.
tournament_commands-not-your-challenge = Ce défi s'adresse à quelqu'un d'autre.
tournament_commands-accepted = Accepté : la partie commence dans un instant.
tournament_commands-declined = Refusé : ta place est perdue.

## Pour qui le gère

tournament_commands-manage-what = Que faut-il faire ?
tournament_commands-not-yours = Seuls { $name }, qui organise, et l'équipe qui gère le lieu peuvent faire ça.
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
    [one] Il commence sans attendre, avec { $count } participant.
   *[other] Il commence sans attendre, avec { $count } participants.
}
tournament_commands-sure-take-out = { $one } perd sa partie en cours, ne joue plus, et ne revient que si tu le décides.
tournament_commands-sure-bring-back = { $one } participe de nouveau.
tournament_commands-sure-apart = Désormais, { $one } et { $two } ne jouent jamais l'un contre l'autre.
tournament_commands-sure-hand-over = Désormais, c'est { $one } qui organise, et plus toi.
tournament_commands-sure-end = Les résultats actuels sont définitifs. Les parties en cours continuent, mais ne comptent plus ici.
tournament_commands-whom = Qui ?
tournament_commands-whom-else = Et qui d'autre ?
tournament_commands-who-is-out = { $name } : faire revenir
tournament_commands-later = { $count ->
    [one] 1 jour plus tard
   *[other] { $count } jours plus tard
}
tournament_commands-postpone-how = De combien ? Pour un jour et une heure, écris : /tournament begins { $id } vendredi 18:00
tournament_commands-page-earlier = Précédents
tournament_commands-page-later = Suivants
tournament_commands-correct-round = De quelle ronde ?
tournament_commands-correct-which = Quel résultat ?
tournament_commands-correct-how = Dis qui a gagné (un, deux, nulle ou aucun) et pourquoi ; tout le monde peut lire la raison.
tournament_commands-correct-example = deux Bea avait gagné au temps
tournament_commands-correct-what = Dis la ronde et la table, qui a gagné et pourquoi : /tournament correct { $id } 2.1 deux Bea avait gagné au temps (« { $text } » n'est pas une ronde et une table avec un résultat).
tournament_commands-correct-why = Il faut une raison, que tout le monde peut lire : /tournament correct { $id } 2.1 deux Bea avait gagné au temps
tournament_commands-reason-long = Une raison a au plus { $most } caractères.
tournament_commands-corrected = Le résultat est corrigé. Je l'ai dit aux deux, avec la raison.
tournament_commands-outcome-one = un
tournament_commands-outcome-two = deux
tournament_commands-outcome-draw = nulle
tournament_commands-outcome-neither = aucun
tournament_commands-here-done = Désormais, ses messages arrivent ici aussi.
tournament_commands-here-not = Dis-le dans un salon ou un groupe où je peux écrire : ses messages y arriveront.
