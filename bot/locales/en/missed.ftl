### What players have missed since they last looked.

missed-show = Show what happened
missed-before = { $count ->
    [one] Before that, one more thing happened.
   *[other] Before that, { $count } more things happened.
}
missed-nothing = Nothing has happened since then.
