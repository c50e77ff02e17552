# Cannae. $seat, $rival: "you" or "they"; $seat_name, $rival_name: who that is. Squares are names such as b2.

cannae-name = Battle of Cannae
    .short = Cannae
    .about = Infantry pushes, cavalry charges, on a chessboard. 30 minutes
    .caption = Two push against one: the whole line moves on.
    .alt = The Battle of Cannae: your infantry on e3 pushes two against one, and three pieces move on.

## Options: name, values as the challenge's card lists them, what they mean
cannae-option-immobilised_cavalry = Shut-in cavalry
    .about = What happens to cavalry without an empty square beside it
cannae-option-immobilised_cavalry-false = shut-in cavalry stays
    .about = It waits until somebody makes room
cannae-option-immobilised_cavalry-true = shut-in cavalry is lost
    .about = It is removed at once; this happens easily at the edges
cannae-option-layout = Layout
    .about = Where the pieces start. The rules' drawing is lost: both layouts are reconstructions
cannae-option-layout-r1 = deep centre
    .about = Infantry two ranks deep in the centre, cavalry on the wings, everybody able to move
cannae-option-layout-r2 = one line
    .about = Infantry on the whole second rank, cavalry in the corners behind it

## The computer's levels
cannae-level-novice = dreamer
    .about = Watches one edge of the board; elsewhere, take what stands alone
cannae-level-oneeyed = one-eyed
    .about = Watches one half of the board; in the other, take what stands alone
cannae-level-blinkered = blinkered
    .about = Watches all but the edge of one side: charges come through there
cannae-level-keen = keen
    .about = Looks at every whole turn, and takes the best
cannae-level-wary = wary
    .about = Weighs your best answer to each turn
cannae-level-master = master
    .about = Weighs your best answers, and what it can do then

## Pieces of sentences
cannae-who = { $seat ->
        [you] You
       *[they] { $seat_name }
    }
cannae-arm = { $arm ->
        [infantry] infantry
       *[cavalry] cavalry
    }
cannae-odds = { $opposing ->
        [0] {""}
       *[other] , { $active } against { $opposing }
    }
cannae-mark = { $outcome ->
        [cost] {" "}✕
       *[other] {""}
    }
cannae-then = { $outcome ->
        [plain] {""}
       *[other] : { $does }
    }

## What happened. `.start` of one sentence and `.end` of the next make one
cannae-began = The armies are in place. { $seat ->
        [you] You begin.
       *[they] { $seat_name } begins.
    }
    .heading = The armies are in place · { $seat ->
            [you] you begin
           *[they] { $seat_name } begins
        }
cannae-passed = { cannae-who } passed.
cannae-stepped = { cannae-who } moved infantry from { $origin } to { $target }.
    .start = { cannae-who } moved infantry from { $origin } to { $target }
    .end = and moved infantry from { $origin } to { $target }.
cannae-pushed = { cannae-who } pushed from { $origin } towards { $target }{ cannae-odds }: { $moved_count } pieces move on.
    .start = { cannae-who } pushed from { $origin } towards { $target }{ cannae-odds },
    .end = and pushed from { $origin } towards { $target }{ cannae-odds }.
cannae-slid = { cannae-who } moved cavalry from { $origin } to { $target }.
    .start = { cannae-who } moved cavalry from { $origin } to { $target }
    .end = and moved cavalry from { $origin } to { $target }.
cannae-charged = { cannae-who } charged from { $origin } and took the infantry on { $target }.
    .start = { cannae-who } charged from { $origin }, took the infantry on { $target }
    .end = and charged from { $origin }, taking the infantry on { $target }.
cannae-thrown-off = { cannae-who } lost { cannae-arm }, pushed off the board at { $square }.
cannae-surrounded = { cannae-who } lost the cavalry on { $square }, surrounded by the infantry on { $infantry }.
cannae-shut-in = { cannae-who } lost the cavalry on { $square }, with no empty square beside it.
cannae-won = { $seat ->
        [you] You win
       *[they] { $seat_name } wins
    }: { $rival ->
        [you] you have
       *[they] { $rival_name } has
    } no infantry left.
cannae-drawn = A draw: { $end ->
        [cavalry] neither side has cavalry left.
        [repetition] the same position for the third time.
       *[other] fifty turns each without a loss.
    }

## The result, and why
cannae-result-broken-off = The match was broken off.

## What is asked
cannae-asked-turn = Your move.
    .rest = One infantry, one cavalry, both or neither.
cannae-asked-infantry = Where does the infantry on { $square } go?
cannae-asked-cavalry = Where does the cavalry on { $square } go?
cannae-asked-infantry-too = Infantry too, or is that all? Not sent yet.
cannae-asked-cavalry-too = Cavalry too, or is that all? Not sent yet.
cannae-waits = { $seat_name }'s move.
cannae-repeated = The same position for the second time; the third is a draw.
cannae-quiet = { $left ->
        [one] { $left } more turn without a loss is a draw.
       *[other] { $left } more turns without a loss are a draw.
    }

## The line under a public board
cannae-summary = Infantry { $one_infantry } : { $two_infantry }, cavalry { $one_cavalry } : { $two_cavalry }. { $seat_name } to move.

## Buttons. $square is where it leads; $does what comes of it
cannae-step-infantry = { $place ->
        [second] Infantry too
       *[first] Infantry
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = The infantry on { $square }
cannae-step-cavalry = { $place ->
        [second] Cavalry too
       *[first] Cavalry
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = The cavalry on { $square }
cannae-step-pass = Pass
    .label = Pass
    .detail = nothing moves
    .alone = Pass
    .name = Pass: nothing moves
cannae-step-step = Step
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } { $square }{ cannae-then }
    .name = Step to { $square }{ cannae-then }
cannae-step-push = Push
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } push: { $does }
    .name = Push towards { $square }: { $does }
cannae-step-ride = Ride
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $square }{ cannae-then }
    .name = Ride to { $square }{ cannae-then }
cannae-step-charge = Charge
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = ⚔ { $square }{ cannae-mark }
    .name = Charge to { $square }: { $does }
cannae-effect-moves = { $moved_count } move on
cannae-effect-against = { $active } against { $opposing }
cannae-effect-thrown-off = { $whose ->
        [own] own { cannae-arm } at { $square } falls off
       *[theirs] { $arm ->
            [infantry] theirs at { $square } falls off
           *[cavalry] their cavalry at { $square } falls off
        }
    }
cannae-effect-charged = takes the infantry on { $square }
cannae-effect-surrounded = { $whose ->
        [own] own cavalry on { $square } is lost
       *[theirs] their cavalry on { $square } is lost
    }
cannae-effect-shut-in = { $whose ->
        [own] own cavalry on { $square } is lost
       *[theirs] their cavalry on { $square } is lost
    }
cannae-effect-win = that wins
cannae-effect-draw = that is a draw
cannae-effect-defeat = that loses the match
cannae-preview-pass = Pass: nothing moves.
cannae-preview-stepped = Infantry { $origin } to { $target }
cannae-preview-pushed = Infantry { $origin } pushes towards { $target }
cannae-preview-slid = Cavalry { $origin } to { $target }
cannae-preview-charged = Cavalry { $origin } charges and takes the infantry on { $target }
cannae-preview-unsent = Not sent yet.
cannae-preview-follows = { $action }: { $does }.
cannae-warning-thrown-off = Careful: your own { cannae-arm } at { $square } falls off the board.
cannae-warning-surrounded = { $square } stands beside { $infantry_count ->
        [2] two
        [3] three
       *[other] { $infantry_count }
    } infantry, { $infantry }: this cavalry is lost.
cannae-warning-shut-in = { $square } has no empty square beside it: this cavalry is lost.

## A line of the page's log
cannae-deed-pass = pass

## The board in words
cannae-alt-sides = Battle of Cannae. { $one_name } plays white, { $two_name } black.
cannae-alt-pieces = White infantry: { $one_infantry }; cavalry: { $one_cavalry }. Black infantry: { $two_infantry }; cavalry: { $two_cavalry }.
cannae-alt-lost = { $seat ->
        [you] You have
       *[they] { $seat_name } has
    } lost infantry: { $infantry }, cavalry: { $cavalry }.
cannae-alt-last = Last turn: { $action }
cannae-alt-step = Steps: { $squares }.
cannae-alt-push = Pushes towards: { $squares }.
cannae-alt-ride = Rides: { $squares }.
cannae-alt-charge = Charges: { $squares }.
cannae-board-sides = White (capitals): { $one_name } · Black: { $two_name }
cannae-board-legend = I i: infantry; C c: cavalry; dots: empty.
cannae-board-write = Write b2b3 for a piece and where it goes, two joined by +, or - to pass.

## Why a turn was refused
cannae-refused-not-a-turn = “{ $text }” isn't a turn. Write b2b3 for a piece and where it goes, two joined by +, or - to pass.
cannae-refused-no-such-square = “{ $text }”: squares go from a1 to h8, so there is no { $square }.
cannae-refused-too-many-actions = “{ $text }”: a turn is one infantry action, one cavalry action, both or none, not { $count }.
cannae-refused-match-over = The match is over.
cannae-refused-not-your-turn = It isn't your turn.
cannae-refused-infantry-twice = A turn has one infantry action; { $action } would be the second.
cannae-refused-cavalry-twice = A turn has one cavalry action; { $action } would be the second.
cannae-refused-decided-already = The first action ends the match: { $action } can't follow.
cannae-refused-nobody-there = { $action }: there is no piece on { $square }.
cannae-refused-not-yours = { $action }: the piece on { $square } is the enemy's.
cannae-refused-lost-before = { $action }: the cavalry of { $square } is lost by the first action.
cannae-refused-moved-before = { $action }: the first action moves the piece of { $square } to { $target }.
cannae-refused-not-infantry = { $action }: { $square } is cavalry, which rides (C) or charges (X).
cannae-refused-not-cavalry = { $action }: { $square } is infantry, which steps (M) or pushes (P).
cannae-refused-step-too-far = { $action }: infantry steps to one of the squares beside it, not to { $target }.
cannae-refused-step-onto-piece = { $action }: { $target } is occupied. A push is written { $right }.
cannae-refused-push-not-beside = { $action }: a push is written with the square beside the rear pusher.
cannae-refused-nothing-to-push = { $action }: { $target } is empty. A step is written { $right }.
cannae-refused-push-too-weak = { $action }: { $active } against { $opposing } can't push.
cannae-refused-push-too-weak-passive = { $action }: { $active } against { $opposing } can't push. Your infantry further on in the line doesn't count: { $passive }.
cannae-refused-not-in-line = { $action }: cavalry rides straight or diagonally, and { $target } is on no such line.
cannae-refused-path-blocked = { $action }: the piece on { $blocker } is in the way.
cannae-refused-slide-onto-own = { $action }: your own piece is on { $target }.
cannae-refused-slide-onto-infantry = { $action }: enemy infantry is on { $target }. A charge is written { $right }.
cannae-refused-cavalry-against-cavalry = { $action }: cavalry can't take the cavalry on { $target }.
cannae-refused-nobody-to-charge = { $action }: { $target } is empty. A ride is written { $right }.
cannae-refused-charge-own = { $action }: the piece on { $target } is your own.
cannae-refused-in-contact = { $action }: the cavalry already stands beside { $target }; a charge needs a square between.
cannae-refused-supported = { $action }: { $target } is supported by the infantry on { $supporter }, so it can't be charged.

## Why something else would have been better
cannae-reason-misses-win = The last enemy infantry could have been taken, and the match won.
cannae-reason-surrounded = The cavalry on { $square } then stands beside infantry on { $infantry }, and is lost.
cannae-reason-own-loss = That throws away the { cannae-arm } on { $square }.
cannae-reason-misses-capture = The { cannae-arm } on { $square } could have been taken.
cannae-reason-leaves-win = After that the match is lost at once, because the last infantry can be taken: { $answer }.
cannae-reason-leaves-capture = After that the { cannae-arm } on { $square } can be taken: { $answer }.

cannae-hint-arm = { $arm ->
        [infantry] infantry
       *[cavalry] cavalry
    }
cannae-hint-wing = { $wing ->
        [a] on files a to c
        [h] on files f to h
       *[centre] on files d and e
    }
cannae-hint-take = Look at { $rival }'s { cannae-hint-arm } { cannae-hint-wing }: something can be taken.
cannae-hint-danger = Look at your { cannae-hint-arm } { cannae-hint-wing }: it is in danger.
cannae-hint-piece = Look at your { cannae-hint-arm } { cannae-hint-wing }: it can do more.
