### Imágenes de los torneos, en palabras.

tournament-alt-standings = { $title }, clasificación:
tournament-alt-bracket = { $title }, eliminatorias:
tournament-alt-round = Ronda { $number }:
tournament-alt-third = Partida por el tercer puesto:
tournament-alt-won = { $one } ganó a { $two }
tournament-alt-running = { $one } está jugando contra { $two }
tournament-alt-to-come = { $one } contra { $two }
tournament-alt-ladder = { $title }, escalera:
tournament-alt-challenges = desafía al puesto { $place }
tournament-alt-end = { $title }, puestos finales:
