### Matches of tournaments that are decided by rule: the time of their round is up.

adjudication-adjudicated = { $seat ->
        [you] The round's time was up: you win by adjudication.
        [they] The round's time was up: { $seat_name } wins by adjudication.
       *[nobody] The round's time was up: the match is drawn by adjudication.
    }
