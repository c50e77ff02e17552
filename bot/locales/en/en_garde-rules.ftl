# The rules of En Garde, paragraph by paragraph; each stands beside its picture.
# Anna, in red, fences from the left, and Bea, in blue, from the right.

en_garde-rules-about = Two fencers stand on a piste of 23 squares, and they do everything with cards from 1 to 5. A card takes you that many squares forward or back, and a card equal to the distance between you attacks. A touch wins the round, and five rounds win the match.
    .title = The game
en_garde-rules-move = Each holds five cards. On your turn you play one and step exactly that many squares, forward or back, or you attack. Here Anna, on square 8, may step forward or back with any of her cards. You can't leave the piste, nor reach or pass the other fencer, nor skip your turn. Then you draw back to five.
    .title = Move
en_garde-rules-attack = The distance is the difference of the two squares. When a card of yours equals it, you may attack instead of moving: play one or more cards of that value, and stay where you are. Here the distance is 4, and Anna attacks with both her 4s. She draws back to five at once, before Bea answers.
    .title = Attack
en_garde-rules-parry = If you are attacked, you must parry with as many cards of the same value, or the touch counts. Here Bea parries two 4s with two 4s.
    .title = Parry
en_garde-rules-riposte = After a parry your own turn follows at once, with the cards you have left; only at its end do you draw. Here Bea has three cards after her parry. The distance is still 4, so she can't attack; she steps forward with the 1 or the 3, or back with any of them. With a third 4 she could have struck back.
    .title = After a parry
en_garde-rules-three = An attack with three cards can't be parried, because there are only five of each value. Here Anna plays three 4s: she touches and wins the round.
    .title = Three at once
en_garde-rules-indirect = In the advanced game you may step forward with one card and attack in the same turn, with cards equal to the distance that is left. Here Anna steps 3 squares, from distance 7 to 4, and attacks with two 4s.
    .title = Step and attack
en_garde-rules-fall_back = An attack after a step leaves a second way out: one card, that many squares back. That is the whole turn; you draw, and the other fencer acts. Here Bea holds a single 4, can't parry two, and falls back 3 squares. You can't fall back from a direct attack.
    .title = Fall back
en_garde-rules-last_card = Drawing the last card ends the round. If it was drawn after a move, nobody moves any more; the other fencer may make one last direct attack, or decline. Here Anna stepped to distance 4 and drew the last card. Bea attacks with 4s if she has any, and Anna must parry.
    .title = The last card
en_garde-rules-last_answer = If the last card was drawn after an attack, only the answer is left. Here Bea parries with one 4, or she loses the round. After her parry the hands are compared; she has no turn.
    .title = The last answer
en_garde-rules-comparison = If nobody has touched when the deck is out, both hands are opened. More cards equal to the distance win the round. Here the distance is 4: Anna has two 4s, Bea one.
    .title = Comparing hands
en_garde-rules-advance = If these are equal, whoever has come further from the start wins. Here each holds one 5, and the distance is 5. Anna has come nine squares, from 1 to 10; Bea eight, from 23 to 15. Anna wins. If that is equal too, nobody scores. If the last attack was met by falling back, only the ground counts.
    .title = Ground gained
en_garde-rules-stuck = A fencer without a legal action loses the round. Here Bea has parried with both her 3s, and keeps 4, 5, 5. Behind her the piste ends, and every card would reach or pass Anna. Where an attack is the only legal action, it must be made.
    .title = Nothing left to play
en_garde-rules-equal_values = Stepping 3 and attacking at distance 3 takes a 3 for the step and others for the attack. Here Anna needed two 3s to attack with one.
    .title = The same value twice
en_garde-rules-basic = In the basic game an attack is one card and always touches, as here. When its deck is out, after one last attack, only the ground gained counts. The standard game adds parries and attacks with several cards; the advanced game adds the step before an attack, and falling back.
    .title = Three games
en_garde-rules-memory = The picture shows only the last cards played, and how many are left in the deck. What was played before can be read back in the history at any time. “Cards seen” counts for you which cards are out, and which can still come; both may use it, unless you agreed to play from memory.
    .title = What was played
en_garde-rules-match = The winner of a round scores one. The first to five wins the match, unless you agreed on fewer; here Anna wins it 5 to 3. Who begins the first round is chosen at random, unless the challenge says who; then the fencers take turns, drawn rounds included.
    .title = The match
