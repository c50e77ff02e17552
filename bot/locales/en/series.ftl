### Series: several matches agreed on at once.

series-label = Series
series-one = one match
    .typed = single match
series-best-3 = best of 3
    .typed = bo3
series-best-5 = best of 5
    .typed = bo5
series-best-7 = best of 7
    .typed = bo7
series-exchanged = two matches, seats swapped
    .typed = exchanged seats
series-exchanged-audatia = two duels, roles swapped

# A match begins, and ends.
series-match = Match { $number } · { $series }
series-leads = { $seat ->
        [you] You lead the series { $score }.
       *[they] { $seat_name } leads the series { $score }.
    }
series-level = The series stands at { $score }.
series-next = The next match begins by itself.
series-next-awake = The next match begins by itself once you are both awake.
series-won = { $seat ->
        [you] You win the series { $score }.
       *[they] { $seat_name } wins the series { $score }.
    }
series-won-by-default = { $rival ->
        [you] You have left the series: { $seat_name } wins it.
       *[they] { $rival_name } has left the series: { $seat ->
            [you] you win it.
           *[they] { $seat_name } wins it.
        }
    }
series-drawn = The series is drawn, { $score }.
series-broken = The series is broken off at { $score }: a match ended without a result.
series-alt = Series ({ $series }): { $one } { $score } { $two }.

# Resigning, and leaving.
series-resign-question = Resign this match only, and the series goes on? Or leave the series, so that { $name } wins it?
series-resign-leaves = Resigning before your second move means leaving the series: { $name } wins it. Do you want that?
series-resign-match = Resign this match
series-leave = Leave the series
series-goes-on = The series goes on: its next match begins by itself.
