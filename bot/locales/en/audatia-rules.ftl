# The rules of Audatia, for players: a picture each.

audatia-rules-preparation = Each has twelve cards and may change any of them once. Then four virtues are dealt: Audatia to the challenger, then each takes one in turn. A virtue counts 1; whoever has strictly more of one has the advantage. The challenged may salute with a card; if it isn't returned, the first blow of the challenged carries 4 of Audatia.
    .title = Preparation
audatia-rules-measure = Out of measure hands are filled to twelve; you may trade two cards for one. Both choose a guard (posta) in secret. The challenger attacks or changes guard; then the challenged; then the challenger must attack, or the assault is drawn. Your guard says which blows you have, the other's which are open.
    .title = Out of measure
audatia-rules-cut = Fendente descends, mezano is level, sottano rises; mandritto comes from your right, roverso from your left. A cut must be answered: parried with a blow that stops it, counterattacked, or dodged by a skill. Without an answer you lose the duel. Mezani never parry; sottani attack only with more Prudentia.
    .title = Cuts and parries
audatia-rules-bind = A parry drags both swords across; from there only blows of that side, or a punta, are left. Two half-suns that make a whole bind close (stretto), else wide (largo). After a wide bind whoever parried may attack, then the other; if neither does, they break off.
    .title = The bind
audatia-rules-thrust = A punta is parried by fendenti and sottani, and broken by a mezano; then the quicker may attack. With more Celeritas you may exchange it: your own punta strikes instead, and only a remedy from outside gets out of that. In a guard this needs the sign of the exchange.
    .title = Thrusts
audatia-rules-counterattack = With more Celeritas you may answer a fendente with the same fendente: it parries and attacks in one. The other must answer it like any attack, but can't counterattack in turn.
    .title = Counterattack
audatia-rules-stretto = At close quarters no blow is played. Whoever has more Fortitudo picks inside and outside. The parrier may play a remedy for that side, then the other; if neither does, they break off. A remedy must be countered or it wins. Its perfect counter wins instead; any other only stops it.
    .title = Close quarters
audatia-rules-bold = Your attack was parried, and you have more Audatia? Then you may enter boldly, if you hold a remedy: to close quarters, whatever the bind, and you act first. A kick to the groin or a break off can meet you on the way.
    .title = Bold entry
audatia-rules-end = You win with a blow, an exchange or a remedy that finds no answer, with the perfect counter, or with a Kick to the Groin or a Colpo di Villano. The second drawn assault wins for the challenged. A break off is no draw: a new assault begins.
    .title = Winning
