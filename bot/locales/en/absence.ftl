### Somebody isn't there: breaks, time given, a fallen flag and what comes of it; and the clocks.

## What happened. $seat is "you" or "they".

absence-break-asked = { $wish ->
        [pause] { $seat ->
            [you] You asked for a pause of { $seconds_words }.
           *[they] { $seat_name } asks for a pause of { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] You asked to adjourn the match.
           *[they] { $seat_name } asks to adjourn the match until both want to go on.
        }
        [void] { $seat ->
            [you] You asked to end the match without a result. If nobody answers within a week, you may end it alone.
           *[they] { $seat_name } asks to end the match without a result.
        }
       *[resume] { $seat ->
            [you] You asked to go on with the match.
           *[they] { $seat_name } asks to go on with the match.
        }
    }
absence-break-granted = { $wish ->
        [pause] { $seat ->
            [you] You agreed to the pause: no clock runs for { $seconds_words }.
           *[they] { $seat_name } agreed to the pause: no clock runs for { $seconds_words }.
        }
        [adjourn] { $seat ->
            [you] You agreed: the match is adjourned until both want to go on.
           *[they] { $seat_name } agreed: the match is adjourned until both want to go on.
        }
        [void] { $seat ->
            [you] You agreed: the match ends without a result.
           *[they] { $seat_name } agreed: the match ends without a result.
        }
       *[resume] { $seat ->
            [you] You agreed: the match goes on.
           *[they] { $seat_name } agreed: the match goes on.
        }
    }
absence-break-refused = { $wish ->
        [pause] { $seat ->
            [you] You declined the pause. The clock runs on.
           *[they] { $seat_name } declined the pause. The clock runs on.
        }
        [adjourn] { $seat ->
            [you] You declined to adjourn. Play goes on.
           *[they] { $seat_name } declined to adjourn. Play goes on.
        }
        [void] { $seat ->
            [you] You'd rather not end the match yet.
           *[they] { $seat_name } would rather not end the match yet.
        }
       *[resume] { $seat ->
            [you] You'd rather not go on yet: the match stays adjourned.
           *[they] { $seat_name } would rather not go on yet: the match stays adjourned.
        }
    }
absence-time-given = { $seat ->
        [you] You gave { $rival_name } { $seconds_words } more.
       *[they] { $seat_name } gave { $rival ->
            [you] you
           *[they] { $rival_name }
        } { $seconds_words } more.
    }
absence-flag-fell = { $seat ->
        [you] Your time has run out.
       *[they] { $seat_name }'s time is up: { $rival ->
            [you] you choose what happens.
           *[they] { $rival_name } chooses what happens.
        }
    }
absence-adjourned = { $seat ->
        [you] You adjourned the match until both want to go on.
       *[they] { $seat_name } adjourned the match until both want to go on.
    }
absence-resumed = { $seat ->
        [you] You go on with the match: you both have at least a day.
       *[they] { $seat_name } goes on with the match: you both have at least a day.
    }
absence-place-gone = Salle can no longer write in the chat of this match. The match is adjourned until she can, or until you both want to go on.
absence-place-back = Salle is back in the chat of this match: it goes on, and you both have at least a day.
absence-voided = { $seat ->
        [you] You weren't there: the match ends without a result.
        [they] { $seat_name } wasn't there: the match ends without a result.
       *[nobody] Nobody was there: the match ends without a result.
    }
absence-ended = { $seat ->
        [you] You ended the match without a result.
       *[they] { $seat_name } ended the match without a result.
    }
absence-substituted = { $seat ->
        [you] From here on Salle plays for you.
       *[they] From here on { $seat_name } plays.
    }
absence-vacation-began = { $seat ->
        [you] Your time was up, so your vacation has begun: your clock rests for at most { $seconds_words }. It ends when you act.
       *[they] { $seat_name }'s time was up, so their vacation has begun: their clock rests for at most { $seconds_words }.
    }

# Who plays where Salle has taken somebody's place.
absence-substitute = Salle for { $name }
# To whoever has lost the seat
absence-left = { $rival } has let Salle play on for you in { THE($game) }. The table is no longer yours.

## What is asked, and the answers

absence-choose-rest = Until you choose, { $name } may still move. After a week the win is yours.
absence-late = You may still move until { $name } has chosen.
absence-late-alone = You may still move, for a week.
absence-choose-by = Choose by
absence-late-until = At the latest
absence-claim = Claim the win
absence-claim-question = Claim the win? That ends the match.
absence-give-day = Give a day
absence-give-day-question = { $name } already has a lot of time: { $left }. Give a day anyway?
absence-adjourn = Adjourn
absence-let-salle = Let Salle finish
absence-let-salle-question = Let Salle play on for { $name }? Then { $name } can't come back to the table.

absence-is-adjourned = The match is adjourned. No clock runs.
absence-go-on = Go on
absence-not-yet = Not yet
absence-ask-adjourn = Adjourn…
absence-play-on = Play on
absence-ask-pause = Pause…
absence-pause-question = How long should the clocks stop? { $name } has to agree.
absence-pause-agree = Agree to the pause
absence-pause-decline = No pause
absence-pause-how = A pause lasts 1 to 30 whole days: /{ $command } 3

## The clocks: a bank, and what there is to say of it

absence-span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
absence-span-hours = { $count } h
absence-span-minutes = { $count } min
absence-clock-runs = { $name }:
absence-clock-delivered = { $name }, delivered:
absence-clock = { $name }: { $time }
absence-vacation-until = on vacation until
absence-not-reached = not reached yet
absence-paused-until = paused until
absence-paused = adjourned
absence-time-is-up = time ran out
