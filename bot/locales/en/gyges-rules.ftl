# The rules of Gygès, paragraph by paragraph; each stands beside its picture. Anna is South.

gyges-rules-about = Twelve rings stand on a board of six rows, with a goal behind each end, and they belong to nobody. You move a ring of the row nearest to you, and where it ends on another ring it may bounce on, again and again. The first to bring a ring into the goal behind their opponent wins.
    .title = The game
gyges-rules-setup = South, here Anna in red, sets up first: two singles, two doubles and two triples, in any order, on any squares of the two nearest rows. Then North does the same on the other side, and South makes the first move.
    .title = Setting up
gyges-rules-playable_row = You may move only a ring of your playable row: the row nearest to you with a ring that can move. Here that is row 2, and you choose among its five rings. No ring is yours for good. One that you play today may stand in your opponent's row tomorrow.
    .title = The playable row
gyges-rules-steps = A single makes exactly one step, a double two, a triple three. Each step goes to a neighbouring square, never diagonally; a ring may turn after every step. All squares before the last step must be empty. Here the double from f2 goes up, then left. It ends on an empty square, and the move is over. Had it ended on a ring, it could bounce, or throw that ring.
    .title = Steps
gyges-rules-bounce = When the last step ends on a ring, you may bounce: go on with as many steps as that ring has. Here the triple from d2 makes its three steps and ends on the single on e2. It bounces one step, to the double on f2. It bounces two steps more, and ends on f4, which is empty. From ring to ring, you can cross the whole board in one move.
    .title = Bounce
gyges-rules-throw = Instead of bouncing you may throw: your ring takes the place of the one it ended on, and you put that one on an empty square of your choice. Here the triple bounces on e2, ends on f2, stays there, and the double flies to c5. A throw ends the move. Use it to block your opponent's way, or to build a bridge for yourself.
    .title = Throw
gyges-rules-throw_limit = A thrown ring may not go beyond your opponent's playable row, nor into a goal. Here North's nearest rings stand on row 5. So the double from f2 may go to d5, or to any empty square below, as the green dots show, but not to row 6 behind it.
    .title = How far to throw
gyges-rules-border = No border between two squares may be crossed twice in one move, in either direction. Here the triple from b1 goes up to b3 and left to the triple on a3. It bounces three steps: down, to the right over b2, and on to c2. It has been on b2 twice, first going up and then going right. That is allowed, because it crossed no border twice.
    .title = No border twice
gyges-rules-goal = The goal is one step from each of the six squares before it, and only the last step of a series may enter. Here the double from c1 makes two steps to the double on c3, then two to the triple on b4. Its three steps from there are b5, b6 and the goal: Anna wins. Nobody may enter their own goal, and in a goal no ring bounces or passes through.
    .title = The goal
gyges-rules-origin = The square that a ring left counts as empty while it moves. The ring may cross it or end there, and a thrown ring may go there too. Here the double from f2 has been thrown to d2, where the move began. A move that ends where it began changes nothing, and counts as your turn; you can agree to forbid it.
    .title = Where the move began
gyges-rules-shut_in = If no ring of your nearest row can move, the next row with one that can is your playable row. Here row 1 holds doubles and triples, and none has an empty square to step to. So you play from row 2. This is rare, and some ring can always move.
    .title = A row that can't move
gyges-rules-draw = When the same position comes up for the third time with the same player to move, the match is a draw. So is a match of two hundred moves without a goal.
    .title = Draws
