# The rules of Cannae, for players: a picture each.

cannae-rules-turn = White begins. A turn is one infantry action (a step to a neighbouring square, or a push), one cavalry action (a ride, like a chess queen), both in either order, or neither. The layout is a reconstruction, for the rules' drawing is lost: cavalry on the wings and a deep centre, as at Cannae, and nobody boxed in.
    .title = The turn, and the layout
cannae-rules-push = Infantry may push in any of the eight directions: everything in the line before it, up to the first empty square, moves on by one. Own pieces, cavalry too, can always be pushed. A push is the infantry action of the turn.
    .title = Push
cannae-rules-strength = To push enemies you need more infantry at the rear end of the line, one behind another, than there are enemies anywhere in it. Own infantry further on doesn't count; cavalry never pushes.
    .title = Who is stronger
cannae-rules-edge = At the edge a push throws the last piece of the line off the board, whoever it belongs to: one piece at most.
    .title = Over the edge
cannae-rules-charge = Cavalry takes infantry by riding onto its square. At the start of its ride at least one square must lie between them, and the way must be free. Cavalry never takes cavalry.
    .title = Charge
cannae-rules-isolated = Only isolated infantry can be charged: no infantry of its own side may stand on the eight squares around it. Cavalry beside it makes no difference. Infantry in contact at the start can't be charged.
    .title = Isolated infantry
cannae-rules-surrounded = Cavalry beside two enemy infantry is surrounded, and is lost at once. This is looked at after every single action, for both sides; never for squares that are only ridden over.
    .title = Surrounded cavalry
cannae-rules-own_loss = Nothing keeps you from riding your own cavalry to its loss, or from pushing your own piece off the board. Salle warns you before you send such a turn.
    .title = One's own loss
cannae-rules-win = Whoever first clears the board of enemy infantry wins, in the middle of a turn too. Without cavalry of your own you may still win, by pushing.
    .title = Winning
cannae-rules-draw = When neither side has cavalry left, and nobody has just won, the match is a draw. So it is when the same position stands for the third time, or when both sides play fifty turns without a loss.
    .title = Draws
