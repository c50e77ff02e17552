### Being forgotten.

forget-ask = Do you want me to forget you?
forget-what = I delete your name, your address, your settings, your lists, your answers in advance and what you said at tables. Your matches and results stay, under the name “Former player”.
forget-ends = This also ends:
forget-resign = { $game } against { $name }: you resign.
forget-leave = { $game } against { $name }: you leave the series.
forget-study = { $game } on both seats: it ends.
forget-withdraw = { $game }: your challenge to { $name } is withdrawn.
forget-decline = { $game }: the challenge from { $name } is declined.
forget-seek = { $game }: you stop looking for an opponent.
forget-tournament = Tournament “{ $name }”: you leave it.
forget-follows = { $count ->
    [one] You stop following a match.
   *[other] You stop following { $count } matches.
 }
forget-yes = Forget me
forget-no = Keep everything
forget-kept = Nothing was changed.
forget-changed = Your tables have changed meanwhile; this is how they stand now.
