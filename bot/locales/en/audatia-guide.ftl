# Audatia in three short lessons: what becomes possible, in two short sentences at most.
# $blows: codes as they stand on the cards, "–" for none.

audatia-guide-blows = Lesson 1: blow and parry
    .about = Attack, see what stops a blow, and strike back. About 5 minutes
audatia-guide-measure = Lesson 2: measure and guards
    .about = Trade cards, choose a guard in secret, find what it leaves open. About 5 minutes
audatia-guide-stretto = Lesson 3: close play
    .about = Locked blades, remedies, and what counters them. About 5 minutes

## Blow and parry
audatia-guide-strike = You stand in { audatia-posta }, a guard from which you can strike with the marked cards, { $blows }. A blow that finds no answer wins the duel.
audatia-guide-parry = Salle attacks with a { audatia-attack } ({ $attack }). From where your sword is, you can stop it with { $blows }.
audatia-guide-no_parry = No blow of yours stops this one. Break Off ends the assault unharmed; without any answer the duel would be lost.
audatia-guide-feint = Salle has parried. Your Feint would strike again at once; if you pass, Salle may strike.
audatia-guide-wide = The bind is wide, so blows may follow: strike now. Your sword is on your { $side ->
        [R] right
       *[L] left
    }, from where you have { $blows }.
audatia-guide-side = With your first blow you left your guard: now the side of your sword decides. From your { $side ->
        [R] right
       *[L] left
    } you have { $blows }.
audatia-guide-blows_over = That was lesson 1. The next one is about guards.

## Measure and guards
audatia-guide-choose_guard = Out of measure, both choose a guard in secret. It says which blows you have, and which of Salle's it is closed to.
audatia-guide-trade = Before that you may trade two cards for one of your deck. Hands are filled to twelve only when the next assault begins.
audatia-guide-closed = Salle's { audatia-posta } is closed to { $blows }. { $open ->
        [none] Change your guard to find a blow.
       *[other] Attack with { $open }, or change your guard.
    }
audatia-guide-lent = Your { audatia-posta } lends your first blow something: { audatia-posta-lends }. It counts until you play another blow.
audatia-guide-from_guard = You still stand in { audatia-posta }: only its blows can answer. In your hand these are { $blows }.
audatia-guide-last_call = Attack now, or the assault is drawn. The second drawn assault gives Salle the duel.
audatia-guide-next_assault = The assault is over without a winner. Hands are full again, and both choose a new guard.
audatia-guide-measure_over = That was lesson 2. The last one is about close play.

## Close play
audatia-guide-bind_close = From { audatia-posta }, your { $blows } always binds close when it is parried. Attack with it.
audatia-guide-suns = With other blows the half-suns at their edges decide. If the two halves make a whole, the bind is close.
audatia-guide-orient = The blades are locked, and no more blows are played. You have more Fortitudo, so you choose who stands inside.
audatia-guide-flanks = Now there are only remedies, each for its side. Yours, { audatia-card }, serves { $flank ->
        [inside] inside
        [outside] outside
       *[both] on both sides
    }.
audatia-guide-perfect = Salle plays a remedy, and you hold its perfect counter: { audatia-card }. Play it, and you win the duel.
audatia-guide-cover = Cover and Pommel Strike meets every remedy, but it is perfect against one alone, Turn and Pommel Strike. Others it merely stops.
audatia-guide-imperfect = Your { audatia-card } stops this remedy, but it isn't the perfect counter. The assault will be broken off.
audatia-guide-remedy_known = Everybody knows the first hands: Salle holds { audatia-card }, the perfect counter to your remedy. Better pass.
audatia-guide-remedy = Play a remedy, such as { audatia-card }. If Salle has no counter, you win the duel.
audatia-guide-bold = Salle has parried, but you have more Audatia: you may enter boldly. At close quarters you then act first, whatever the bind.
audatia-guide-stretto_over = That was the last lesson: now a whole duel is yours to play.

## A decision that comes to a player for the first time: one sentence, what it is for
audatia-guide-window-mulligan = Everybody knows which cards you began with; only you know what you change them for.
audatia-guide-window-virtue = More of a virtue opens a way: Audatia lets you enter boldly, Prudentia attack with rising cuts, Fortitudo choose the inside, Celeritas counterattack and exchange.
audatia-guide-window-salute = A salute is a wager: one card less in this assault, against the Audatia that lets you enter boldly.
audatia-guide-window-return = Returning the salute costs you a card in this assault, but then your opponent's first blow gets no extra Audatia.
audatia-guide-window-measure = Your guard decides which blows you will have, which of your opponent's it is closed to, and what it lends your first blow.
audatia-guide-window-skills = Before anybody strikes, skills prepare the assault: who must attack, what your opponent loses, what you get to see.
audatia-guide-window-lured = A lure costs you a blow and your guard: give up the blow that you will miss least.
audatia-guide-window-lured-posta = Both see the new guard, so take one that is closed to what may come and still has blows in your hand.
audatia-guide-window-duty = The attacker leaves their guard first; the defender still answers from theirs.
audatia-guide-window-opening = An attack that finds no answer wins the duel; another guard may give you a better one.
audatia-guide-window-reply = The first blow can be yours now; if you change guard instead, only the last call is left.
audatia-guide-window-last-call = An assault in which nobody strikes is drawn, and the second drawn assault gives the duel to the challenged.
audatia-guide-window-defend = A blow without an answer ends the duel: only the blows of your guard, or of your sword's side, can stop it.
audatia-guide-window-escape = When two thrusts cross, only the later one strikes: a remedy that takes you outside it saves you.
audatia-guide-window-villano = Where two fendenti meet, you can let the stroke slide off and strike: that wins the duel, unless it is answered.
audatia-guide-window-entry = Being parried isn't the end: at close quarters you would act first, whatever the bind.
audatia-guide-window-bold = At close quarters the player who entered acts first: this is your last chance to prevent it.
audatia-guide-window-again = A feint is a second attack at once, from the side on which your sword is now.
audatia-guide-window-turn = In wide play the swords are free to strike again; if both hold back, the assault is broken off.
audatia-guide-window-orient = Only remedies count at close quarters, and each is for one side: stand where yours serve.
audatia-guide-window-remedy = A remedy that is not countered wins the duel, but its perfect counter loses it.
audatia-guide-window-counter = The perfect counter to a remedy wins the duel; any other only stops it.
audatia-guide-window-deny = A skill takes effect only once you have let it pass: after that nothing undoes it.
