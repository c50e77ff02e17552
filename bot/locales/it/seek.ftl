### Qualcuno con cui giocare: chi cerca un incontro viene abbinato a chi gli va bene.

seek-which-game = A che cosa vuoi giocare?
seek-looking = Cerco qualcuno per { $what }.
seek-what = Cercheresti qualcuno per { $what }.
seek-nobody-yet = Ancora nessuno. Ti avviso quando c'è qualcuno; dopo una settimana smetto di cercare.
seek-meanwhile = Salle ({ $level }) ha più o meno la tua forza.
seek-meanwhile-far = Intanto c'è Salle: il livello più vicino alla tua forza è { $level }.
seek-meanwhile-first = Intanto c'è Salle ({ $level }), un buon primo avversario.
seek-play-computer = Gioca con Salle ({ $level })
seek-look = Cerca qualcuno
seek-stop = Smetti di cercare
seek-stopped = Ho smesso di cercare qualcuno per { LA($game) }.
seek-not-looking = Non cerchi più nessuno per { LA($game) }.
seek-found = Ho trovato { $name }: gioca { ALLA($game) } con te. L'incontro è cominciato.
seek-found-before = Ho trovato qualcuno: l'incontro è cominciato. /tables lo mostra.
seek-meet = { $one }, ti presento { $two }: { $game }
seek-range = Punteggio cercato
seek-any-rating = qualsiasi punteggio
seek-from-to = da { $lowest } a { $highest }
seek-matches = Incontri
seek-count = { $count ->
    [one] 1 incontro
   *[other] { $count } incontri
}
seek-as-usual = per la classifica o amichevole
seek-not-understood = Non capisco «{ $word }». Scrivi un gioco, un tempo e i punteggi, per esempio: /seek { $example } quotidiano 1450-1800, oppure ±200 intorno al tuo.
seek-people-only = /seek trova persone. Per giocare contro Salle o per conto tuo: /challenge.
seek-closed = I miei messaggi privati non ti arrivano, e un incontro comincerebbe senza di te. /settings dice come rimediare.
