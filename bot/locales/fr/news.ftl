# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
news-proposed = { $rival } propose d'autres conditions.
news-declined = { $reader ->
        [you] { $rival } a refusé ton défi ({ $game }).
       *[they] { $rival } a refusé le défi lancé par { $name } ({ $game }).
    }
news-withdrawn = { $reader ->
        [you] { $rival } a retiré son défi ({ $game }).
       *[they] { $rival } a retiré le défi lancé à { $name } ({ $game }).
    }
news-expired = { $reader ->
        [you] Personne n'a répondu à temps à ton défi ({ $game }).
       *[they] Personne n'a répondu à temps au défi lancé par { $name } ({ $game }).
    }
news-reminder-days = { $count ->
        [one] Il reste { $count } jour à { $name } pour jouer contre { $rival }.
       *[other] Il reste { $count } jours à { $name } pour jouer contre { $rival }.
    }
news-reminder-hours = { $count ->
        [one] Il reste { $count } heure à { $name } pour jouer contre { $rival }.
       *[other] Il reste { $count } heures à { $name } pour jouer contre { $rival }.
    }
news-reminder-minutes = { $count ->
        [one] Il reste { $count } minute à { $name } pour jouer contre { $rival }.
       *[other] Il reste { $count } minutes à { $name } pour jouer contre { $rival }.
    }
news-unreachable = { $name } ne reçoit pas mes messages et ne sait pas ce qui se passe à cette table. Merci de l'en avertir : il lui suffit de m'écrire.
news-unreachable-link = { $name } ne reçoit pas mes messages et ne sait pas ce qui se passe à cette table. Merci de lui envoyer ce lien : /{ $hand } y montre la table. { $link }
news-missed = { $name } n'est pas au courant : je ne peux écrire ni en privé ni dans le salon de cette table. Merci de l'en avertir : /{ $hand } montre la table.
news-begun = La partie commence.
news-newer-board = Le plateau à jour est plus bas.
news-just-now = à l'instant
news-ago-days = { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }
news-ago-hours = { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
news-ago-minutes = { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
