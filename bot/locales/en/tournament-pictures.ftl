### Pictures of tournaments, in words.

tournament-alt-standings = { $title }, standings:
tournament-alt-bracket = { $title }, knock-out:
tournament-alt-round = Round { $number }:
tournament-alt-third = Match for third place:
tournament-alt-won = { $one } beat { $two }
tournament-alt-running = { $one } is playing { $two }
tournament-alt-to-come = { $one } against { $two }
tournament-alt-ladder = { $title }, ladder:
tournament-alt-challenges = challenges place { $place }
tournament-alt-end = { $title }, final places:
