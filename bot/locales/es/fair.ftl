### Limpieza: el sello, y lo que de él se sigue.

fair-sealed = Barajado sellado:
fair-card-study = { $challenger } juega a { LA($game) } en los dos asientos
fair-play-now = Jugar ahora
fair-ready = El barajado está sellado: toca «Jugar ahora».
fair-ready-without-luck = Todo está listo: toca «Jugar ahora».
fair-elsewhere = Este botón es de una mesa que se juega en otro sitio. /tables muestra las tuyas.
fair-compare = Compáralo con el sello del desafío:
fair-without-luck = En este juego no se sortea nada: no hay nada que verificar.
