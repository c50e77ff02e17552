### La página de un torneo.

## Cómo va
tournament_page-begins = Inicio: { $when }.
tournament_page-begins-now = Está a punto de empezar.
tournament_page-round-until = Fin de la ronda { $round }: { $when }.
tournament_page-playoff-until = Fin de la ronda de desempate: { $when }.
tournament_page-ends = Fin: { $when }.
tournament_page-ended = Terminado: { $when }.
tournament_page-because = El motivo: { $reason }
tournament_page-kept = alguien con el perfil oculto

## Clasificación
tournament_page-table-of-joined = Quién juega
tournament_page-table-of-rounds = Clasificación
tournament_page-table-of-cross = Cuadro cruzado
tournament_page-table-of-ladder = Escalera
tournament_page-place = Puesto
tournament_page-player = Nombre
tournament_page-points = Puntos
tournament_page-buchholz = Buchholz
tournament_page-sonneborn-berger = Sonneborn-Berger
tournament_page-direct-encounter = Resultado particular
tournament_page-wins = Victorias
tournament_page-now = Ahora
tournament_page-challenges = desafía al puesto { $place }
tournament_page-is-challenged = recibe el desafío del puesto { $place }
tournament_page-plays = juega contra el puesto { $place }
tournament_page-more = Mostrar más ({ $count })
tournament_page-legend-rounds = El número es el puesto del rival. Lleno: ganado. Vacío: perdido. A medias: tablas. A rayas: aún se juega. Tachado: sin jugar.
tournament_page-legend-cross = 1 ganado, ½ tablas, 0 perdido, + y − sin jugar.

## Cómo acabó un encuentro, dicho antes del puesto del rival
tournament_page-mark-won = ganado
tournament_page-mark-lost = perdido
tournament_page-mark-drawn = tablas
tournament_page-mark-running = se juega
tournament_page-mark-won-forfeit = ganado sin jugar
tournament_page-mark-lost-forfeit = perdido sin jugar
tournament_page-mark-drawn-forfeit = medio punto sin jugar
tournament_page-mark-bye = descanso
tournament_page-mark-half = medio punto por una ronda perdida
tournament_page-mark-missed = sin emparejar

## Encuentros
tournament_page-bracket = Cuadro
tournament_page-final = Final
tournament_page-third = por el tercer puesto
tournament_page-winner = pasa
tournament_page-round = Ronda { $round }
tournament_page-playoff = Desempate
tournament_page-matches = Encuentros
tournament_page-rounds = Todos los encuentros
tournament_page-all-in = están todos los resultados
tournament_page-open-matches = { $count ->
    [one] { $count } encuentro en juego
   *[other] { $count } encuentros en juego
}
tournament_page-running = en juego
tournament_page-bye-note = descanso
tournament_page-by-forfeit = sin jugar
tournament_page-adjudicated = decidido al acabarse el tiempo
tournament_page-attempts = jugado { $count } veces
tournament_page-corrected = corregido: { $reason }
tournament_page-table = Mesa
tournament_page-table-number = Mesa { $number }
tournament_page-table-name = { $table }: { $one } – { $two }
tournament_page-plate = Final
tournament_page-plate-of = Final: { $one } – { $two }
tournament_page-film = Película
tournament_page-film-of = Película: { $one } – { $two }

## Botones
tournament_page-challenge = Desafiar
tournament_page-manage = Gestionar
tournament_page-accept = Aceptar el desafío de { $name }

## En otras partes de la página
tournament_page-list = Torneos
tournament_page-joined-of = { $count } de { $most }
tournament_page-you-play = juegas tú
tournament_page-of-table = { $name }, ronda { $round }
