# Lessons: their list, and what stands around every task.
learn-title = { $game } · lessons
learn-which-game = Lessons in which game?
learn-progress = { $done } of { $count } done. Each takes a minute or two.
learn-all-done = You have done all the lessons of { THE($game) }. Play a match, or do one again.
learn-seen = { $count ->
    [one] ○ One whose answer you saw.
   *[other] ○ { $count } whose answers you saw.
}
learn-shown = This is the answer:
learn-begin = Begin: { $lesson }
learn-go-on = Go on: { $lesson }
learn-next = Next: { $lesson }
learn-next-task = Go on
learn-list = All lessons
learn-answer = That's my move
learn-none = There are no lessons for { THE($game) } yet.
learn-you = You
learn-way = Lessons
