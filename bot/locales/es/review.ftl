### Repasar un encuentro terminado.

review-begin = Repasar
review-first = « Inicio
review-back = ‹ Atrás
review-next = Adelante ›
review-last = Final »
review-next-turn = Siguiente momento decisivo
review-judge = Valorar las jugadas
review-how-far = ¿Cuánto falta?
review-ply = Jugada { $ply } de { $count }
review-start = El comienzo. { $count ->
    [one] Sigue una jugada.
   *[other] Siguen { $count } jugadas.
}
review-chance = Probabilidades de { $name }: { $before } % antes, { $after } % después.
review-chance-same = Probabilidades de { $name }: { $after } %.
review-turn = Momento decisivo. Se jugó { $move }, que vale { $after } %. Mejor { $best }, que vale { $before } %.
review-open = Viendo ahora todas las cartas: { $best } valía { $before } %, { $move } { $after } %.
review-open-best = Viendo ahora todas las cartas: { $move } era lo mejor, valía { $after } %.
review-turns = { $count ->
    [0] Nadie cedió mucho: no hay ningún momento decisivo.
    [one] Un momento decisivo: la jugada { $plies }.
   *[other] { $count } momentos decisivos: las jugadas { $plies }.
}
review-not-judged = Las jugadas aún no se han valorado.
review-waits = Las jugadas se valorarán pronto.
review-progress = Se están valorando las jugadas: { $done } de { $of }.
review-failed = No se han podido valorar las jugadas.
review-series = Las jugadas se valorarán cuando termine la serie.
review-later = Un encuentro se puede repasar cuando termina.
review-after-series = Las jugadas de una serie se valoran cuando termina toda la serie.
review-nothing = En este encuentro no se ha jugado nada.
