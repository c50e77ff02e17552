# Le regole di Canne, paragrafo per paragrafo; accanto c'è la figura.
# Anna ha il bianco, disegnato in rosso; Bea il nero, disegnato in blu.

cannae-rules-about = Due eserciti di otto pezzi di fanteria e quattro di cavalleria si affrontano su una scacchiera. La fanteria guadagna terreno spingendo in ranghi serrati, e la cavalleria travolge chi resta isolato. Vince chi per primo elimina tutta la fanteria nemica.
    .title = Il gioco
cannae-rules-layout = La fanteria è disegnata come uno scudo, la cavalleria come una testa di cavallo. Comincia il bianco, qui Anna in rosso. Il disegno delle regole è perduto, e questo schieramento è una nostra ricostruzione: centro profondo e cavalleria sulle ali, come a Canne, e ogni cavalleria libera di muoversi.
    .title = Lo schieramento
cannae-rules-turn = Nel tuo turno puoi agire una volta con la fanteria e una con la cavalleria, nell'ordine che vuoi, o con una sola, o passare. La fanteria fa un passo in una casella libera accanto, dritto o in diagonale, avanti o indietro; oppure spinge. La cavalleria cavalca quanto vuole, come la regina degli scacchi; oppure carica. Qui Anna va con un passo da f2 in g3 e cavalca da b2 in b5.
    .title = Due azioni
cannae-rules-ride = La cavalleria non salta mai, ma può passare fra due pezzi che si toccano solo con gli angoli. Qui cavalca da g2 in d5, fra e3 e f4.
    .title = La cavalcata
cannae-rules-push = La fanteria può spingere in tutte e otto le direzioni. Dal pezzo che spinge da dietro in poi, tutto ciò che sta in fila si sposta di una casella, fino alla prima casella libera; ciò che sta dietro resta fermo. Qui due pezzi di Anna spingono in su da e3, e quello di Bea va da e5 in e6. Una spinta è l'azione di fanteria del turno.
    .title = Spinta
cannae-rules-strength = Per spingere dei nemici bisogna essere in più dei nemici in fila, fanteria e cavalleria insieme. Spinge la fanteria in coda alla fila, un pezzo dietro l'altro senza vuoti. Qui e3 ed e4 hanno di fronte e5 ed e6, due contro due: in su non si spinge. La cavalleria non spinge mai.
    .title = Chi è più forte
cannae-rules-carried = La tua fanteria più avanti nella fila non conta: viene trascinata. Qui spingono a destra in tre, a4, b4 e c4, contro due, d4 e f4; il pezzo di Anna in e4 si muove soltanto con loro. Senza a4 sarebbero due contro due, e non si potrebbe. Da quale pezzo parte la spinta lo scegli tu.
    .title = Trascinati
cannae-rules-edge = Sul bordo l'ultimo pezzo della fila cade dal tavoliere, di chiunque sia: un pezzo per spinta. Qui f4 e g4 buttano fuori da h4 la fanteria di Bea.
    .title = Oltre il bordo
cannae-rules-charge = La cavalleria prende la fanteria cavalcando sulla sua casella. La via dev'essere libera, e all'inizio le due non devono essere vicine: fra loro c'è almeno una casella. Qui f2 prende c5. La cavalleria non prende mai la cavalleria.
    .title = Carica
cannae-rules-isolated = Si carica solo la fanteria isolata: nelle otto caselle intorno non dev'esserci altra fanteria della sua parte. Qui quella in a4 è sola, e si può prendere. Quella in e7 ha accanto d7; quella in f3 è sola, ma tocca la cavalleria. La cavalleria accanto alla fanteria non conta. Si guarda nel momento in cui la cavalleria parte: la tua fanteria può dunque agire prima e aprirle la via.
    .title = Chi si può caricare
cannae-rules-surrounded = La cavalleria accanto a due pezzi di fanteria nemici è circondata, ed è persa subito. Qui il passo di Anna in e4 è il secondo scudo accanto a d5. Si guarda dopo ogni singola azione, per entrambe le parti; mai sulle caselle che si attraversano soltanto.
    .title = Circondata
cannae-rules-own_loss = Puoi mandare la tua cavalleria alla rovina, o spingere un tuo pezzo fuori dal tavoliere. Qui la cavalcata in f6 finirebbe accanto a due scudi di Bea. Salle ti avverte prima di inviare un turno così.
    .title = A tue spese
cannae-rules-together = Se in fila non ci sono nemici, qualsiasi fanteria può spingere, anche da sola, e spinge anche la tua cavalleria. Qui quella in d1 spinge quella in d2, e avanzano insieme.
    .title = Insieme
cannae-rules-win = Vinci subito, anche a metà di un turno, quando l'ultima fanteria nemica lascia il tavoliere. Qui la spinta di Anna a destra la butta fuori da h4. Anche senza cavalleria puoi ancora vincere, spingendo.
    .title = Vittoria
cannae-rules-draw = Quando nessuno ha più cavalleria, e nessuno ha appena vinto, è patta. Lo è anche quando la stessa posizione si presenta per la terza volta, o quando entrambi giocano cinquanta turni senza una perdita. Qui l'ultima cavalleria di Bea è circondata in d5, e Anna non ne ha.
    .title = Patta
cannae-rules-shut_in = Se vi accordate così, è persa anche la cavalleria senza una casella libera accanto; i bordi contano come chiusi, e chiudono i pezzi di entrambe le parti. Qui il passo di Anna in g7 toglie l'ultima casella libera a quella in h8.
    .title = Chiusa
