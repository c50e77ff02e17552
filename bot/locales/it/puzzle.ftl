### Puzzles: a position in which one move is right.

puzzle-title = { $game } · problema { $number }
puzzle-daily = Problema del giorno · { $title }
puzzle-all = Problemi { DELLA($game) }

## What there is to find

puzzle-to-move = Muove { $side }
puzzle-wins-in = vince in { $moves }
puzzle-best = trova la mossa migliore
puzzle-is-win = Muove { $side } e vince in { $moves } mosse. Una sola prima mossa ci riesce.
puzzle-is-decision = Muove { $side }. Una mossa è nettamente migliore di tutte le altre.
puzzle-side-one = Rosso
puzzle-side-two = Blu
puzzle-side-gyges-one = Sud
puzzle-side-gyges-two = Nord

## How it has fared

puzzle-found-by = { $tried ->
    [0] nessuno ha ancora provato
   *[other] trovato da { $found } su { $tried }
}
puzzle-stars = { $stars ->
    [one] { $stars } stella su 5
   *[other] { $stars } stelle su 5
}
puzzle-streak = la tua serie
puzzle-streak-days = La tua serie: { $days ->
    [one] { $days } giorno.
   *[other] { $days } giorni di fila.
}
puzzle-solved = Ne hai trovati { $found } su { $all }.
puzzle-tries = { $tries ->
    [one] Hai provato una volta.
   *[other] Hai provato { $tries } volte.
}

## What came of it

puzzle-wrong = { $move }: non è questa.
puzzle-refuted = { $move }: non è questa. { $side } può rispondere: { $answer }
puzzle-right = { $tries ->
    [one] Giusto, al primo colpo: { $move }
   *[other] Giusto: { $move }
}
puzzle-shown = La mossa giusta: { $move }
puzzle-goes-on = Può continuare così: { $line }
puzzle-margin = Su cento prove ne vince { $points } più della seconda mossa.

## Buttons

puzzle-solve = Risolvilo
puzzle-show-me = Fammi vedere
puzzle-film = Guarda il seguito
puzzle-next = Il prossimo
puzzle-another = Un altro

## Trouble

puzzle-none = Questo problema non c'è.
puzzle-no-game = Non ci sono ancora problemi { DELLA($game) }.
puzzle-all-done = Hai fatto tutti i { $count } problemi { DELLA($game) }. Ne arriveranno altri.
puzzle-nothing-open = Non hai problemi aperti. /puzzle te ne dà uno.
