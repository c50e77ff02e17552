# The guided first match of Gygès: what becomes possible, in two short sentences at most.

gyges-guide-first = Learn by playing: about 5 minutes
    .about = A match against Salle, with the rings set up

gyges-guide-nearest = You move one of the marked rings, those of your nearest row. Bring any ring into the goal behind Salle, and you win.
gyges-guide-steps = The ring on { $square } makes exactly { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }, straight on or turning, never diagonally. Press it to see where it may end.
gyges-guide-bounce = The { gyges-ring } on { $square } can end on the ring on { $hit }. From there it may bounce on, by as many steps as that ring has circles.
gyges-guide-throw = Or take the place of the ring on { $hit }: you then throw that one to an empty square. That way you block a path, or build one.
gyges-guide-row = Your row is now row { $row }: the nearest with a ring that can move. Only its rings are yours to move.
gyges-guide-shared = Salle's ring ended on { $square }. It belongs to nobody: once it stands in your nearest row, you may move it.
gyges-guide-goal = The ring on { $square } can reach the goal{ $bounces ->
        [0] {""}
        [one] {" "}with { $bounces } bounce
       *[other] {" "}with { $bounces } bounces
    }. Press it, then the goal behind Salle: you win.
gyges-guide-threat = Careful: if nothing changes, Salle brings the ring on { $square } into your goal. Block its path, or throw away a ring that it bounces on.
gyges-guide-over = For the next match: before you send, check whether Salle's nearest row could reach your goal.
