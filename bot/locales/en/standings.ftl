### Pictures of tournaments, in words.

standings-table = { $title }, standings:
standings-bracket = { $title }, knock-out:
standings-round = Round { $number }:
standings-third = Match for third place:
standings-won = { $one } beat { $two }
standings-bye = { $name } has a bye
standings-running = { $one } is playing { $two }
standings-to-come = { $one } against { $two }
standings-ladder = { $title }, ladder:
standings-challenges = challenges place { $place }
standings-end = { $title }, final places:
