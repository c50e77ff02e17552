### Ciò che si conserva di qualcuno.

privacy-title = Che cosa conservo di te
privacy-ask = È roba tua: portala con te, o cancellala.
privacy-export = Esporta
privacy-delete = Cancella…
privacy-profile = Nome, lingua, impostazioni, orari e lezioni fatte, per scriverti come preferisci: finché non li cancelli.
privacy-matches = I tuoi tavoli con ogni mossa e i tornei a cui partecipi, perché si possano giocare, rivedere e verificare: restano.
privacy-talk = Ciò che dici a un tavolo, per te e per chi hai di fronte: 30 giorni dopo la fine, o dopo l'ultima parola.
privacy-reach = Quale messaggio mostra quale tavolo, per modificarlo e non dirti nulla due volte: 30 giorni dopo la fine. Quali browser avviso: finché non smetti.
privacy-people = Chi hai bloccato, chi cerchi, quali incontri segui: nessun altro lo sa.
privacy-results = Risultati e punteggi, per il tuo profilo e le classifiche; le tue impostazioni dicono che cosa ne vedono gli altri.
privacy-puzzles = Quali problemi hai provato e trovato, per dartene di nuovi alla tua altezza: nessun altro lo sa.
privacy-seen = Gli altri vedono il tuo nome, le tue mosse e ciò che dici a un tavolo.
privacy-hidden = La mano, le risposte in anticipo e le bozze le vedi solo tu; risposte e bozze se ne vanno con l'incontro.
privacy-days = Se per { $days } giorni non ti sento, ti chiedo una volta; { $notice } giorni dopo cancello tutto.
privacy-logs = Nei miei registri e nelle mie misure non ci sono né il tuo nome né il tuo indirizzo.
privacy-deleted = Ciò che cancelli non c'è più, nemmeno se si ripristina una copia. Incontri e risultati restano a nome di «Account cancellato».
privacy-chats = I messaggi nelle tue chat, e in quelle di chi gioca con te, li conserva Discord o Telegram.
privacy-former = Account cancellato
privacy-former-gone = Chi giocava con te ha cancellato tutto di sé: sfida qualcun altro.
privacy-file = Tutto ciò che conservo di te. Che cosa significa ogni parte: docs/privacy.md di Salle.
privacy-still-here = Da molto tempo non ti sento. Conservo il tuo nome, le tue impostazioni e i tuoi incontri? Senza risposta li cancello il { $date }.
privacy-stay = Lascia tutto com'è
privacy-kept = Resta tutto.
