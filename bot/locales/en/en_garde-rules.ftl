# The rules of En Garde, for players: a picture each.

en_garde-rules-move = Play one card and step exactly that many squares, forward or back. You can't leave the piste, nor reach or pass the other fencer. Then you draw back to five cards.
    .title = Move
en_garde-rules-attack = When a card equals the distance, it can attack. Play one or more of that value; nobody moves. In the basic game one card attacks, and it always touches.
    .title = Attack
en_garde-rules-parry = Answer with as many cards of the same value, or the touch counts. After a parry your own turn follows, with the cards you have left; only then do you draw. Three or more can't be parried: there are only five of each.
    .title = Parry
en_garde-rules-indirect = In the advanced game you may step forward with one card and attack in the same turn, with cards equal to the distance that is left.
    .title = Step and attack
en_garde-rules-fall_back = From a step with an attack you may also fall back: one card, that many squares back, and your turn is over. A direct attack can only be parried.
    .title = Fall back
en_garde-rules-last_card = Whoever draws the last card ends the dance. After a move, the other fencer may still make one direct attack, and it may be parried. After an attack, only the answer is left.
    .title = The last card
en_garde-rules-comparison = Nobody touched? Then open both hands and count the cards equal to the distance: more of them wins the round. If they are equal, whoever has come further forward wins; if that is equal too, nobody scores. The basic game looks only at who is further forward, and so does every game after a last retreat.
    .title = When the deck is out
en_garde-rules-match = A touch wins the round; you also win it when the other fencer has no legal action left. The first to five rounds wins the match, unless you agreed on fewer. You take turns to begin.
    .title = The match
