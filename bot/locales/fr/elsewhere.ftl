elsewhere-link = Lien
elsewhere-how = À transmettre : un lien, ou des mots pour n'importe quelle discussion où se trouve Salle. On accepte et on joue de là-bas.
elsewhere-page = Sur la page
elsewhere-telegram = Sur Telegram
elsewhere-say-all = Dis aussi le jeu : /challenge gyges { $name } sur { $platform }
