# The lessons of Cannae: a title each; of each task what it is about, what to do, and answers.

cannae-course-infantry = Infantry
cannae-course-infantry-1 = Infantry, the shields, steps one square in any direction, diagonally and backwards too. Lose all your infantry, and you lose.
    .task = Step from d3 to e4, and nothing else.
    .right = One square, diagonally. Infantry never turns into anything else, so look after it.
    .wrong = Only the shield from d3 to e4, please.
    .wrong-pass = You may pass at any time, but here there is a step to make: d3 to e4.

cannae-course-cavalry = Cavalry
cannae-course-cavalry-1 = Cavalry, the horses, rides straight or diagonally as far as the way is free, like the queen in chess.
    .task = Ride from a1 to f6.
    .right = The whole diagonal in one move.
    .wrong = Follow the diagonal from a1: b2, c3, d4, e5, f6.
cannae-course-cavalry-2 = But a horse with two enemy shields beside it is lost, whoever's turn it is. One is no danger.
    .task = Ride beside the shield on c4, and keep your horse.
    .right = On c3 only one shield is beside it. Horses fear pairs.
    .wrong = That isn't beside c4. From a1 the diagonal leads past it.
    .wrong-two = On d4 it stood beside c4 and e5: two shields, and the horse is lost. One square less.

cannae-course-both = Both in one turn
cannae-course-both-1 = A turn may hold one action of infantry and one of cavalry, in either order. One alone will do, or none.
    .task = In one turn: the shield from d3 to d4, and the horse from a1 to a4.
    .right = Two actions, one turn. The order matters when one makes room for the other.
    .wrong = Both in one turn: d3 to d4, and a1 to a4.
    .wrong-half = That is one half of it. Add the other arm before you answer.

cannae-course-push = Pushing
cannae-course-push-1 = Infantry in a line pushes what stands before it, if more of yours push than enemies resist. Everything in the line moves one square.
    .task = Push the shield on d5 back to d6.
    .right = Two against one. A push is your infantry action for this turn.
    .wrong = Start from the rear shield, d3, and push along the line. One alone, from d4, would be too weak.

cannae-course-edge = Over the edge
cannae-course-edge-1 = At the edge a line has nowhere to go: the last piece falls off the board.
    .task = Push Salle's shield off the board.
    .right = One shield less for Salle. Keep your own lines away from the edge.
    .wrong = The shield on d8 has the edge behind it. Push from d6: two against one.

cannae-course-count = Counting before you push
cannae-course-count-1 = Two against two push nothing: you need more. Shields that stand behind the one you start from don't count.
    .task = Two lines face each other. Push where you can, and throw a shield off.
    .right = Three against two, on the h file. On the a file it was two against two.
    .wrong = Nothing fell. Count the shields in each file, and start from the rearmost of three.

cannae-course-charge = The charge
cannae-course-charge-1 = Cavalry takes infantry by riding onto it, if it stands alone: no shield of its own side beside it. The horse must come from further than the next square.
    .task = Take the infantry that stands alone.
    .right = It stood alone on a6. The two on e6 and f6 cover each other.
    .wrong = Nothing was taken. Which of Salle's shields has no other beside it, and which horse looks at it?

cannae-course-surround = Surrounding
cannae-course-surround-1 = What takes your horses takes Salle's as well: cavalry beside two of your shields is lost.
    .task = Step so that Salle's horse on d6 is lost.
    .right = Two shields beside it. It was lost in your turn, without being touched.
    .wrong = The horse still has fewer than two shields beside it. One is on c5: bring the other beside d6, too.

cannae-course-cover = Nobody alone
cannae-course-cover-1 = Your shield on d4 stands alone, and Salle's horse on d8 looks down the file. Next turn it would charge.
    .task = Make sure that none of your shields stands alone.
    .right = Side by side, diagonally too: nothing to charge.
    .wrong = A shield of yours still stands alone. Bring the two together: which square is beside both?

cannae-course-puzzle = Puzzle
cannae-course-puzzle-1 = Salle has one shield left, on g7, and may step anywhere with it. Your own shields may push your horse one square before it rides.
    .task = Play a turn after which you take it, wherever it goes.
    .right = On g4 the horse covers the g file. Pushed by f3 or h4 it covers the lines from h5 and f4, too.
    .wrong = Salle finds a square that you can't reach next turn. The horse should stand on g4, with shields that can push it both ways.
