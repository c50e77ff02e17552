# The rules of any game: their title, their chapters, the way to go on.

rules-of = { $game }: the rules
rules-about = What it is about
rules-story = One example, from start to end
rules-turn = How a turn goes
rules-examples = Worked examples
rules-fine_points = Fine points
