# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
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
news-time = { $reader ->
        [you] Il te reste { $span } pour jouer contre { $rival }.
       *[they] Il reste { $span } à { $name } pour jouer contre { $rival }.
    }
news-unreachable = { $name } ne reçoit pas mes messages et ne peut pas savoir ce qui se passe à cette table. Merci de l'en avertir : il suffit de m'écrire.
news-unreachable-link = { $name } ne reçoit pas mes messages et ne peut pas savoir ce qui se passe à cette table. Merci de lui envoyer ce lien : /{ $hand } y montre la table. { $link }
