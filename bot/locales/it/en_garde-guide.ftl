# Il primo incontro guidato di En Garde: che cosa si può fare ora, in due brevi frasi al più.

en_garde-guide-first = Impara giocando: circa 5 minuti
    .about = Un incontro a due toccate contro Salle

en_garde-guide-forward = Premi la freccia di una carta: il tuo schermidore avanza del suo numero di caselle. Quando una carta è pari alla distanza fra voi, ora { $distance }, puoi affondare.
    .chat = Gioca una carta in avanti: il tuo schermidore avanza del suo numero di caselle. Quando una carta è pari alla distanza fra voi, ora { $distance }, puoi affondare.
en_garde-guide-back = L'altra freccia ti porta indietro, per esempio con il tuo { $value }. Resta fuori portata finché non ti serve una carta che hai.
    .chat = Una carta può anche portarti indietro, per esempio il tuo { $value }. Resta fuori portata finché non ti serve una carta che hai.
en_garde-guide-near = Siete a distanza { $distance }. Da 5 in giù affonda chi ha la carta giusta: bada a dove finisce il tuo passo.
en_garde-guide-in_reach = Siete a distanza { $distance } e tu non hai nessun { $distance }, ma Salle potrebbe averne. Va' a una distanza di cui hai la carta: con quella potresti parare.
en_garde-guide-attack = Siete a distanza { $distance } e hai un { $distance }: ora puoi affondare.
en_garde-guide-several = Siete a distanza { $distance } e hai { $held ->
        [2] due
        [3] tre
        [4] quattro
       *[5] cinque
    } { $distance }: affonda con tutti. Per parare, Salle ne dovrebbe avere altrettanti.
en_garde-guide-attacked = Salle affonda con { en_garde-cards }. Para con { $count ->
        [1] uno dei tuoi
       *[other] altrettanti dei tuoi
    }; poi tocca di nuovo a te.
en_garde-guide-round = Comincia un nuovo assalto con mani nuove, ognuno al suo capo della pedana. Vince chi arriva prima a due toccate.
en_garde-guide-deck = { $deck ->
        [one] Resta solo { $deck } carta.
       *[other] Restano solo { $deck } carte.
    } Quando sono finite, vince l'assalto chi ha più carte pari alla distanza, altrimenti chi è più avanti.
en_garde-guide-over = Era un incontro breve. Uno intero va a cinque toccate, e il gioco avanzato aggiunge un passo e un affondo nello stesso turno.
