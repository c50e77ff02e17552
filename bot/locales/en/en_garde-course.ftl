# The lessons of En Garde: a title each; of each task what it is about, what to do, and answers.

en_garde-course-move = Moving
en_garde-course-move-1 = A card moves your fencer by exactly its number of squares. Forward means towards Salle.
    .task = Go forward with your highest card.
    .right = Five squares. You drew a card, so you hold five again; Salle has come closer, too.
    .wrong = That moves you, but there is a higher card in your hand: play a 5.
en_garde-course-move-2 = The same card can take you back instead. You may never leave the piste, nor pass Salle.
    .task = Go back 3.
    .right = Back where you feel safer. Every turn is one action: a step, or an attack.
    .wrong = That is another step. Use the 3, backwards.
    .wrong-forward = The right card, the wrong way: that took you towards Salle. Use the 3 backwards.

en_garde-course-distance = Distance
en_garde-course-distance-1 = The distance is the number of squares from you to Salle: now 8. Everything hangs on it.
    .task = Step so that the distance is 4.
    .right = 8 minus 4 leaves 4.
    .wrong = Count again: stepping forward takes the card's number off the distance. 8 minus which card leaves 4?
en_garde-course-distance-2 = At 5 or less somebody may attack: whoever holds a card equal to the distance. So stop only where you hold it, best of all twice.
    .task = Stop at a distance for which you still hold two cards.
    .right = Distance 5, and you hold two 5s: you can parry there, and attack.
    .wrong = You stay safe, but come no closer. Find the step that leaves a distance you hold twice.
    .wrong-none = Distance 4, but your only 4 is gone. Salle may attack with a 4, and you couldn't parry.
    .wrong-one = Distance 3 and a single 3: against two 3s you would be lost. There is a better stop.
    .wrong-far = Distance 7: nobody reaches anybody. Come nearer.

en_garde-course-attack = Attacking
en_garde-course-attack-1 = A card equal to the distance attacks. Nobody moves; if Salle holds no such card to parry, you touch.
    .task = You are 4 apart. Attack.
    .right = A touch. Salle had no 4 to parry with. Here one touch is enough; a whole match goes to five.
    .wrong = That is a step. You are 4 apart and hold a 4: attack with it.

en_garde-course-several = Several cards at once
en_garde-course-several-1 = You may attack with several equal cards. To parry, Salle needs just as many. There are five cards of each number.
    .task = Attack so that no hand can parry.
    .right = You held three of the five 3s. Only two were left for Salle, so three can't be parried.
    .wrong = That is a step, and gives Salle the next attack. You hold three 3s at distance 3.
    .wrong-one = Salle may hold a 3 and parry it, as here. Put in more.
    .wrong-two = Two 3s are left for Salle: with both, this would be parried. Put in more.

en_garde-course-parry = Parrying
en_garde-course-parry-1 = Salle attacks with one 4. Parry with as many cards of that number, or the touch counts.
    .task = Parry.
    .right = Parried. You draw nothing yet: now comes your own turn, with the cards that are left.
    .wrong = Only one 4 stops one 4.
en_garde-course-parry-2 = After a parry you act at once. You are still 4 apart, and Salle has just spent a 4.
    .task = Strike back.
    .right = A riposte, and a touch. Keep a second card for that, when you can.
    .wrong = That lets Salle off. You still hold a 4, and you are 4 apart.

en_garde-course-advanced = Step and attack
en_garde-course-advanced-1 = In the advanced game you may step forward and attack in one turn: one card to step, then cards equal to the distance that is left.
    .task = You are 6 apart. Step and attack with two cards.
    .right = 6 minus 2 leaves 4, and two 4s. Salle stood at the end of the piste and couldn't fall back.
    .wrong = That isn't it. Which step leaves a distance that you hold twice?
    .wrong-one = A good step, but one 4 is easier to parry than two. Put in both.
    .wrong-step = A good step. Don't stop there: attack with both 4s in the same turn.
en_garde-course-advanced-2 = Against a step with an attack you may fall back instead of parrying: one card, straight back. You hold no 3.
    .task = Fall back out of reach: more than 5 squares from Salle.
    .right = Out of reach. That was your turn; you draw a card, and Salle acts.
    .wrong = Salle is still within 5 squares, and attacks again. Go back further.

en_garde-course-deck = When the deck runs out
en_garde-course-deck-1 = The last card ends the round. After a step the other side may attack once more; then the hands are opened, and more cards equal to the distance win.
    .task = You take the last card now. Step to the distance of which you hold the most cards.
    .right = Distance 4, and three 4s in your hand. Salle could not attack, and had none to compare.
    .wrong = Then you hold fewer cards for the distance, or none. You have three 4s: make the distance 4.

en_garde-course-counting = Counting cards
en_garde-course-counting-1 = There are five of each number, no more. You hold four 2s, and the fifth lies on top of the pile.
    .task = Step to a distance where Salle surely can't attack, but you can.
    .right = Distance 2. All five 2s are accounted for: Salle has none to attack with, and none to parry.
    .wrong = At that distance Salle may hold the card. You know where every 2 is: make the distance 2.

en_garde-course-last = The last attack
en_garde-course-last-1 = Salle took the last card with a step. Nobody may move any more; you have one attack, or you pass and the hands are compared.
    .task = Salle has come further forward, so if the cards are equal, Salle wins. Use all you have.
    .right = A touch. With nothing to keep cards for, attack with all of them.
    .wrong = Attack with both 4s.
    .wrong-one = Why keep a 4? No turn follows. One 4 is easier to parry than two.
    .wrong-pass = If Salle holds two 4s as well, whoever has come further forward wins, and that is Salle. Attack.

en_garde-course-puzzle = Puzzle
en_garde-course-puzzle-1 = You are 1 apart and hold no 1, so you can neither attack nor parry here. You have to give way.
    .task = Which step back?
    .right = Distance 3, and three 3s in your hand: Salle can hardly touch you there, and you can touch.
    .wrong = Distance 4, and you hold no 4: an attack would touch you. Go where you hold cards.
