# The lessons of Audatia: a title each; of each task what it is about, what to do, and answers.

audatia-course-attack = Attacking
audatia-course-attack-1 = From your guard you have certain blows, and Salle's guard is closed to some. A blow that finds no answer wins the duel. Fenestra Sinestra is closed to the mandritto fendente (MF).
    .task = Attack with a blow to which Salle is open.
    .right = The punta goes straight through: Salle had no blow to stop it from there.
    .wrong = You don't need another guard. Your punta (P) finds Salle's guard open.

audatia-course-parry = Parrying
audatia-course-parry-1 = A cut is stopped by three blows, never by the one that starts from the same angle. A roverso fendente (RF) is stopped by RF, MS and RS; from Tutta Porta di Ferro you have MF, MS and P.
    .task = Stop the blow with another blow.
    .right = The mandritto sottano rises under it. The bind is wide, and the next blow may be yours.
    .wrong = Break Off saves you, but you have a parry: keep that card, and use the mandritto sottano (MS).

audatia-course-side = The side of the sword
audatia-course-side-1 = With your first blow you leave your guard. From then on your sword's side decides: from the left you have roversi, from the right mandritti, and the punta from anywhere.
    .task = Your sword is on your left, and the bind is wide. Strike.
    .right = From the left only a roverso will do, and Salle had no answer left.
    .wrong = Don't let this go: from the left you can strike with a roverso.

audatia-course-bind = The bind
audatia-course-bind-1 = After a parry two half-suns meet at the edges of the cards. Left and right make a whole sun: a close bind, where only remedies count. Two left halves make a wide bind, and blows may follow.
    .task = Salle's blow has its half-sun on the left. You hold no remedy: parry so that the bind is wide.
    .right = Left against left: wide. Now you may strike, before Salle does.
    .wrong = That isn't a wide bind. Right against left makes a whole sun, and at close quarters you would have nothing to play. Parry with the other blow.

audatia-course-break = No answer
audatia-course-break-1 = Salle strikes a roverso fendente, and from Donna Destra you have only the mandritto fendente and the punta: neither stops it. Without an answer the duel is lost.
    .task = Get out of it.
    .right = A break off: no winner, but no draw either. The next assault begins.
    .wrong = From this guard a new card won't stop the blow. Play Break Off.

audatia-course-bold = The bold entry
audatia-course-bold-1 = Salle has parried your attack. With more Audatia than Salle you may now enter boldly: then you act first at close quarters, even after a wide bind.
    .task = You have the Audatia, and a remedy. Enter.
    .right = Salle has more Fortitudo, and chose the inside. You act first.
    .wrong = If you wait, Salle strikes. You have Audatia and a remedy in hand.
audatia-course-bold-2 = Now a remedy decides. Turn and Pommel Strike serves inside and outside.
    .task = Play it.
    .right = No counter, and the duel is yours.
    .wrong = You came in for this. Play Turn and Pommel Strike.

audatia-course-remedy = Inside and outside
audatia-course-remedy-1 = At close quarters each remedy serves one side: Middle Bind from inside, Soprana Tor di Spada from outside. You had more Fortitudo, and stand inside.
    .task = Play the remedy that serves you there.
    .right = Middle Bind works from inside. A remedy without a counter wins.
    .wrong = You hold a remedy for the inside. If you pass, Salle may play one.

audatia-course-counter = Counters
audatia-course-counter-1 = Each remedy has one perfect counter, which wins the duel; any other that serves the side only ends the assault. Salle plays Turn and Pommel Strike.
    .task = Win with the perfect counter.
    .right = Cover and Pommel Strike is perfect against that one. Everybody begins with both, so take care when you play that remedy yourself.
    .wrong = That stops it, and no more. Cover and Pommel Strike is perfect against Turn and Pommel Strike.

audatia-course-call = The last call
audatia-course-call-1 = You are the challenger, neither of you has attacked, and one assault is drawn already. The second drawn one gives Salle the duel.
    .task = Don't let it be drawn.
    .right = An attack, and the assault goes on. The challenger can't wait forever.
    .wrong = That would be the second draw, and Salle's duel. Attack, with whatever you have.

audatia-course-puzzle = Puzzle
audatia-course-puzzle-1 = Salle strikes a roverso sottano (RS). You can stop it, or break off. You have seen Salle's hand: MF, RF, MM, RM, P, and no sottano.
    .task = What is best?
    .right = The bind is wide, and your sword on the left. Your roverso fendente would be stopped from there by a sottano only, and Salle has none.
    .wrong = Safe, but it gives a win away. Parry, then see which blow you have from the left, and what would stop it.
