### Lo que rodea al tablero en la página de una mesa. Los mensajes de una línea van a la página.

## Alrededor del tablero
frame-skip = Ir al tablero
frame-all-of-it = Leer todo
frame-log = Jugadas
frame-see-side = El lado de { $name }

## Adelante y atrás
frame-steps = Recorrer el encuentro
frame-step-back = Una jugada atrás
frame-step-on = Una jugada adelante
frame-at = { $move } de { $count }
frame-at-move = Jugada { $move } de { $count }: { $who }, { $words }
frame-at-start = Antes de la primera de { $count } jugadas
frame-at-now = Ahora, tras { $count } jugadas
frame-shown = Ves la mesa tras la jugada { $move } de { $count }.
frame-shown-now = Ves la mesa como está ahora.
frame-to-now = Volver al presente
frame-to-now-news = Volver al presente: ha pasado algo
frame-play = Ver el encuentro seguido
frame-pause = Pausa
frame-speed = Velocidad { $speed }: cambiarla
frame-watch-again = Volver a verlo
frame-watch-film = Ver la película

## Después del final
frame-rematch-asked = { $name } quiere la revancha.
frame-rematch-sent = Has pedido la revancha. { $name } aún no ha respondido.
frame-to-rematch = A la revancha
frame-to-next = Al próximo encuentro

## Teclas
frame-keys = Teclas
frame-shortcuts = Teclas sueltas activas
frame-key-moves = elige la jugada con ese número
frame-key-squares = va de casilla en casilla
frame-key-choose = pulsa lo que tiene el foco; envía lo que se muestra
frame-key-escape = cierra, vuelve al presente, deshace: en este orden
frame-key-steps = en el deslizador: una jugada atrás, una adelante, a la primera, al presente
frame-key-field = escribe una jugada o un comando
frame-key-help = muestra esta lista
