# The rules of Audatia, paragraph by paragraph; each stands beside its picture.
# Anna, in red, has challenged Bea, in blue. ° marks what is our own reconstruction.

audatia-rules-about = Two fighters meet with longswords after Fiore dei Liberi, and every cut, thrust, grip and trick is a card. You choose a guard in secret, attack from it, and answer what comes with what your hand and your sword's place allow. Find no answer, and you have lost the duel.
    .title = The game

audatia-rules-story_guards = Anna plays Galeazzo, the challenger, Bea plays Boucicault, the challenged. Both have chosen a guard, a posta, in secret and turned it up. From Donna Destra Anna has the mandritto fendente (MF) and the thrust (P); the green cards are those she may play. A fendente descends, a mezano is level, a sottano rises; mandritto comes from your own right, roverso from your own left. We show six cards a hand; in play there are twelve.
    .title = 1. Two guards
audatia-rules-story_attack = Anna attacks with MF. The card lies on her right, and she leaves her guard, which lends her blow +2 Fortitudo (the elephant). MF is stopped by MF, MS and RS. From Tutta Porta di Ferro Bea has MF, MS and P, so her RS is no help. She holds one answer, MS. Without it she would have lost the duel.
    .title = 2. An attack
audatia-rules-story_parry = Bea parries. A parry carries both swords across: her MS came from her right, so her sword is now on her left, and Anna's on Anna's right. Her guard lends a parry +2 Audatia (the lion), and so Anna, who needs more Audatia for it, can't enter boldly. Each cut shows half a sun at its edge. Here the halves are on the same side and make no whole: a wide bind, largo. Now Bea may attack.
    .title = 3. A parry, a wide bind
audatia-rules-story_second = Out of guard the sword's place decides: from the left there are roversi and thrusts. Bea attacks with RF. It is stopped by RF, MS and RS, but Anna's sword is on her right, and there she has only mandritti and thrusts. Her MS will do.
    .title = 4. A second attack
audatia-rules-story_close = Anna parries with MS. This time the half-suns, one left, one right, make a whole: a close bind, stretto. No blow is played there. Whoever has more Fortitudo says who stands inside and who outside. The +2 that Anna was lent went with her MF, but she holds the card of that virtue, which counts 1. She chooses the inside.
    .title = 5. A close bind
audatia-rules-story_remedy = In a close bind, the one who parried acts first. Anna plays a remedy of her side, the Middle Bind. Bea must counter it. Its perfect counter (xbind) would win her the duel. She holds only Cover and Pommel Strike, which meets any remedy but is perfect against one alone, Turn and Pommel Strike. Without a counter she would have lost.
    .title = 6. A remedy
audatia-rules-story_broken_off = A counter that isn't perfect only stops the remedy, and the assault is broken off.° Cards that were played are discarded, hands filled again, and both choose a guard for the second assault.
    .title = 7. Broken off

audatia-rules-preparation = Each holds twelve cards: the seven blows, three skills of your character, a remedy and its counter. You may change any of them for cards of the deck, once. Then virtues are dealt: the challenger takes Audatia, the challenged one of the other three, the challenger one of two; the last goes to the challenged. Here Bea is to take one.
    .title = Preparation
audatia-rules-virtues = A virtue's card counts 1, and a guard may lend more. Whoever has strictly more at that moment has the advantage. Audatia, the lion, lets you enter boldly; Prudentia, the lynx, attack with sottani; Fortitudo, the elephant, say who stands inside; Celeritas, the tiger, counterattack and exchange thrusts. Here Bea took Prudentia, and Anna takes one of the last two.
    .title = Virtues
audatia-rules-salute = The challenged may salute by giving up a card; the challenger may return it in the same way. If that is refused, the first blow of the challenged in the duel gets +4 Audatia. A player who gave a card plays the first assault without it.
    .title = The salute
audatia-rules-measure = An assault begins out of measure. Hands are filled to twelve. You may trade two cards for one, as often as you like; then you choose a guard in secret. It says which blows you have, which of your opponent's it is closed to, and what it lends your first blow. When both are turned up, skills for this moment may be played, first by the player with more Celeritas. Nothing is shuffled back into the deck.
    .title = Out of measure
audatia-rules-opening = The challenger attacks or changes guard openly; then the challenged attacks or changes; then the challenger must attack, or the assault is drawn. Here Bea has changed to Fenestra Sinestra, which is closed to MF. Anna can still thrust. The second drawn assault gives the duel to the challenged.
    .title = Who attacks

audatia-rules-cut = A fendente is stopped by the fendente of its name and both sottani, a mandritto sottano by both fendenti and MS, a roverso sottano by both fendenti and RS, a mezano like the fendente of its side.° Mezani never parry. Sottani attack only with more Prudentia. Here Bea may also play Perfect Measure, a skill: the cut falls short, and it is her turn.°
    .title = Cuts and parries
audatia-rules-thrust = A thrust can be played from anywhere. Fendenti and sottani parry it, and the bind is always wide. A mezano breaks it: then whoever has more Celeritas may attack, then the other.° Here Bea broke it from her left, her sword went to her right, and having more Celeritas she may attack at once.
    .title = A broken thrust
audatia-rules-exchange = With more Celeritas you may exchange a thrust: your own strikes instead. From a guard, that takes a guard with the sign of the exchange. If it happens to you, you are lost, unless a remedy from outside gets you out, or Break Off.° Here Anna has both, and Turn and Pommel Strike, which serves on either side. The remedy may be countered as any other.
    .title = An exchange of thrusts
audatia-rules-counterattack = With more Celeritas you may answer a fendente with the same fendente: it parries and attacks in one.° Here Bea met MF with MF. Anna must answer it as any attack, with MF, MS or Break Off, but not by a counterattack in turn.°
    .title = A counterattack
audatia-rules-bold = When your attack was parried, you have more Audatia and hold a remedy,° you may enter boldly: to close quarters, whatever the bind, and you act first. Here Anna has entered. Before the sides are chosen, a Galeazzo with more Celeritas may win with a Kick to the Groin; Break Off ends the assault.°
    .title = A bold entry
audatia-rules-stretto = The Soprana and Elbow Counters meet remedies from outside, the Middle Bind and Handle Counters those from inside, and Cover all of them. Here Bea plays Soprana from outside. Anna's Counter to Soprana is perfect and wins; Cover would break the assault off.° If neither plays a remedy, the assault is broken off too.
    .title = Counters

audatia-rules-lent = A guard lends something to the first blow from it: some to any blow, some only to a parry or a thrust. It counts while that blow tops its owner's pile, never before. Here Bea has +2 Audatia until she plays another blow.
    .title = What a guard lends
audatia-rules-skills = Most skills ask for the advantage in a virtue. A skill is shown, discarded, and may then be denied. Here Anna feints: with more Celeritas, after a wide bind,° she may attack again at once. Bea may deny it; Deny itself can't be denied.°
    .title = Skills
audatia-rules-cycle = A skill with the sign of the cycle° may be discarded for a card of the deck at any time when you decide something, in the preparation too, and even while an attack waits for your answer. Here Bea may cycle Taunt and Eye of the Lynx.
    .title = The cycle
audatia-rules-passes = You may always hold a card back, so a pass proves little. Where your hand leaves you nothing else, Salle passes for you, after a while: mostly a minute or two, now and then an hour. So an answer within seconds was a choice, and a long silence proves nothing. Here Bea did not attack after her parry; now Anna may.° If she passes too, the assault is broken off. You are asked only what could be of use with some hand that fits what everybody has seen. If you can answer an attack, you must.
    .title = Passing
audatia-rules-end = A blow, an exchange or a remedy without an answer wins the duel; so do the perfect counter, Kick to the Groin, and Colpo di Villano, after a fendente parried with a fendente.° Here Bea holds MF, but Dente di Zenghiaro has only RS and P. A broken-off assault isn't a draw: the next one begins.
    .title = Winning
audatia-rules-ours = The printed cards were not all at hand. What players and articles report is kept; what nobody reports, we made up and marked with °. The lines of most guards are ours too: Coda Longa here always binds close with its first RF,° though these half-suns make no whole. The reference page marks every row.
    .title = What is ours
