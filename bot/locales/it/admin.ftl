### Ordine in un posto, da parte di chi lo gestisce.

admin-banned = Non puoi più giocare ai tavoli di questo posto: lo ha deciso chi lo gestisce. Gli incontri in corso continuano.
admin-friendly-only = Chi gestisce questo posto vi lascia giocare solo incontri amichevoli. Lanciatevi una sfida amichevole.
admin-made-friendly = Hai sfidato { $name } a un incontro amichevole: chi gestisce questo posto non ve ne lascia giocare per la classifica.
admin-why = Scrivi anche perché: viene detto e annotato.
admin-whom = Di' di chi si tratta: aggiungi una persona.
admin-not-yourself = Quella persona saresti tu.
admin-which-table = Di' quale tavolo: sceglilo, oppure scrivi nel suo thread o in risposta al suo tavoliere.
admin-elsewhere = Quel tavolo non si gioca in questo posto.
admin-your-own = Lì giochi anche tu: deve decidere qualcun altro che gestisce il posto.
admin-two-people = Serve un tavolo con due persone.
admin-is-played = Negli ultimi { $count } giorni qualcuno ha giocato: l'incontro è in corso.
admin-too-late = Questa domanda non è per te, o è troppo vecchia: chiedi di nuovo con /admin.

admin-reason = Il motivo: { $reason }
admin-sure = Confermi?
admin-no = No
admin-nothing-done = Non è cambiato nulla.

admin-act-log = registro
admin-act-ban = escludi
admin-act-unban = riammetti
admin-act-keep-friendly = solo amichevoli
admin-act-allow-rated = di nuovo per la classifica
admin-act-free = libera un tavolo
admin-act-void = annulla un incontro

admin-ban-ask = Escludere { $one } dai tavoli di questo posto? Qui non potrà sfidare, accettare, cercare qualcuno né seguire. Gli incontri in corso continuano.
admin-unban-ask = Riammettere { $one } ai tavoli di questo posto?
admin-keep-friendly-ask = Lasciare che { $one } { E($two) } giochino tra loro solo incontri amichevoli in questo posto?
admin-allow-rated-ask = Permettere di nuovo { A($one) } { E($two) } incontri per la classifica in questo posto?
admin-free-ask = Chiudere senza risultato l'incontro di { $one } { E($two) }, perché nessuno lo gioca? Entrambi sapranno il motivo.
admin-void-ask = Annullare l'incontro di { $one } { E($two) }? Il risultato sparisce, i punteggi che ne dipendono si ricalcolano, ed entrambi sapranno il motivo.

admin-ban-done = { $one } non può più giocare ai tavoli di questo posto.
admin-unban-done = { $one } può giocare di nuovo in questo posto.
admin-keep-friendly-done = Qui { $one } { E($two) } giocano tra loro solo incontri amichevoli.
admin-allow-rated-done = Qui { $one } { E($two) } possono giocare di nuovo incontri per la classifica.
admin-free-done = L'incontro di { $one } { E($two) } è finito senza risultato. Lo sanno entrambi.
admin-void-done = L'incontro di { $one } { E($two) } non ha più un risultato. Lo sanno entrambi; i punteggi cambiano tra qualche minuto.

admin-log-title = Che cosa si è fatto qui
admin-log-empty = Qui negli ultimi 400 giorni non si è fatto nulla.
admin-log-more = Altro: /admin log { $page }
admin-log-line = { $date }: { $by }: { $act }: { $about }. { $reason }
admin-log-line-bare = { $date }: { $by }: { $act }: { $about }.
admin-former = un account cancellato
admin-operator = chi gestisce Salle
