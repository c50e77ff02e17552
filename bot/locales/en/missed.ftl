### What a player has missed since he last looked.

missed-show = Show what happened
missed-before = { $count ->
    [one] Before that there was one move more.
   *[other] Before that there were { $count } moves more.
}
missed-nothing = Nothing has happened since then.
