### Immagini dei tornei, a parole.

standings-table = { $title }, classifica:
standings-bracket = { $title }, eliminazione diretta:
standings-round = Turno { $number }:
standings-third = Finale per il terzo posto:
standings-won = { $one } ha battuto { $two }
standings-bye = { $name } riposa
standings-running = { $one } sta giocando contro { $two }
standings-to-come = { $one } contro { $two }
standings-ladder = { $title }, graduatoria a sfide:
standings-challenges = sfida il { $place }º posto
standings-end = { $title }, piazzamenti finali:
