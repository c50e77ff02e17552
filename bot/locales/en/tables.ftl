### Lists of tables.

tables-your-turn = Your turn
tables-waiting = Waiting
tables-challenges = Challenges
tables-finished = Finished
tables-adjourned = Adjourned
tables-asked = challenges you
tables-open = your challenge
tables-since-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}
tables-since-hours = for { $count } h
tables-since-minutes = for { $count } min
tables-score = { $own } to { $other }
tables-result = { $result } { $score }
tables-next = Next table
tables-none-waits = No other table waits for you.
