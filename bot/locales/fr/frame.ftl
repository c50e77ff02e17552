### Ce qui entoure le plateau sur la page d'une table. Les messages d'une ligne sont envoyés à la page.

## Autour du plateau
frame-skip = Aller au plateau
frame-all-of-it = Tout lire
frame-log = Coups
frame-see-side = Côté : { $name }

## En avant, en arrière
frame-steps = Parcourir la partie
frame-step-back = Un coup en arrière
frame-step-on = Un coup en avant
frame-at = { $move } sur { $count }
frame-at-move = Coup { $move } sur { $count } : { $who }, { $words }
frame-at-start = Avant le premier de { $count } coups
frame-at-now = Maintenant, après { $count } coups
frame-shown = Tu vois la table après le coup { $move } sur { $count }.
frame-shown-now = Tu vois la table telle qu'elle est maintenant.
frame-to-now = Retour au présent
frame-to-now-news = Retour au présent : il s'est passé quelque chose
frame-play = Revoir toute la partie
frame-pause = Pause
frame-speed = Vitesse { $speed } : la changer
frame-watch-again = Revoir
frame-watch-film = Voir le film

## Après la fin
frame-rematch-asked = { $name } voudrait une revanche.
frame-rematch-sent = Tu as demandé une revanche. { $name } n'a pas encore répondu.
frame-to-rematch = À la revanche
frame-to-next = À la partie suivante

## Touches
frame-keys = Touches
frame-shortcuts = Raccourcis à une touche
frame-key-moves = choisit le coup qui porte ce numéro
frame-key-squares = va de case en case
frame-key-choose = active ce qui est sélectionné ; envoie ce qui est montré
frame-key-escape = ferme, revient au présent, annule : dans cet ordre
frame-key-steps = sur le curseur : un coup en arrière, un en avant, au premier, au présent
frame-key-field = écrire un coup ou une commande
frame-key-help = montre cette liste
