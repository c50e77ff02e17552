### Quelqu'un avec qui jouer : qui cherche une partie est mis en face de qui lui convient.

seek-which-game = Pour quel jeu cherches-tu quelqu'un ?
seek-looking = Je cherche quelqu'un pour { $what }.
seek-what = Chercher quelqu'un pour { $what } ?
seek-nobody-yet = Personne pour l'instant. Je te préviens dès qu'il y a quelqu'un ; au bout d'une semaine, j'arrête de chercher.
seek-meanwhile = Salle ({ $level }) est à peu près de ta force.
seek-meanwhile-far = En attendant, le niveau de Salle le plus proche du tien : { $level }.
seek-meanwhile-first = En attendant, Salle ({ $level }) est un bon premier adversaire.
seek-play-computer = Jouer contre Salle ({ $level })
seek-look = Chercher quelqu'un
seek-stop = Arrêter de chercher
seek-stopped = J'ai arrêté de chercher quelqu'un pour { LA($game) }.
seek-not-looking = Tu ne cherches plus personne pour { LA($game) }.
seek-found = { $name } joue à { LA($game) } avec toi : la partie a commencé.
seek-found-before = J'ai trouvé quelqu'un : la partie a commencé. /tables la montre.
seek-meet = { $one }, voici { $two } : { $game }
seek-range = Classement adverse
seek-any-rating = tous les classements
seek-from-to = de { $lowest } à { $highest }
seek-matches = Parties
seek-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
seek-as-usual = classée ou amicale
seek-not-understood = Je ne comprends pas « { $word } ». Écris un jeu, un temps et les classements, par exemple : /seek { $example } quotidien 1450-1800, ou ±200 autour du tien.
seek-people-only = /seek trouve des personnes. Pour jouer contre Salle ou des deux côtés : /challenge.
seek-closed = Mes messages privés ne t'arrivent pas : une partie commencerait sans toi. /settings dit quoi faire.
