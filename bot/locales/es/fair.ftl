### Limpieza: el sello, y lo que de él se sigue.

fair-sealed = Barajado sellado:
fair-card-study = { $challenger } juega a { $game } en los dos asientos
fair-play-now = Jugar ahora
fair-ready = El barajado está sellado. «Jugar ahora» lo empieza.
