### Indices pendant le jeu : que regarder, puis le coup.

hint-button = Indice
hint-on = avec indices
hint-off = sans indices
hint-count = { $count ->
        [one] 1 indice
       *[other] { $count } indices
    }
hint-look = Indice : { $hint } Redemande pour voir le coup.
hint-move = Salle jouerait { $move }.
hint-no-computer = Salle ne joue pas à ce jeu : elle n'a pas d'indices.
hint-not-found = Salle n'a pas trouvé d'indice. Redemande dans un instant.
