### Pistas durante el juego: qué mirar, y luego la jugada.

hint-button = Pista
hint-on = con pistas
hint-off = sin pistas
hint-count = { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }
hint-look = Pista: { $hint } Pídela otra vez para ver la jugada.
hint-move = Salle jugaría { $move }.
hint-no-computer = Salle no juega a este juego, así que no tiene pistas.
hint-not-found = Salle no ha encontrado ninguna pista ahora. Pídela otra vez dentro de un momento.
