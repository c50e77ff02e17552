### La pagina di un torneo.

## A che punto è
tournament_page-begins = Inizio: { $when }.
tournament_page-begins-now = Sta per cominciare.
tournament_page-round-until = Fine del turno { $round }: { $when }.
tournament_page-playoff-until = Fine del turno di spareggio: { $when }.
tournament_page-ends = Fine: { $when }.
tournament_page-ended = Finito: { $when }.
tournament_page-because = Il motivo: { $reason }
tournament_page-kept = qualcuno con il profilo nascosto

## Classifica
tournament_page-table-of-joined = Chi gioca
tournament_page-table-of-rounds = Classifica
tournament_page-table-of-cross = Tabella degli incontri
tournament_page-table-of-ladder = Graduatoria
tournament_page-place = Posto
tournament_page-player = Nome
tournament_page-points = Punti
tournament_page-buchholz = Buchholz
tournament_page-sonneborn-berger = Sonneborn-Berger
tournament_page-direct-encounter = Scontro diretto
tournament_page-wins = Vittorie
tournament_page-now = Adesso
tournament_page-challenges = sfida il { $place }º posto
tournament_page-is-challenged = ha la sfida del { $place }º posto
tournament_page-plays = gioca con il { $place }º posto
tournament_page-more = Mostra altri ({ $count })
tournament_page-legend-rounds = Il numero è il posto di chi hanno incontrato. Pieno: vinto. Vuoto: perso. A metà: patta. Tratteggiato: si gioca ancora. Barrato: a tavolino.
tournament_page-legend-cross = 1 vinto, ½ patta, 0 perso, + e − a tavolino.

## Com'è andato un incontro, detto prima del posto dell'avversario
tournament_page-mark-won = vinto
tournament_page-mark-lost = perso
tournament_page-mark-drawn = patta
tournament_page-mark-running = si gioca
tournament_page-mark-won-forfeit = vinto a tavolino
tournament_page-mark-lost-forfeit = perso a tavolino
tournament_page-mark-drawn-forfeit = mezzo punto a tavolino
tournament_page-mark-bye = riposo
tournament_page-mark-half = mezzo punto per un turno saltato
tournament_page-mark-missed = senza incontro

## Incontri
tournament_page-bracket = Tabellone
tournament_page-final = Finale
tournament_page-third = per il terzo posto
tournament_page-winner = passa il turno
tournament_page-round = Turno { $round }
tournament_page-playoff = Spareggio
tournament_page-matches = Incontri
tournament_page-rounds = Tutti gli incontri
tournament_page-all-in = tutti i risultati sono arrivati
tournament_page-open-matches = { $count ->
    [one] { $count } incontro in corso
   *[other] { $count } incontri in corso
}
tournament_page-running = in corso
tournament_page-bye-note = riposo
tournament_page-by-forfeit = a tavolino
tournament_page-adjudicated = deciso allo scadere del tempo
tournament_page-attempts = giocato { $count } volte
tournament_page-corrected = corretto: { $reason }
tournament_page-table = Tavolo
tournament_page-table-number = Tavolo { $number }
tournament_page-table-name = { $table }: { $one } – { $two }
tournament_page-plate = Fine
tournament_page-plate-of = Fine: { $one } – { $two }
tournament_page-film = Filmato
tournament_page-film-of = Filmato: { $one } – { $two }

## Pulsanti
tournament_page-challenge = Sfida
tournament_page-manage = Gestisci
tournament_page-accept = Accetta la sfida di { $name }

## Altrove nella pagina
tournament_page-list = Tornei
tournament_page-joined-of = { $count } di { $most }
tournament_page-you-play = ci giochi tu
tournament_page-of-table = { $name }, turno { $round }
