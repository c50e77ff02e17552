# Lezioni: l'elenco, e ciò che sta intorno a ogni compito.
learn-title = { $game } · lezioni
learn-which-game = Lezioni di quale gioco?
learn-progress = Ne hai fatte { $done } su { $count }. Ognuna dura un minuto o due.
learn-all-done = Hai fatto tutte le lezioni { DELLA($game) }. Gioca un incontro, o rifanne una.
learn-seen = { $count ->
    [one] ○ Una di cui hai visto la risposta.
   *[other] ○ { $count } di cui hai visto la risposta.
}
learn-shown = Ecco la risposta:
learn-begin = Comincia: { $lesson }
learn-go-on = Continua: { $lesson }
learn-next = Avanti: { $lesson }
learn-next-task = Continua
learn-list = Tutte le lezioni
learn-answer = La mia mossa è questa
learn-none = Per { LA($game) } non ci sono ancora lezioni.
learn-you = Tu
learn-way = Lezioni
