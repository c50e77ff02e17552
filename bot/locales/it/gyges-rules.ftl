# Le regole di Gygès, paragrafo per paragrafo; accanto c'è la figura. Anna è Sud.

gyges-rules-about = Dodici anelli stanno su un tavoliere di sei file, con un obiettivo a ogni estremità, e non sono di nessuno. Tu muovi un anello della fila più vicina a te, e se finisce su un altro anello può rimbalzare, ancora e ancora. Vince chi per primo porta un anello nell'obiettivo dietro l'avversario.
    .title = Il gioco
gyges-rules-setup = Comincia Sud, qui Anna in rosso: schiera due anelli semplici, due doppi e due tripli, nell'ordine che vuole, su caselle a scelta delle due file più vicine. Poi Nord fa lo stesso dall'altra parte, e la prima mossa è di Sud.
    .title = Schieramento
gyges-rules-playable_row = Puoi muovere solo un anello della tua fila giocabile: la fila più vicina a te con un anello che può muoversi. Qui è la fila 2, e scegli fra i suoi cinque anelli. Nessun anello è tuo per sempre. Quello che giochi oggi può trovarsi domani nella fila dell'avversario.
    .title = La fila giocabile
gyges-rules-steps = Un anello semplice fa esattamente un passo, uno doppio due, uno triplo tre. Ogni passo va in una casella accanto, mai in diagonale; dopo ogni passo l'anello può svoltare. Tutte le caselle prima dell'ultimo passo devono essere libere. Qui il doppio di f2 va avanti, poi a sinistra. Finisce su una casella libera, e la mossa è finita. Su un anello avrebbe potuto rimbalzare, o scalzarlo.
    .title = Passi
gyges-rules-bounce = Quando l'ultimo passo finisce su un anello puoi rimbalzare: prosegui di tanti passi quanti ne ha quell'anello. Qui il triplo di d2 fa i suoi tre passi e finisce sul semplice in e2. Rimbalza di un passo, sul doppio in f2. Rimbalza di altri due, e finisce in f4, che è libera. Di anello in anello si attraversa tutto il tavoliere in una mossa.
    .title = Rimbalzare
gyges-rules-throw = Invece di rimbalzare puoi scalzare: il tuo anello prende il posto di quello su cui è finito, e tu metti quello su una casella libera a scelta. Qui il triplo rimbalza su e2, finisce in f2, resta lì, e il doppio vola in c5. Così la mossa finisce. Serve a sbarrare la via all'avversario, o a farti un ponte.
    .title = Scalzare
gyges-rules-throw_limit = Un anello scalzato non può andare oltre la fila giocabile dell'avversario, né in un obiettivo. Qui gli anelli più vicini a Nord stanno sulla fila 5. Il doppio di f2 può dunque andare in d5 o in qualsiasi casella libera più in basso, come mostrano i punti verdi, ma non nella fila 6, che sta dietro.
    .title = Fin dove si scalza
gyges-rules-border = In una mossa non si attraversa due volte lo stesso confine fra due caselle, in nessuna direzione. Qui il triplo di b1 sale fino a b3 e va a sinistra sul triplo in a3. Rimbalza di tre passi: giù, a destra per b2, e fino a c2. In b2 è passato due volte, prima salendo e poi andando a destra. È permesso, perché non ha attraversato due volte lo stesso confine.
    .title = Nessun confine due volte
gyges-rules-goal = L'obiettivo è a un passo da ciascuna delle sei caselle davanti, e vi entra solo l'ultimo passo di una serie. Qui il doppio di c1 fa due passi fino al doppio in c3, poi due fino al triplo in b4. Da lì i tre passi sono b5, b6 e l'obiettivo: vince Anna. Nessuno entra nel proprio obiettivo, e in un obiettivo non si rimbalza né si passa.
    .title = L'obiettivo
gyges-rules-origin = La casella lasciata da un anello conta come libera mentre si muove. L'anello può passarci o finirci, e può andarci anche un anello scalzato. Qui il doppio di f2 è volato in d2, dove la mossa era cominciata. Una mossa che finisce dov'è cominciata non cambia nulla, e vale come il tuo turno; potete accordarvi per vietarla.
    .title = Dove comincia la mossa
gyges-rules-shut_in = Se nessun anello della fila più vicina può muoversi, la tua fila giocabile è la prima dopo che ne ha uno. Qui la fila 1 ha doppi e tripli, e nessuno ha una casella libera per il primo passo. Si gioca dunque dalla fila 2. Capita di rado, e un anello che si muove c'è sempre.
    .title = Una fila bloccata
gyges-rules-draw = Quando la stessa posizione si presenta per la terza volta, con la mossa alla stessa persona, è patta. Lo è anche un incontro di duecento mosse senza un obiettivo raggiunto.
    .title = Patta
