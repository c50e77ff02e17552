# The lessons of Gygès: a title each; of each task what it is about, what to do, and answers.

gyges-course-owner = Nobody's rings
gyges-course-owner-1 = No ring belongs to anybody. Salle moved this double, but it stands in the row nearest to you, so you may move it.
    .task = Move it two steps straight forward, to c5.
    .right = Two circles, two steps. Wherever it stands now, it is still nobody's.
    .wrong = That is a legal move, but another square. Go straight ahead, to c5.

gyges-course-row = Your row
gyges-course-row-1 = You may only move rings of the nearest row that has any: now row 2. Salle does the same from the other end.
    .task = Move the single, with one circle, one step forward.
    .right = Salle answered with a ring of her own nearest row, row 5.
    .wrong = That row is right, but move the single on d2, straight to d3.
gyges-course-row-2 = The single has left your row, so only the double is yours now. Leave row 2 empty, and row 3 becomes your row.
    .task = Bring the double from a2 to a4.
    .right = Row 2 is empty: next time you move the single on d3. Check which rings each move leaves you.
    .wrong = Two steps straight forward: a3 and a4.

gyges-course-steps = One, two, three steps
gyges-course-steps-1 = A ring makes exactly as many steps as it has circles. It may turn at every step, never goes diagonally, and every square before the last must be empty.
    .task = Bring the triple from c2 to d4. The ring on c3 is in the way.
    .right = Around the ring: three steps, with a turn.
    .wrong = Three steps lead there too, but d4 was asked: d2, d3, d4.

gyges-course-bounce = Bouncing
gyges-course-bounce-1 = The last step may end on another ring. Then yours may bounce on, by as many steps as that ring has circles. No border between two squares may be crossed twice.
    .task = From b1, bounce on the single to b4.
    .right = Two steps to b3, one more from there. The single hasn't moved.
    .wrong = Not there. Two steps forward end on the single on b3, and its one circle carries you one step on, to b4.
gyges-course-bounce-2 = A bounce may end on a ring again, and so on: one move can cross the board.
    .task = Bounce twice, and end on d5.
    .right = b3 gave one step, b4 gave three. A chain of rings is a road.
    .wrong = First the single on b3, then the triple on b4: its three steps reach d5.

gyges-course-replace = Taking a place
gyges-course-replace-1 = Instead of bouncing you may take the place of the ring you reached. You throw that ring to any empty square, but not behind Salle's nearest row.
    .task = Take the place of the single on b3, and throw it wherever you like.
    .right = So you decide where a ring goes: in somebody's way, or into your own chain.
    .wrong = Here nothing was replaced. End on b3, and choose a square for the single.

gyges-course-goal = The goal
gyges-course-goal-1 = You win with any ring in the goal behind Salle. From the last row it is one step more, and it must be the last one.
    .task = The triple on c4 is three steps away. Win.
    .right = c5, c6, goal: three steps exactly.
    .wrong = That lets the goal go. Count: c5, c6, and the goal is the third step.
gyges-course-goal-2 = Bounces count, too: a ring on the last row can be your last stepping stone.
    .task = The double on c4 can do it. Win.
    .right = Two steps to the single on c6, and its one step into the goal.
    .wrong = End on the single on c6: from there one step leads into the goal.

gyges-course-block = Blocking
gyges-course-block-1 = Salle threatens: the double on c5 ends on the triple on c3, and from there three steps lead into your goal.
    .task = Put a ring in the way.
    .right = The path c2, c1, goal is closed. Look for such paths before every move.
    .wrong = The path c3, c2, c1, goal is still open. Which square of it can your double reach?

gyges-course-defend = Defending by a throw
gyges-course-defend-1 = Salle's triple on b5 can walk to the one on b2, and bounce three steps into your goal. Your row can't get in the way itself.
    .task = Throw a ring into the way.
    .right = The double stands on b3 now, and b5 no longer reaches b2. A throw can close a door far away.
    .wrong = Salle still gets through: b4, b3, b2, and three more. Take the place of the ring on e2, and throw it to where it hurts.

gyges-course-setup = Setting up
gyges-course-setup-1 = Before the first move each side places six rings, two of each kind, on its two nearest rows. A ring in the second row isn't yours until the first row is empty.
    .task = Place all six on row 1, in any order.
    .right = All six can move from the start. Spread singles and triples, so that you can go near and far on both sides.
    .wrong = A legal set-up, with a ring on row 2. Put all six on row 1.

gyges-course-puzzle = Puzzle
gyges-course-puzzle-1 = You win in two moves: after the first, whatever Salle plays, a path into the goal stays open.
    .task = Find the first move.
    .right = Whatever Salle plays now, one path into the goal stays open. Such a move is worth looking for.
    .wrong = Salle can answer that. Let the triple on d1 bounce far up the board, and throw a ring to where it serves you.
