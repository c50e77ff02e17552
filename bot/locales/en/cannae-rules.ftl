# The rules of Cannae, paragraph by paragraph; each stands beside its picture.
# Anna plays white, drawn in red; Bea plays black, drawn in blue.

cannae-rules-about = Two armies of eight infantry and four cavalry meet on a chessboard. Infantry wins ground by pushing in close order, and cavalry rides down what stands alone. The first to clear the board of enemy infantry wins.
    .title = The game
cannae-rules-layout = Infantry is drawn as a shield, cavalry as a horse's head. White, here Anna in red, begins. The drawing that belonged to the rules is lost, so this layout is our reconstruction: a deep centre and cavalry on the wings, as at Cannae, with every cavalry free to ride.
    .title = The layout
cannae-rules-turn = On your turn you may act once with infantry and once with cavalry, in either order, or with only one of them, or pass. Infantry steps to an empty neighbouring square, straight or diagonally, forward or back; or it pushes. Cavalry rides as far as it likes, like a chess queen; or it charges. Here Anna steps f2 to g3 and rides b2 to b5.
    .title = Two actions
cannae-rules-ride = Cavalry jumps over nothing, but it may slip through between two pieces that touch only at their corners. Here it rides from g2 to d5, between e3 and f4.
    .title = The ride
cannae-rules-push = Infantry pushes in any of the eight directions. From the rear pusher on, everything in the line moves one square, up to the first empty square; what stands behind stays. Here two of Anna's push from e3 upwards, and Bea's goes from e5 to e6. A push is the infantry action of the turn.
    .title = Push
cannae-rules-strength = To push enemies, the pushers must outnumber the enemies in the line, infantry and cavalry together. Pushers are the infantry at the rear end, one behind another without a gap. Here e3 and e4 face e5 and e6, two against two: no push goes up. Cavalry never pushes.
    .title = Who is stronger
cannae-rules-carried = Own infantry further on doesn't count; it is carried along. Here three push to the right, a4, b4 and c4, against two, d4 and f4; Anna's own on e4 only moves with them. Without a4 it would be two against two, and not allowed. You choose who is the rear pusher.
    .title = Carried along
cannae-rules-edge = At the edge, the last piece of the line is thrown off the board, whoever it belongs to: one piece a push. Here f4 and g4 push Bea's infantry off from h4.
    .title = Over the edge
cannae-rules-charge = Cavalry takes infantry by riding onto its square. The way must be free, and at the start the two must not be neighbours: at least one square lies between. Here f2 takes c5. Cavalry never takes cavalry.
    .title = Charge
cannae-rules-isolated = Only isolated infantry can be charged: none of its own infantry may stand on the eight squares around it. Here a4 stands alone and may be taken. The one on e7 has d7 beside it; the one on f3 is alone, but touches the cavalry. Cavalry beside infantry makes no difference. All this is judged when the cavalry sets off, so your infantry may act first and open the way.
    .title = What to charge
cannae-rules-surrounded = Cavalry beside two enemy infantry is surrounded and lost at once. Here Anna's step to e4 is the second shield beside d5. This is checked after every single action, for both sides, but never on squares that are only ridden over.
    .title = Surrounded
cannae-rules-own_loss = You may ride your own cavalry to its loss, or push your own piece off the board. Here the ride to f6 would end beside two of Bea's shields. Salle warns you before it sends such a turn.
    .title = Your own loss
cannae-rules-together = Where the line holds no enemy, any infantry may push it, even alone, and own cavalry is pushed along too. Here the one on d1 pushes the one on d2, so that both advance together.
    .title = Together
cannae-rules-win = You win at once when the last enemy infantry leaves the board, even half-way through a turn. Here Anna's push to the right throws it off from h4. Without cavalry of your own you can still win, by pushing.
    .title = Winning
cannae-rules-draw = When neither side has cavalry left, and nobody has just won, the match is a draw. It is also a draw when the same position comes up for the third time, or when both sides play fifty turns without a loss. Here Bea's last cavalry is surrounded on d5, and Anna has none.
    .title = Draws
cannae-rules-shut_in = If you agree on it, cavalry without an empty square beside it is lost too; edges count as blocked, pieces of both sides block. Here Anna's step to g7 takes the last empty square from the one on h8.
    .title = Shut in
