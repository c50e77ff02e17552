### Listas de mesas.

tables-your-turn = Te toca
tables-waiting = En espera
tables-challenges = Desafíos
tables-finished = Terminadas
tables-adjourned = Aplazadas
tables-asked = te desafía
tables-open = tu desafío
tables-since-days = { $count ->
    [one] desde hace { $count } día
   *[other] desde hace { $count } días
}
tables-since-hours = desde hace { $count } h
tables-since-minutes = desde hace { $count } min
tables-score = { $own } a { $other }
tables-result = { $result } { $score }
tables-next = Mesa siguiente
tables-none-waits = Ninguna otra mesa te espera.
