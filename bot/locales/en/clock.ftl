### Time controls: how much time players agree on.

## Names, which may also be typed: one word each

clock-brisk = brisk
clock-daily = daily
clock-leisurely = leisurely
clock-none = no clock
    .typed = none no off
clock-own = your own…

## On a card

clock-preset = { $name }: { $figures }
clock-figures = { $bank }, +{ $increment } a move, at most { $cap }
clock-figures-once = { $bank } for the whole match
clock-figures-per-move = { $span } a move
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
    .typed = d day days
clock-hours = { $hours } h
    .typed = h hour hours

## For somebody who has never played with a clock

clock-told = You each start with { $bank }. Every move you make adds { $increment }, up to { $cap } in all.
clock-told-once = You each have { $bank } for the whole match.
clock-told-per-move = You have { $span } for every move.
clock-told-none = Everybody takes as long as they like.

## Three figures of one's own, one after the other

clock-bank = At first
    .how = How much time do you each start with?
clock-increment = Each move
    .how = How much does every move add?
clock-cap = At most
    .how = How much can be saved up at most?

## What can't be

clock-unknown = “{ $text }” isn't a clock. Choose brisk, daily, leisurely or none; or your own, such as 3d+12h/5d: 3 days at first, 12 h more a move, at most 5 days.
clock-no-time = “{ $text }” leaves nobody time to move. Write none for no clock, or give at least 1 h at first, such as 3d+12h/5d.
clock-limits = “{ $text }” goes too far. At first: 1 h to 30 days. Each move: up to 7 days. At most: up to 60 days, and no less than at first. For example 3d+12h/5d.

## How long a match takes, on a card; then spans of time, rounded

clock-lasts = A match like this takes about { $about }, at most about { $most }
clock-lasts-about = A match like this takes about { $about }
clock-lasts-at-most = A match like this takes at most about { $most }
clock-roughly-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
clock-roughly-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-roughly-weeks = { $count ->
        [one] { $count } week
       *[other] { $count } weeks
    }
