# Le regole di En Garde, paragrafo per paragrafo; accanto c'è la figura.
# Anna, in rosso, tira da sinistra, e Bea, in blu, da destra.

en_garde-rules-about = Due schermidori stanno su una pedana di 23 caselle, e tutto quello che fanno lo fanno con carte da 1 a 5. Una carta ti porta avanti o indietro di altrettante caselle, e una carta pari alla distanza fra voi fa un affondo. Con una toccata si vince l'assalto, con cinque assalti l'incontro.
    .title = Il gioco
en_garde-rules-move = Ognuno ha cinque carte. Nel tuo turno ne giochi una e ti muovi esattamente di altrettante caselle, avanti o indietro, oppure fai un affondo. Qui Anna, sulla casella 8, può avanzare o arretrare con qualsiasi sua carta. Non puoi uscire dalla pedana, né raggiungere o superare l'altro schermidore, né saltare il turno. Poi peschi fino ad avere cinque carte.
    .title = Movimento
en_garde-rules-attack = La distanza è la differenza fra le due caselle. Se una tua carta è pari alla distanza, invece di muoverti puoi fare un affondo: cala una o più carte di quel valore, e resta dove sei. Qui la distanza è 4, e Anna affonda con entrambi i suoi 4. Pesca subito fino a cinque, prima che Bea risponda.
    .title = Affondo
en_garde-rules-parry = Chi subisce un affondo deve parare, con altrettante carte dello stesso valore, o la toccata vale. Qui Bea para due 4 con due 4.
    .title = Parata
en_garde-rules-riposte = Dopo una parata segue subito il tuo turno, con le carte che ti restano; peschi solo alla fine. Qui a Bea dopo la parata restano tre carte. La distanza è ancora 4, e quindi non può affondare; avanza con l'1 o con il 3, o arretra con una carta qualsiasi. Con un terzo 4 avrebbe potuto rispondere con un affondo.
    .title = Dopo una parata
en_garde-rules-three = Un affondo con tre carte non si può parare, perché ce ne sono solo cinque per valore. Qui Anna cala tre 4: tocca e vince l'assalto.
    .title = Tre insieme
en_garde-rules-indirect = Nel gioco avanzato puoi fare un passo avanti con una carta e affondare nello stesso turno, con carte pari alla distanza che resta. Qui Anna avanza di 3 caselle, dalla distanza 7 alla 4, e affonda con due 4.
    .title = Passo avanti e affondo
en_garde-rules-fall_back = A un affondo dopo un passo avanti si può rispondere anche ripiegando: una carta, altrettante caselle indietro. È tutto il turno: si pesca, e tocca all'altro schermidore. Qui Bea ha un solo 4, non può pararne due, e ripiega di 3 caselle. Da un affondo diretto non si ripiega.
    .title = Ripiegare
en_garde-rules-last_card = Chi pesca l'ultima carta chiude l'assalto. Se l'ha pescata dopo una mossa, nessuno si muove più; l'altro schermidore può fare un ultimo affondo diretto, o rinunciare. Qui Anna è avanzata alla distanza 4 e ha pescato l'ultima carta. Bea affonda con i 4, se ne ha, e Anna deve parare.
    .title = L'ultima carta
en_garde-rules-last_answer = Se l'ultima carta è stata pescata dopo un affondo, resta solo la risposta. Qui Bea para con un 4, o perde l'assalto. Dopo la parata si confrontano le mani: Bea non ha un turno.
    .title = L'ultima risposta
en_garde-rules-comparison = Se a tallone finito nessuno ha toccato, si scoprono le mani. Vince l'assalto chi ha più carte pari alla distanza. Qui la distanza è 4: Anna ha due 4, Bea uno.
    .title = Il confronto
en_garde-rules-advance = Se sono pari, vince chi è avanzato di più dalla partenza. Qui ognuna ha un 5, e la distanza è 5. Anna è avanzata di nove caselle, da 1 a 10; Bea di otto, da 23 a 15. Vince Anna. Se anche lì si è pari, nessuno segna. Dopo un ultimo ripiegamento conta solo il terreno.
    .title = Il terreno guadagnato
en_garde-rules-stuck = Chi non può fare nulla perde l'assalto. Qui Bea ha parato con entrambi i suoi 3, e le restano 4, 5, 5. Dietro di lei la pedana finisce, e ogni carta raggiungerebbe o supererebbe Anna. Se l'affondo è l'unica azione possibile, va fatto.
    .title = Niente da giocare
en_garde-rules-equal_values = Per avanzare di 3 e affondare alla distanza 3 servono un 3 per il passo e altri per l'affondo. Qui ad Anna sono serviti due 3 per affondare con uno.
    .title = Due volte lo stesso valore
en_garde-rules-basic = Nel gioco base si affonda con una carta, ed è sempre una toccata, come qui. A tallone finito, dopo un ultimo affondo, conta solo il terreno guadagnato. Il gioco standard aggiunge le parate e gli affondi con più carte; quello avanzato il passo prima dell'affondo, e il ripiegamento.
    .title = Tre giochi
en_garde-rules-memory = La figura mostra solo le ultime carte giocate, e quante ne restano nel tallone. Quello che è stato giocato prima si può sempre rileggere nella cronologia. «Carte viste» ne tiene il conto: quali carte sono uscite, e quali possono ancora uscire; allo stesso modo per entrambi, a meno che non giochiate a memoria.
    .title = Le carte giocate
en_garde-rules-match = Chi vince un assalto segna un punto. Chi arriva a cinque vince l'incontro, se non ne avete scelti meno; qui vince Anna, 5 a 3. Chi comincia il primo assalto si tira a sorte, se la sfida non dice altro; poi si comincia a turno, anche dopo un assalto pari.
    .title = L'incontro
