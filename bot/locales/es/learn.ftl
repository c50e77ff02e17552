# Lecciones: la lista, y lo que rodea cada tarea.
learn-title = { $game } · lecciones
learn-which-game = ¿Lecciones de qué juego?
learn-progress = Llevas { $done } de { $count }. Cada una dura un minuto o dos.
learn-all-done = Has hecho todas las lecciones de { LA($game) }. Juega un encuentro, o repite alguna.
learn-seen = { $count ->
    [one] ○ Una cuya respuesta has visto.
   *[other] ○ { $count } cuyas respuestas has visto.
}
learn-shown = Esta es la respuesta:
learn-begin = Empezar: { $lesson }
learn-go-on = Seguir: { $lesson }
learn-next = Siguiente: { $lesson }
learn-next-task = Seguir
learn-list = Todas las lecciones
learn-answer = Esta es mi jugada
learn-none = Aún no hay lecciones de { LA($game) }.
learn-you = Tú
learn-way = Lecciones
