### L'entrée : comment on arrive à une partie.

## D'autres conditions pour un défi

entrance-card-counter = { $name } propose : { $changes }
entrance-was-is = { $was } → { $now }
entrance-other-begins = commence : { $was } → { $now }
entrance-change-what = Que veux-tu changer ? Touche-le, puis propose le tout en une fois.
entrance-propose = Proposer
entrance-apply = Changer
entrance-proposed = Proposé. À { $name } de répondre.
entrance-changed = C'est changé.
entrance-nothing-changed = Rien n'a changé. Touche d'abord ce que tu veux changer.
entrance-terms-changed = D'autres conditions ont été proposées entre-temps ; regarde-les d'abord.
entrance-terms = Conditions
entrance-clock = Temps
entrance-change-title = Changer : { $game }
entrance-switches = Autres règles
entrance-own-choice = À toi de choisir :
entrance-changes = Tes changements : { $changes }
entrance-last-counter-offer = Ce serait la deuxième contre-proposition, et la dernière : ensuite on accepte ou on refuse.
entrance-side = Qui commence
entrance-side-gyges = { $name } commence (Sud)
entrance-side-cannae = { $name } commence (blancs)
entrance-side-audatia = { $name } commence (défie)
entrance-rating = Partie
entrance-rated = classée
entrance-friendly = amicale
entrance-make-rated = Jouer pour le classement
entrance-make-friendly = Jouer en amical
entrance-now-rated = La partie est maintenant classée : elle compte pour les deux classements.
entrance-now-friendly = La partie est maintenant amicale : elle ne compte pas au classement.
entrance-not-yours-to-rate = Seuls les deux qui vont jouer décident si elle est classée.

## Les portes d'entrée

entrance-welcome = Des jeux à deux par correspondance : un coup maintenant, la réponse demain.
entrance-hello = Bonjour, je suis Salle : des jeux à deux par correspondance, un coup maintenant, la réponse demain.
entrance-play-now = Jouer tout de suite
entrance-friend = Défier quelqu'un
entrance-which-level = À quel niveau Salle doit-elle jouer ?
entrance-whose-rules = Quelles règles ?
entrance-challenge = Un défi pour { $name } : { $game }
entrance-terms-how = Touche ce que tu veux changer.
entrance-send-challenge = Défier
entrance-whom = Qui veux-tu défier ?
entrance-whom-choose = Choisis quelqu'un
entrance-whoever = Qui veut
entrance-somebody = quelqu'un
entrance-not-your-menu = Quelqu'un d'autre a ouvert ce menu. /challenge ouvre le tien.

## Ce qui ne se peut pas

entrance-two-opponents = Une personne ou l'ordinateur : il n'y a de place que pour un des deux. Retire l'autre.
entrance-setting-takes = { $name } peut être : { $values }.

## Réglages

entrance-choose-setting = Touche ce que tu veux changer.

## Ce qu'on peut écrire d'un défi, en plus de ce que disent cartons et boutons

entrance-words-filling = avec contre et le la l les un une de d du des en sur pour par comme à au aux jeu joue jouer jouons s il te plaît
entrance-words-computer = salle ordinateur machine
entrance-words-study = étude
entrance-words-rated = classée classé classement
entrance-words-friendly = amicale amical
entrance-words-clock = temps pendule horloge
entrance-words-yes = oui
entrance-words-no = non
