### Alguien con quien jugar: quien busca un encuentro se empareja con quien le va bien.

seek-which-game = ¿Para qué juego buscas a alguien?
seek-looking = Busco a alguien para { $what }.
seek-what = Buscarías a alguien para { $what }.
seek-nobody-yet = Todavía nadie. Te aviso cuando haya alguien; al cabo de una semana dejo de buscar.
seek-meanwhile = Salle ({ $level }) juega más o menos a tu nivel.
seek-meanwhile-far = Mientras tanto, el nivel de Salle más cercano al tuyo es { $level }.
seek-meanwhile-first = Mientras tanto, Salle ({ $level }) es un buen primer rival.
seek-play-computer = Jugar contra Salle ({ $level })
seek-look = Buscar a alguien
seek-stop = Dejar de buscar
seek-stopped = Ya no busco a nadie para { LA($game) }.
seek-not-looking = Ya no buscas a nadie para { LA($game) }.
seek-found = Hay alguien: { $name } juega a { LA($game) } contigo. El encuentro ha empezado.
seek-found-before = Ya hay alguien: el encuentro ha empezado. /tables lo muestra.
seek-meet = { $one }, te presento a { $two }: { $game }
seek-range = Puntuación de tu rival
seek-any-rating = cualquier puntuación
seek-from-to = de { $lowest } a { $highest }
seek-matches = Encuentros
seek-count = { $count ->
    [one] 1 encuentro
   *[other] { $count } encuentros
}
seek-as-usual = por puntos o amistoso
seek-not-understood = No entiendo «{ $word }». Escribe un juego, un ritmo y las puntuaciones, por ejemplo: /seek { $example } daily 1450-1800, o ±200 sobre la tuya.
seek-people-only = /seek encuentra personas. Para jugar contra Salle o por tu cuenta: /challenge.
seek-closed = Mis mensajes privados no te llegan, y un encuentro empezaría sin ti. /settings dice cómo cambiarlo.
