### Liste dei tavoli.

tables-your-turn = Tocca a te
tables-waiting = In attesa
tables-challenges = Sfide
tables-finished = Finiti
tables-adjourned = Sospesi
tables-asked = ti sfida
tables-open = la tua sfida
tables-since-days = { $count ->
    [one] da { $count } giorno
   *[other] da { $count } giorni
}
tables-since-hours = da { $count } h
tables-since-minutes = da { $count } min
tables-score = { $own } a { $other }
tables-result = { $result } { $score }
tables-next = Prossimo tavolo
tables-none-waits = Nessun altro tavolo ti aspetta.
