### Que me olviden.

forget-ask = ¿Quieres que te olvide?
forget-what = Se borran tu nombre, tu dirección, tus ajustes, tus listas, tus respuestas de antemano y lo que has dicho en las mesas. Tus encuentros y resultados quedan como los de «Cuenta borrada».
forget-ends = Con eso termina:
forget-resign = { $game } contra { $name }: te rindes.
forget-leave = { $game } contra { $name }: dejas la serie.
forget-study = { $game } en los dos asientos: termina.
forget-withdraw = { $game }: se retira tu desafío a { $name }.
forget-decline = { $game }: se rechaza el desafío de { $name }.
forget-seek = { $game }: ya no buscas a nadie.
forget-tournament = Torneo «{ $name }»: te retiras.
forget-follows = { $count ->
    [one] Dejas de seguir un encuentro.
   *[other] Dejas de seguir { $count } encuentros.
 }
forget-yes = Olvídame
forget-no = Dejarlo todo como está
forget-kept = No ha cambiado nada.
forget-changed = Tus mesas han cambiado mientras tanto; ahora están así.
