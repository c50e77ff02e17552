# Le lezioni di En Garde: un titolo ciascuna; di ogni compito l'idea, che cosa fare, e le risposte.

en_garde-course-move = Muoversi
en_garde-course-move-1 = Una carta muove il tuo schermidore esattamente del suo numero di caselle. Avanti vuol dire verso Salle.
    .task = Avanza con la carta più alta che hai.
    .right = Cinque caselle. Hai pescato, e hai di nuovo cinque carte; anche Salle è più vicina.
    .wrong = Così ti muovi, ma in mano hai una carta più alta: gioca un 5.
en_garde-course-move-2 = La stessa carta può portarti indietro. Non puoi mai uscire dalla pedana, né passare oltre Salle.
    .task = Va' indietro di 3.
    .right = Più al sicuro. Ogni turno è una sola azione: un passo, o un affondo.
    .wrong = È un altro passo. Usa il 3, all'indietro.
    .wrong-forward = La carta giusta, dalla parte sbagliata: così ti avvicini. Usa il 3 all'indietro.

en_garde-course-distance = La distanza
en_garde-course-distance-1 = La distanza è il numero di caselle fra te e Salle: ora 8. Tutto dipende da lei.
    .task = Fa' un passo che porti la distanza a 4.
    .right = 8 meno 4 fa 4.
    .wrong = Conta ancora: avanzando togli il numero della carta alla distanza. 8 meno quale carta fa 4?
en_garde-course-distance-2 = Da 5 in giù si può affondare: lo fa chi ha una carta pari alla distanza. Fermati solo dove l'hai, meglio se due volte.
    .task = Fermati a una distanza di cui ti restano due carte.
    .right = Distanza 5, e hai due 5: lì puoi parare, e affondare.
    .wrong = Resti al sicuro, ma non ti avvicini. Cerca il passo che lascia una distanza di cui hai due carte.
    .wrong-none = Distanza 4, e il tuo unico 4 non c'è più. Salle può affondare con un 4, e non potresti parare.
    .wrong-one = Distanza 3 e un solo 3: contro due 3 saresti senza difesa. C'è un posto migliore.
    .wrong-far = Distanza 7: nessuno arriva a nessuno. Avvicinati.

en_garde-course-attack = L'affondo
en_garde-course-attack-1 = Una carta pari alla distanza affonda. Nessuno si muove; se Salle non ha una carta uguale per parare, tocchi.
    .task = Siete a distanza 4. Affonda.
    .right = Toccata. Salle non aveva un 4 per parare. Qui ne basta una; un incontro intero va a cinque.
    .wrong = È un passo. Siete a distanza 4 e hai un 4: affonda con quello.

en_garde-course-several = Più carte insieme
en_garde-course-several-1 = Puoi affondare con più carte uguali. Per parare, Salle ne deve avere altrettante. Di ogni numero ce ne sono cinque.
    .task = Affonda in modo che nessuna mano possa parare.
    .right = Avevi tre dei cinque 3. A Salle ne restavano due al più: tre non si parano.
    .wrong = È un passo, e lascia a Salle il prossimo affondo. Hai tre 3, a distanza 3.
    .wrong-one = Salle può avere un 3 e parare, come qui. Mettine di più.
    .wrong-two = A Salle restano due 3: con tutti e due parerebbe. Mettine di più.

en_garde-course-parry = La parata
en_garde-course-parry-1 = Salle affonda con un 4. Para con altrettante carte di quel numero, o la toccata conta.
    .task = Para.
    .right = Parata. Non peschi ancora: ora tocca a te, con le carte che restano.
    .wrong = Un 4 si para solo con un 4.
en_garde-course-parry-2 = Dopo una parata agisci subito. Siete ancora a distanza 4, e Salle ha appena speso un 4.
    .task = Rispondi.
    .right = Una risposta, e una toccata. Se puoi, tieni una seconda carta per questo.
    .wrong = Così Salle se la cava. Hai ancora un 4, e siete a distanza 4.

en_garde-course-advanced = Passo e affondo
en_garde-course-advanced-1 = Nel gioco avanzato puoi fare un passo avanti e affondare nello stesso turno: una carta per il passo, poi carte pari alla distanza che resta.
    .task = Siete a distanza 6. Fa' un passo e affonda con due carte.
    .right = 6 meno 2 fa 4, e due 4. Salle era in fondo alla pedana e non poteva ripiegare.
    .wrong = Non è questo. Quale passo lascia una distanza di cui hai due carte?
    .wrong-one = Il passo è buono, ma un 4 si para più facilmente di due. Mettili tutti e due.
    .wrong-step = Il passo è buono. Non fermarti: affonda con i due 4 nello stesso turno.
en_garde-course-advanced-2 = Contro un passo con affondo puoi ripiegare invece di parare: una carta, dritto indietro. Non hai nessun 3.
    .task = Ripiega fuori portata: a più di 5 caselle da Salle.
    .right = Fuori portata. Era il tuo turno: peschi una carta, e tocca a Salle.
    .wrong = Salle è ancora entro 5 caselle, e affonda di nuovo. Va' più indietro.

en_garde-course-deck = Quando il tallone finisce
en_garde-course-deck-1 = L'ultima carta chiude l'assalto. Dopo un passo l'altro può affondare ancora una volta; poi si scoprono le mani, e vince chi ha più carte pari alla distanza.
    .task = Ora prendi tu l'ultima carta. Va' alla distanza di cui hai più carte.
    .right = Distanza 4, e tre 4 in mano. Salle non poteva affondare, e non ne aveva da confrontare.
    .wrong = Così hai meno carte pari alla distanza, o nessuna. Hai tre 4: porta la distanza a 4.

en_garde-course-counting = Contare le carte
en_garde-course-counting-1 = Ogni numero c'è cinque volte, non di più. Hai quattro 2, e il quinto sta in cima agli scarti.
    .task = Va' a una distanza a cui Salle di certo non può affondare, e tu sì.
    .right = Distanza 2. I cinque 2 sai dove sono: Salle non ne ha per affondare, né per parare.
    .wrong = A quella distanza Salle può avere la carta. Di ogni 2 sai dov'è: porta la distanza a 2.

en_garde-course-last = L'ultimo affondo
en_garde-course-last-1 = Salle ha preso l'ultima carta con un passo. Nessuno può più muoversi: hai un affondo, oppure passi e si confrontano le mani.
    .task = Salle è più avanti, e a parità di carte vincerebbe. Usa tutto quello che hai.
    .right = Toccata. Quando non c'è più nulla da conservare, affonda con tutto.
    .wrong = Affonda con i due 4.
    .wrong-one = Perché tenere un 4? Non ci sono altri turni. Un 4 si para più facilmente di due.
    .wrong-pass = Se anche Salle ha due 4, vince chi è più avanti, cioè Salle. Affonda.

en_garde-course-puzzle = Problema
en_garde-course-puzzle-1 = Siete a distanza 1 e non hai nessun 1: qui non puoi né affondare né parare. Devi cedere terreno.
    .task = Quale passo indietro?
    .right = Distanza 3, e tre 3 in mano: lì Salle ti tocca difficilmente, e tu puoi toccare.
    .wrong = Distanza 4, e non hai nessun 4: un affondo ti toccherebbe. Va' dove hai carte.
