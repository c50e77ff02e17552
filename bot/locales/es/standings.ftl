### Imágenes de los torneos, en palabras.

standings-table = { $title }, clasificación:
standings-bracket = { $title }, eliminatorias:
standings-round = Ronda { $number }:
standings-third = Encuentro por el tercer puesto:
standings-won = { $one } ganó a { $two }
standings-bye = { $name } descansa
standings-running = { $one } está jugando contra { $two }
standings-to-come = { $one } contra { $two }
standings-ladder = { $title }, escalera:
standings-challenges = desafía al puesto { $place }
standings-end = { $title }, puestos finales:
