### Matches of tournaments that are decided by rule: the time of their round is up.

adjudication-adjudicated = { $seat ->
        [you] The time of the round was up: you win by adjudication.
        [they] The time of the round was up: { $seat_name } wins by adjudication.
       *[nobody] The time of the round was up: the match is drawn by adjudication.
    }
