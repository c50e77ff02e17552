### Immagini dei tornei, a parole.

tournament-alt-standings = { $title }, classifica:
tournament-alt-bracket = { $title }, eliminazione diretta:
tournament-alt-round = Turno { $number }:
tournament-alt-third = Finale per il terzo posto:
tournament-alt-won = { $one } ha battuto { $two }
tournament-alt-running = { $one } sta giocando contro { $two }
tournament-alt-to-come = { $one } contro { $two }
tournament-alt-ladder = { $title }, graduatoria a sfide:
tournament-alt-challenges = sfida il posto { $place }
tournament-alt-end = { $title }, piazzamenti finali:
