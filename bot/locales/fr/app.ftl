### La page dans Telegram et Discord.

app-over = Ce plateau est ouvert depuis longtemps. Ferme-le et rouvre-le depuis la discussion.
app-not-proved = L'application n'a pas confirmé qui tu es. Ferme le plateau et rouvre-le depuis la discussion.
app-used = Ce plateau a déjà été ouvert. Ferme-le et rouvre-le depuis la discussion.
app-silent = Je ne peux pas savoir ici qui tu es : l'application ne répond pas.
app-in-browser = Ouvre le plateau dans un navigateur
app-board = Plateau
app-menu = Tables
app-not-shared = Telegram ne l'accepte pas pour l'instant. Réessaie dans un moment.
app-share = Partager dans une discussion
