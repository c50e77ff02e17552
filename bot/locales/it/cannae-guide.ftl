# La prima battaglia guidata di Canne: che cosa si può fare ora, in due brevi frasi al più.

cannae-guide-first = Impara giocando: circa 15 minuti
    .about = Una battaglia contro Salle; le regole arrivano giocando

cannae-guide-infantry = Premi uno dei tuoi scudi, poi una casella accanto: la fanteria fa un passo in ogni direzione. Chi perde tutti e otto gli scudi ha perso.
cannae-guide-both = Un turno può avere un'azione di fanteria e una di cavalleria, nell'ordine che vuoi. Dopo la prima premi un pezzo dell'altro tipo, oppure invia.
cannae-guide-cavalry = I tuoi cavalli vanno fin dove la via è libera, come la regina degli scacchi. Ma un cavallo accanto a due scudi nemici è perso.
cannae-guide-push = Da { $origin } puoi spingere: { $active ->
        [1] uno
        [2] due
        [3] tre
       *[other] { $active }
    } dei tuoi contro { $opposing ->
        [1] uno
        [2] due
       *[other] { $opposing }
    }. Tutta la fila si sposta di una casella.
cannae-guide-charge = La fanteria in { $square } è sola. La tua cavalleria in { $origin } può caricarla e prenderla.
cannae-guide-thrown_off = Spingi da { $origin } verso { $target }: il pezzo in { $square } cade dal tavoliere.
cannae-guide-surround = Gioca da { $origin } verso { $target }: la cavalleria in { $square } è allora accanto a due tuoi scudi, ed è persa.
cannae-guide-alone = La tua fanteria in { $square } è sola, e la cavalleria di Salle potrebbe prenderla. Mettile accanto un altro scudo, o chiudi la via.
cannae-guide-lost = { $cause ->
        [charged] La cavalleria ha preso la tua fanteria in { $square }, che era sola. Scudi affiancati non si possono caricare.
        [thrown-off] Il tuo pezzo in { $square } è stato spinto fuori dal tavoliere. Sul bordo una fila non ha dove andare.
        [surrounded] La tua cavalleria in { $square } era accanto a due scudi nemici, ed è persa. Tieni i cavalli lontani dalle coppie.
       *[shut-in] La tua cavalleria in { $square } non aveva una casella libera accanto, ed è persa.
    }
cannae-guide-over = Spingi in ranghi serrati e carica chi resta solo: l'arte è tutta qui.
