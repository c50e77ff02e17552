# The match around every game: agreements, refusals, times.

# What happened. $seat is "you" or "they".
match-accepted = { $seat ->
        [you] You sit down opposite { $rival_name }.
       *[they] { $seat_name } sits down opposite { $rival ->
            [you] you
           *[they] { $rival_name }
        }.
    }
match-resigned = { $seat ->
        [you] You resigned: { $rival_name } wins the match.
       *[they] { $seat_name } resigns: { $rival ->
            [you] you win the match.
           *[they] { $rival_name } wins the match.
        }
    }
match-left-series = { $seat ->
        [you] You leave the match and the series.
       *[they] { $seat_name } leaves the match and the series.
    }
match-timed-out = { $seat ->
        [you] Your time ran out: { $rival_name } wins the match.
       *[they] { $seat_name } ran out of time: { $rival ->
            [you] you win the match.
           *[they] { $rival_name } wins the match.
        }
    }
match-draw-offered = { $seat ->
        [you] You offered a draw.
       *[they] { $seat_name } offers a draw.
    }
match-draw-agreed = { $seat ->
        [you] The match is drawn: you accepted { $rival_name }'s offer.
       *[they] The match is drawn: { $seat_name } accepted { $rival ->
            [you] your offer.
           *[they] { $rival_name }'s offer.
        }
    }
match-draw-refused = { $seat ->
        [you] You declined the draw. Play goes on.
       *[they] { $seat_name } declined the draw. Play goes on.
    }
match-takeback-asked = { $seat ->
        [you] You asked to take back your last move.
       *[they] { $seat_name } asks to take back their last move and everything after it.
    }
match-move-taken-back = { $seat ->
        [you] You took back your last move.
       *[they] { $seat_name } took back their last move.
    }
match-takeback-refused = { $seat ->
        [you] You let the move stand.
       *[they] { $seat_name } lets the move stand.
    }
# After a match against Salle, to the player: "1612 → 1634 (+22)".
match-would-be = Rated, it would have been { $change }

# Why an act was refused
match-refused-not-begun = Nobody has accepted this challenge yet.
match-refused-no-player = I can't tell who accepts. Please try again.
match-refused-no-seat = I can't tell who this is for. Please try again.
match-refused-bad-option = This challenge has an option that I don't know. Please make a new one.
match-refused-not-open = This challenge has already been answered.
match-refused-not-asked = This challenge is for somebody else.
match-refused-own-challenge = This is your own challenge: somebody else has to take it.
match-refused-no-result = This match has no result to annul.
match-refused-is-over = This match is over.
match-refused-no-series = This match isn't part of a series.
match-refused-not-your-turn = It isn't your turn.
match-refused-offered-already = A draw has already been offered.
match-refused-refused-just-now = Your draw offer was declined. You can offer again after the next move.
match-refused-no-offer = There is no draw offer to answer.
match-refused-asked-already = A takeback has already been asked for.
match-refused-nothing-to-take-back = You have no move to take back.
match-refused-not-asked-back = Nobody has asked to take back a move.
match-refused-has-secrets = In a game with secrets, moves can't be taken back.
match-refused-is-adjourned = The match is adjourned. “Go on” asks your opponent to continue.
match-refused-rules-mended = Today's rules don't allow a move that was made here, so nobody can move any more. “End without a result” asks your opponent to agree.
match-refused-not-halted = This match can be played on.
match-refused-not-adjourned = The match isn't adjourned: just play on.
match-refused-flagged-already = That time is already up.
match-refused-has-time = There is time left on that clock, so nothing can be chosen yet.
match-refused-no-time = I can't tell for how long. Please try again.
match-refused-no-wish = I can't tell what is being asked for. Please try again.
match-refused-asked-break-already = You have already asked for that, and the answer is still to come.
match-refused-no-request = There is nothing to answer any more.
match-refused-waited-long = Your opponent has been waiting for a month. Without an answer, the match goes on a week after they asked.
match-refused-no-clock = There is no clock at this table.
match-refused-nobody-to-ask = You're playing alone here: there is nobody to ask.
match-refused-two-counter-offers = There have been two counter-offers. Now accept or decline.
match-refused-rated-alone = Matches against Salle, or on both seats, are always friendly. Leave out “rated”.
match-refused-no-tournament = This match isn't part of a tournament, so only its two players decide it.
match-refused-of-tournament = This match is part of a tournament: its terms stand, and it is over when its round is.
match-refused-not-over = This match is still being played. When it is over, you can play on from any of its positions.
match-refused-no-such-move = There is no such move in this match. Choose another, or 0 for the start.
match-refused-ended-there = Nobody can move after that one. Choose an earlier move.
match-refused-bad-start = This match can't begin: its position is damaged. Withdraw the challenge, and make a new one.
match-refused-from-position = A match that begins at a position is friendly and single, and its options and sides stay as they are. You can change the clock.
match-of-tournament = This match is part of the tournament “{ $name }” and is played { $until }: it can't be adjourned, or paused beyond that.

# Times. $time is "18:40".
match-when-today = today { $time }
match-when-yesterday = yesterday { $time }
match-when-tomorrow = tomorrow { $time }
match-when-weekday = { $day } { $time }
match-when-date = { $day } { $month }
match-weekday = { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }
match-month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
match-left-days = { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
match-left-hours = { $count } h left
match-left-minutes = { $count } min left
match-left-none = time is up

# The same beside a dial, in a picture
match-dial-days = { $count } d
match-dial-hours = { $count } h
match-dial-minutes = { $count } min

# The reminder: what is left of the reader's time, and who waits
match-reminder-days = { $count ->
        [one] { $count } day left for your move against { $name }.
       *[other] { $count } days left for your move against { $name }.
    }
match-reminder-hours = { $count ->
        [one] { $count } hour left for your move against { $name }.
       *[other] { $count } hours left for your move against { $name }.
    }
match-reminder-minutes = { $count ->
        [one] { $count } minute left for your move against { $name }.
       *[other] { $count } minutes left for your move against { $name }.
    }
match-hint-taken = { $seat ->
        [you] You took a hint.
       *[they] { $seat_name } took a hint.
    }
match-refused-hint-rated = There are no hints in rated matches and in tournaments.
match-refused-hint-not-agreed = You play without hints. You can agree on them when you challenge somebody to a friendly match.
