# The rules of Gygès, for players: a picture each.

gyges-rules-setup = Twelve rings belong to nobody: singles, doubles, triples, four of each. South, then North, sets up two of each on the two rows nearest to that side, in any order. Then South moves first.
    .title = Setting up
gyges-rules-playable_row = You may move only a ring of your playable row: the row nearest to you that has a ring able to move. So one and the same ring may be yours now and your opponent's later.
    .title = The playable row
gyges-rules-steps = A single makes exactly one step, a double two, a triple three: straight or turning, never diagonally. Every square before the last step must be empty. On an empty square the move ends.
    .title = Steps
gyges-rules-bounce = If the last step reaches a ring, you may bounce: go on with as many steps as that ring has. Bounce after bounce, a ring may cross the whole board in one move.
    .title = Bounce
gyges-rules-throw = Or throw it: take the place of the ring that the last step reached, and put that one on any empty square that isn't beyond your opponent's playable row.
    .title = Throw
gyges-rules-border = No border between two squares may be crossed twice in one move, in either direction. A square may be visited again by another way.
    .title = No border twice
gyges-rules-goal = Bring a ring into the goal behind your opponent and you win. It is one step from each of the six squares before it, and only the last step of a series may enter. Nobody enters their own goal.
    .title = The goal
gyges-rules-draw = The same position with the same player to move for the third time is a draw, and so is a match of two hundred moves without a goal.
    .title = Draws
