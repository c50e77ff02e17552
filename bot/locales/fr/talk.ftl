### Ce que les joueurs se disent à la table, et qui les regarde.

# Une ligne, telle qu'une discussion la montre.
talk-line = { $name } : { $text }
talk-said = C'est dit.
talk-empty = Ce message est encore vide.
talk-too-long = Ce message compte { $count } caractères ; il y a place pour { $most }.
talk-nobody = Il n'y a personne en face pour le lire.

# Les mots de la page.
talk-tabs = La partie jusqu'ici
talk-log = Coups
talk-title = Messages
talk-title-new = Messages ({ $count })
talk-to = Un mot pour { $name }
talk-say = Dire
talk-none = Personne n'a encore rien dit.
talk-none-watching = Personne à la table n'a encore rien dit.
talk-mute = Masquer
talk-unmute = Afficher
talk-muted = Masqué : tu ne vois pas ce qui se dit ici.
talk-watches = { $name } regarde
talk-watch = { $names } regardent
talk-somebody = quelqu'un
talk-somebody-more = { $count } autres
talk-people = { $count } personnes
