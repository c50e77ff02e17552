### Being forgotten.

forget-ask = Shall I forget you?
forget-what = Your name, your address, your settings, your lists, your answers in advance and what you said at tables go. Your matches and results stay as those of "Former player".
forget-ends = This ends with it:
forget-resign = { $game } against { $name }: you resign.
forget-leave = { $game } against { $name }: you leave the series.
forget-study = { $game } on both seats: it ends.
forget-withdraw = { $game }: your challenge to { $name } is withdrawn.
forget-decline = { $game }: the challenge from { $name } is declined.
forget-seek = { $game }: you look for nobody any more.
forget-tournament = Tournament “{ $name }”: you leave it.
forget-follows = { $count ->
    [one] You follow a match no longer.
   *[other] You follow { $count } matches no longer.
 }
forget-yes = Forget me
forget-no = Keep everything
forget-kept = Nothing was changed.
forget-changed = Your tables have changed meanwhile; this is how they stand now.
