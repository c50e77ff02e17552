# Gygès. $seat, $rival: "you" or "they"; $seat_name, $rival_name: who that is. $value, $other: rings, 1 to 3.

gyges-name = Gygès
    .about = Twelve rings that belong to nobody, two goals. 15 minutes
    .caption = A triple takes a double's place, and throws it to c5.
    .alt = Gygès: your triple bounces from d2 to f2, and throws the double there to c5.

## Options: name, values as the challenge's card lists them, what they mean
gyges-option-setup_rows = Setup
    .about = On how many rows the rings are set up
gyges-option-setup_rows-2 = set up on two rows
    .about = Six rings on the twelve squares nearest to you
gyges-option-setup_rows-1 = set up on one row
    .about = Six rings on the six squares nearest to you, as in the first edition
gyges-option-origin_end = Back to the start
    .about = Whether a ring may end its move where it began
gyges-option-origin_end-true = a move may end where it began
    .about = A ring may go round and back: then the position stays the same
gyges-option-origin_end-false = no move ends where it began
    .about = A ring has to end on another square

## The computer's levels
gyges-level-novice = runner
    .about = Runs for the goal with its favourite ring, and never looks at yours
gyges-level-watchman = watchman
    .about = Runs too, but guards its goal against short paths; it overlooks long ones
gyges-level-hemmer = blocker
    .about = Leaves you as little room as it can, and overlooks long paths to its goal
gyges-level-keen = keen
    .about = Takes a goal, gives none away, and thinks a move ahead
gyges-level-plotter = plotter
    .about = Looks for its own chains of threats, and not for yours
gyges-level-master = master
    .about = Follows threats as deep as two seconds allow

## Pieces of sentences
gyges-ring = { $value ->
        [1] single
        [2] double
       *[3] triple
    }
gyges-other = { $other ->
        [1] single
        [2] double
       *[3] triple
    }
gyges-shown = { $value ->
        [1] ①
        [2] ②
       *[3] ③
    }
gyges-who = { $seat ->
        [you] You
       *[they] { $seat_name }
    }
gyges-side = { $side ->
        [South] South
       *[North] North
    }
gyges-goal = { $goal ->
        [GN] North's goal
       *[GS] South's goal
    }
gyges-bouncing = { $bounces_count ->
        [0] {""}
       *[other] , bouncing on { $bounces }
    }
gyges-ordinal = { $times ->
        [1] first
        [2] second
        [3] third
       *[other] { $times }th
    }
gyges-setup = { $setup ->
        [classic] classic
        [fan] fan
        [gates] gates
       *[spearhead] spearhead
    }

## What happened
gyges-setup-began = { $seat ->
        [you] You set up first
       *[they] { $seat_name } sets up first
    }, { $rows ->
        [1] on one row.
       *[other] on two rows.
    }
    .heading = Setting up · { $seat ->
            [you] you begin
           *[they] { $seat_name } begins
        }
gyges-rings-set = { gyges-who } set up six rings: { $near } on the nearest row{ $rows ->
        [1] {""}
       *[other] {","} { $far } on the next
    }.
gyges-play-began = The rings are set. { $seat ->
        [you] You move first.
       *[they] { $seat_name } moves first.
    }
    .heading = Play · { $seat ->
            [you] you move first
           *[they] { $seat_name } moves first
        }
gyges-ring-moved = { gyges-who } moved the { gyges-ring } from { $start } to { $end }{ gyges-bouncing }.
gyges-ring-returned = { gyges-who } moved the { gyges-ring } from { $start } round and back to { $start }{ gyges-bouncing }.
gyges-ring-replaced = { gyges-who } moved the { gyges-ring } from { $start } to { $hit }{ gyges-bouncing }, and threw the { gyges-other } there to { $landing }.
gyges-goal-reached = { $seat ->
        [you] You bring
       *[they] { $seat_name } brings
    } the { gyges-ring } from { $start } into { gyges-goal }{ gyges-bouncing }, and { $seat ->
        [you] win.
       *[they] wins.
    }
gyges-position-repeated = { $seat ->
        [you] You are
       *[they] { $seat_name } is
    } to move in this position for the { gyges-ordinal } time; the third time is a draw.
gyges-drawn-by-repetition = A draw: the same position came up for the third time.
gyges-drawn-by-length = A draw: { $plies } moves without a goal.

## The result of a position that was written
gyges-result-goal = { $seat ->
        [you] You win
       *[they] { $seat_name } wins
    }: the { gyges-ring } lies in { gyges-goal }.

gyges-result-broken-off = The match was broken off.

## What is asked
gyges-asked-setup = Set up your six rings.
gyges-asked-setup-rows = { $rows ->
        [1] On row { $row }.
       *[other] On rows { $row } and { $next }.
    } A ready-made setup is one tap.
gyges-asked-play = Your move.
gyges-asked-play-rows = Which ring of row { $row }?
gyges-asked-place = Where do you put the next { gyges-ring }? { $count ->
        [1] It is the last ring.
       *[other] { $count } rings are left.
    }
gyges-asked-end = Where does the { gyges-ring } on { $start } end?
gyges-asked-throw = Where do you throw the { gyges-other } on { $hit }? To an empty square, as far as row { $row }.
gyges-waits-setup = { $seat_name } sets up.
gyges-waits-play = { $seat_name }'s move.
gyges-repeated = The same position for the { gyges-ordinal } time; the third is a draw.

## The line under a public board
gyges-summary-setup = { $seat_name } to set up six rings, { $rows ->
        [1] on row { $row }.
       *[other] on rows { $row } and { $next }.
    }
gyges-summary-play = { $seat_name } to move a ring of row { $row }.

## Buttons. $square is a square, or a goal
gyges-step-ready = Ready-made
    .label = { gyges-setup }
    .detail = { $rows }
    .alone = { gyges-setup }
    .name = Ready-made: { gyges-setup }, { $rows }
gyges-step-place = The next { gyges-ring }
    .label = { $square }
    .detail = {""}
    .alone = { $square } { gyges-shown }
    .name = A { gyges-ring } on { $square }
gyges-step-ring = Ring
    .label = { $square } { gyges-shown }
    .detail = { gyges-ring }
    .alone = { $square } { gyges-shown }
    .name = The { gyges-ring } on { $square }
gyges-step-end = Empty square
    .label = { $square }
    .detail = {""}
    .alone = { $square }
    .name = End on { $square }
gyges-step-back = Back
    .label = { $square } ↺
    .detail = back
    .alone = { $square } ↺
    .name = Round and back to { $square }
gyges-step-hit = Replace a ring
    .label = { $square } { gyges-shown }
    .detail = throw it
    .alone = { $square } { gyges-shown } ↷
    .name = Take the place of the { gyges-ring } on { $square }
gyges-step-goal = Goal
    .label = Goal
    .detail = wins
    .alone = Goal
    .name = Into { gyges-goal }: that wins
gyges-step-throw = Throw to
    .label = { $square }
    .detail = {""}
    .alone = → { $square }
    .name = Throw the { gyges-ring } to { $square }
gyges-preview-ready = Setup { gyges-setup }: { $rows }.
gyges-preview-place = Rings: { $count } of 6, { $rings }.
gyges-preview-end = The { gyges-ring } from { $start } to { $end }{ gyges-bouncing }.
gyges-preview-back = The { gyges-ring } from { $start } round and back{ gyges-bouncing }: the position stays the same.
gyges-preview-goal = The { gyges-ring } from { $start } into { gyges-goal }{ gyges-bouncing }: that wins.
gyges-preview-hit = The { gyges-ring } from { $start } to { $hit }{ gyges-bouncing }.
gyges-preview-throw = The { gyges-ring } from { $start } to { $hit }{ gyges-bouncing }; the { gyges-other } there is thrown to { $landing }.
gyges-preview-unsent = Not sent yet.

## A line of the page's log
gyges-deed-goal = { $start }–goal
gyges-deed-setup = setup { $rows }
gyges-deed-ready = { gyges-setup } setup

## The board in words
gyges-alt-sides = Gygès. { $one_name } plays South, { $two_name } North.
gyges-alt-rings = Singles: { $ones }. Doubles: { $twos }. Triples: { $threes }.
gyges-alt-rows = Playable rows: South { $south }, North { $north }.
gyges-alt-hand = { $seat ->
        [you] You have
       *[they] { $seat_name } has
    } still to set up: { $hand }.
gyges-alt-last = Last move: { $action }
gyges-alt-free = Empty squares to choose: { $squares }.
gyges-alt-hits = Rings to replace: { $squares }.
gyges-alt-goal = { gyges-goal } can be reached.
gyges-board-sides = South: { $one_name } · North: { $two_name }
gyges-board-legend = 1 2 3: rings; dots: empty; S, N: playable rows; GN, GS: goals.
gyges-board-write-setup = Write setup 321123/000000: the nearest row first, files a to f.
gyges-board-write-play = Write a1-b2, a1-GN, or a1-b1xc3: the ring on b1 goes to c3.

## Why a move was refused
gyges-refused-not-a-move = “{ $text }” isn't a move. Write a1-b2 (to an empty square), a1-GN (into the goal) or a1-b1xc3 (in place of b1, which is thrown to c3).
gyges-refused-no-such-square = “{ $text }”: squares go from a1 to f6, so there is no { $square }.
gyges-refused-not-a-setup = “{ $text }” isn't a setup. Write setup 321123/000000: the row nearest to you first, then the next.
gyges-refused-no-throw-into-goal = “{ $text }”: a goal is no place to put a ring, nor to bounce.
gyges-refused-match-over = The match is over.
gyges-refused-not-your-turn = It isn't your turn.
gyges-refused-set-up-first = The rings are still being set up. Write setup 321123/000000.
gyges-refused-set-up-already = The rings have been set up: now they move.
gyges-refused-two-of-each = A setup needs two rings of each value. { $near }/{ $far } has { $ones } of 1, { $twos } of 2 and { $threes } of 3.
gyges-refused-one-row-only = You agreed on one row: all six rings stand on the row nearest to you.
gyges-refused-no-ring = There is no ring on { $start }.
gyges-refused-not-from-goal = A ring never leaves a goal.
gyges-refused-not-in-playable-row = { $start } isn't in { gyges-side }'s playable row, which is row { $row }.
gyges-refused-own-goal = Nobody may enter their own goal: { gyges-side } goes for { $goal }.
gyges-refused-ends-on-ring = There is a ring on { $end }. Say where it is thrown, such as { $start }-{ $end }x{ $start }.
gyges-refused-nothing-to-throw = There is no ring on { $hit } to throw: { $start }-{ $hit } would end there.
gyges-refused-throws-itself = A ring can't take its own place.
gyges-refused-landing-taken = There is a ring on { $landing } already.
gyges-refused-beyond-row = { $landing } is beyond { gyges-side }'s playable row, which is row { $row }.
gyges-refused-origin-end = You agreed that a move may not end where it began.
gyges-refused-crosses-twice = It crosses { $border } twice: every path from { $start } to { $end } crosses some border twice.
gyges-refused-blocked = { $blocker } is in the way: only the last step of a series may reach a ring.
gyges-refused-wrong-steps = The ring on { $start } makes exactly { $value ->
        [one] 1 step, and it doesn't lead
       *[other] { $value } steps, and they don't lead
    } to { $end }.
gyges-refused-no-bounce-there = No series of { $value ->
        [one] 1 step
       *[other] { $value } steps
    } from { $start }, and no bounce, ends on { $end }.

## Why something else would have been better
gyges-reason-misses-goal = The path into the goal was open: { $path }.
gyges-reason-opens-path = That opens the path { $path } to the opponent.
gyges-reason-leaves-path = That leaves the path { $path } open to the opponent.
gyges-reason-misses-forced-win = The goal could be forced, threat after threat.
gyges-reason-allows-forced-win = After that the opponent can force the goal, threat after threat.

gyges-hint-setup = Think about where your triples can start from, and which gaps your singles bridge.
gyges-hint-goal = A path into the goal is open: look where the rings in your nearest row lead.
gyges-hint-threat = Look at the row nearest to { $rival }: from there a path leads into a goal.
gyges-hint-throw = You can throw a ring that you end on wherever you like: begin with a { gyges-ring }.
gyges-hint-ring = Look at the { gyges-ring } in your nearest row.
