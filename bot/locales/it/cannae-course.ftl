# Le lezioni di Canne: un titolo ciascuna; di ogni compito l'idea, che cosa fare, e le risposte.

cannae-course-infantry = La fanteria
cannae-course-infantry-1 = La fanteria, gli scudi, fa un passo in ogni direzione, anche in diagonale e all'indietro. Chi perde tutta la fanteria ha perso.
    .task = Fa' un passo da d3 a e4, e nient'altro.
    .right = Una casella, in diagonale. Gli scudi non diventano mai altro: abbine cura.
    .wrong = Solo lo scudo, da d3 a e4.
    .wrong-pass = Si può passare sempre, ma qui c'è un passo da fare: da d3 a e4.

cannae-course-cavalry = La cavalleria
cannae-course-cavalry-1 = La cavalleria, i cavalli, va dritta o in diagonale fin dove la via è libera, come la regina degli scacchi.
    .task = Va' da a1 a f6.
    .right = Tutta la diagonale in una mossa.
    .wrong = Segui la diagonale da a1: b2, c3, d4, e5, f6.
cannae-course-cavalry-2 = Ma un cavallo con accanto due scudi nemici è perso, di chiunque sia il turno. Uno solo non fa paura.
    .task = Va' accanto allo scudo in c4 senza perdere il cavallo.
    .right = In c3 ha accanto uno scudo solo. I cavalli temono le coppie.
    .wrong = Così non sei accanto a c4. Da a1 la diagonale ci passa vicino.
    .wrong-two = In d4 stava accanto a c4 e a e5: due scudi, e il cavallo è perso. Una casella in meno.

cannae-course-both = Due azioni in un turno
cannae-course-both-1 = Un turno può avere un'azione di fanteria e una di cavalleria, nell'ordine che vuoi. Ne basta una, o nessuna.
    .task = In un turno: lo scudo da d3 a d4, e il cavallo da a1 a a4.
    .right = Due azioni, un turno. L'ordine conta quando una fa posto all'altra.
    .wrong = Tutte e due in un turno: da d3 a d4, e da a1 a a4.
    .wrong-half = È metà del lavoro. Aggiungi l'altra azione prima di rispondere.

cannae-course-push = La spinta
cannae-course-push-1 = La fanteria in fila spinge ciò che ha davanti, se i tuoi che spingono sono più dei nemici che resistono. Tutta la fila va avanti di una casella.
    .task = Spingi lo scudo da d5 in d6.
    .right = Due contro uno. Una spinta è l'azione di fanteria del turno.
    .wrong = Parti dallo scudo di dietro, d3, e spingi lungo la fila. Da d4, uno solo non basterebbe.

cannae-course-edge = Fuori dal tavoliere
cannae-course-edge-1 = Sul bordo una fila non ha dove andare: l'ultimo pezzo cade fuori.
    .task = Spingi fuori lo scudo di Salle.
    .right = Uno scudo in meno per Salle. Tieni le tue file lontane dal bordo.
    .wrong = Lo scudo in d8 ha dietro il bordo. Spingi da d6: due contro uno.

cannae-course-count = Contare prima di spingere
cannae-course-count-1 = Due contro due non spingono: bisogna essere in più. Gli scudi dietro quello da cui parti non contano.
    .task = Due file si fronteggiano. Spingi dove puoi, e fa' cadere uno scudo.
    .right = Tre contro due, sulla colonna h. Sulla colonna a erano due contro due.
    .wrong = Non è caduto niente. Conta gli scudi di ogni colonna, e parti dall'ultimo dei tre.

cannae-course-charge = La carica
cannae-course-charge-1 = La cavalleria prende la fanteria andandole sopra, se è sola: senza un altro scudo suo accanto. Il cavallo deve partire da più lontano della casella accanto.
    .task = Prendi la fanteria che sta da sola.
    .right = In a6 era sola. I due in e6 e f6 si coprono a vicenda.
    .wrong = Non hai preso niente. Quale scudo di Salle non ne ha altri accanto, e quale cavallo lo vede?

cannae-course-surround = L'accerchiamento
cannae-course-surround-1 = Ciò che prende i tuoi cavalli prende anche quelli di Salle: la cavalleria accanto a due tuoi scudi è persa.
    .task = Fa' un passo dopo il quale il cavallo di Salle in d6 è perso.
    .right = Due scudi accanto. È caduto nel tuo turno, senza che nessuno lo toccasse.
    .wrong = Il cavallo ha ancora meno di due scudi accanto. Uno è in c5: porta anche l'altro accanto a d6.

cannae-course-cover = Mai da soli
cannae-course-cover-1 = Il tuo scudo in d4 è solo, e il cavallo di Salle in d8 vede tutta la colonna. Al prossimo turno caricherebbe.
    .task = Fa' in modo che nessun tuo scudo resti solo.
    .right = Fianco a fianco, anche in diagonale: niente da caricare.
    .wrong = C'è ancora un tuo scudo da solo. Riuniscili: quale casella è vicina a tutti e due?

cannae-course-puzzle = Problema
cannae-course-puzzle-1 = A Salle resta uno scudo, in g7, e può andare dove vuole. I tuoi scudi possono spingere il tuo cavallo di una casella, prima che parta.
    .task = Gioca un turno dopo il quale lo prendi, dovunque vada.
    .right = In g4 il cavallo vede la colonna g. Spinto da f3 o da h4, vede anche le linee di h5 e di f4.
    .wrong = Salle trova una casella a cui non arrivi al prossimo turno. Il cavallo sta bene in g4, con scudi che lo spingano dalle due parti.
