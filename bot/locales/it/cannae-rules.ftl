# The rules of Cannae, for players: a picture each.

cannae-rules-turn = Il bianco comincia. Un turno è un'azione di fanteria (un passo in una casella accanto, o una spinta), una di cavalleria (come la regina degli scacchi), entrambe in qualsiasi ordine, o nessuna. Lo schieramento è una ricostruzione, perché il disegno delle regole è perduto: cavalleria sulle ali e centro profondo, come a Canne, e nessuno bloccato.
    .title = Turno e schieramento
cannae-rules-push = La fanteria può spingere in otto direzioni: tutto ciò che sta in fila davanti, fino alla prima casella libera, avanza di uno. I propri pezzi, anche la cavalleria, si spingono sempre. Una spinta è l'azione di fanteria del turno.
    .title = Spinta
cannae-rules-strength = Per spingere dei nemici servono più pezzi di fanteria in coda alla fila, uno dietro l'altro, di quanti nemici ci sono in tutta la fila. La propria fanteria più avanti non conta; la cavalleria non spinge mai.
    .title = Chi è più forte
cannae-rules-edge = Sul bordo una spinta butta fuori dalla scacchiera l'ultimo pezzo della fila, di chiunque sia: al massimo un pezzo.
    .title = Oltre il bordo
cannae-rules-charge = La cavalleria prende la fanteria cavalcando sulla sua casella. All'inizio fra le due dev'esserci almeno una casella, e la via dev'essere libera. La cavalleria non prende mai la cavalleria.
    .title = Carica
cannae-rules-isolated = Si carica solo la fanteria isolata: nelle otto caselle intorno non dev'esserci altra fanteria della sua parte. La cavalleria accanto non conta. Non si carica la fanteria a contatto all'inizio.
    .title = Fanteria isolata
cannae-rules-surrounded = La cavalleria accanto a due pezzi di fanteria nemici è circondata, ed è persa subito. Si controlla dopo ogni singola azione, per entrambe le parti; mai per le caselle che si attraversano soltanto.
    .title = Cavalleria circondata
cannae-rules-own_loss = Niente vieta di sacrificare la propria cavalleria, o di spingere un proprio pezzo fuori dalla scacchiera. Salle avverte prima che il turno sia inviato.
    .title = Perdite proprie
cannae-rules-win = Vince chi per primo elimina tutta la fanteria nemica, anche a metà di un turno. Senza cavalleria propria si può ancora vincere, spingendo.
    .title = Vittoria
cannae-rules-draw = Quando nessuno ha più cavalleria, e nessuno ha appena vinto, è patta. Lo è anche quando la stessa posizione si presenta per la terza volta, o quando entrambi giocano cinquanta turni senza una perdita.
    .title = Patta
