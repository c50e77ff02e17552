### Listes de tables.

tables-your-turn = À toi de jouer
tables-waiting = En attente
tables-challenges = Défis
tables-finished = Terminées
tables-adjourned = Ajournées
tables-asked = te défie
tables-open = ton défi
tables-since-days = { $count ->
    [one] depuis { $count } jour
   *[other] depuis { $count } jours
}
tables-since-hours = depuis { $count } h
tables-since-minutes = depuis { $count } min
tables-score = { $own } à { $other }
tables-result = { $result } { $score }
tables-next = Table suivante
tables-none-waits = Aucune autre table ne t'attend.
