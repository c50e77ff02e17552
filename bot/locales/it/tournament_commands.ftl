### Comandi dei tornei: il modulo, partecipare e ritirarsi, e ciò che fa chi organizza.

## Che cosa c'è

tournament_commands-title = Tornei
tournament_commands-none = Qui non c'è un torneo così. /tournament create ne apre uno.
tournament_commands-nothing = Ancora nessun torneo.
tournament_commands-which = Ce n'è più d'uno: /tournament li mostra. Scrivi anche il nome.
tournament_commands-new = Nuovo torneo
tournament_commands-is-enrolling = comincia il { $date }
tournament_commands-is-open = comincia quando è al completo
tournament_commands-is-running = in corso
tournament_commands-is-ended = finito
tournament_commands-manage = Gestisci

## Il modulo

tournament_commands-usual-name = Torneo di { $name }
tournament_commands-other-name = Per un altro nome scrivi: /tournament create Coppa d'autunno
tournament_commands-create = Crea
tournament_commands-more = Altro…
tournament_commands-games = Giochi
    .about = Tocca un gioco, o più d'uno: si alternano di turno in turno.
tournament_commands-kind = Tipo
tournament_commands-rated = Incontri
tournament_commands-clock = Tempo
tournament_commands-time = Durata di un turno
    .about = Gli incontri non finiti si decidono con la regola che scegli in «Altro».
tournament_commands-who = Per
tournament_commands-who-usual = tutti
tournament_commands-who-place = chi è in questo server o gruppo
tournament_commands-most = Partecipanti al massimo
tournament_commands-most-any = quanti vogliono
tournament_commands-begins = Comincia
    .about = Un altro giorno e un'altra ora: /tournament begins 3 maggio 18:00
tournament_commands-begins-full = quando è al completo
tournament_commands-begins-tomorrow = domani sera
tournament_commands-begins-days = tra 3 giorni
tournament_commands-begins-week = tra una settimana
tournament_commands-begins-then = { $words }, al più tardi { $latest }
tournament_commands-begins-on = { $words }: { $latest }
tournament_commands-rounds = Turni
tournament_commands-rounds-usual = finché resta imbattuta al massimo una persona
tournament_commands-series = Incontri di una coppia
tournament_commands-third = Incontro per il terzo posto
tournament_commands-low = Punteggio da
tournament_commands-high = Punteggio fino a
tournament_commands-any = qualsiasi
tournament_commands-ties = A pari punti
    .about = Contano nell'ordine in cui li tocchi.
tournament_commands-ties-buchholz = Buchholz
tournament_commands-ties-sonneborn-berger = Sonneborn-Berger
tournament_commands-ties-direct-encounter = scontro diretto
tournament_commands-ties-wins = vittorie
tournament_commands-top = Primo posto in parità
tournament_commands-top-shared = si condivide
tournament_commands-top-played-off = se lo giocano
tournament_commands-late = Entrare a torneo iniziato
tournament_commands-late-refused = no
tournament_commands-late-half-points = sì, mezzo punto per ogni turno saltato
tournament_commands-late-without-points = sì, i turni saltati non danno nulla
tournament_commands-adjudication = A tempo del turno scaduto
tournament_commands-adjudication-clock = vince chi ha più tempo sull'orologio
tournament_commands-adjudication-judgement = Salle giudica la posizione
tournament_commands-adjudication-half = mezzo punto a testa
tournament_commands-vacations = Le vacanze fermano l'orologio
tournament_commands-ends = Finisce
tournament_commands-ends-usual = quando chi organizza lo chiude
tournament_commands-yes = sì
tournament_commands-no = no
tournament_commands-created = È aperto, e la sua scheda è nella chat. /tournament { $id } lo mostra ovunque.
tournament_commands-created-hall = È aperto a tutti. /tournament { $id } lo mostra ovunque.
tournament_commands-form-gone = Questo modulo è di prima, o di qualcun altro. /tournament create ne comincia uno nuovo.
tournament_commands-name-long = Il nome di un torneo ha al massimo { $most } caratteri.
tournament_commands-too-many = Hai { $count } tornei aperti: di più non si può. /tournament manage ne chiude uno.
tournament_commands-guest = Gli ospiti non possono organizzare: un torneo dura settimane. Prima conserva il tuo posto con una passkey, o unisci il tuo account con /link.

## Un giorno e un'ora

tournament_commands-will-begin = Comincia il { $when }.
tournament_commands-no-such-hour = Quell'ora salta per l'ora legale: comincia alla prima che c'è, { $when }.
tournament_commands-when-how = «{ $text }» non è un giorno e un'ora che so leggere. Scrivi per esempio: /tournament begins { $date } 18:00
tournament_commands-past = Quel momento è già passato. Scegline uno futuro.
tournament_commands-too-far = Manca più di un anno. Scegli un giorno più vicino.
tournament_commands-words-at = alle ore all
tournament_commands-words-on = il lo di
tournament_commands-words-today = oggi
tournament_commands-words-tomorrow = domani

## Partecipare e ritirarsi

tournament_commands-in = Ci sei. Quando comincia un turno ricevi un messaggio: contro chi giochi, ed entro quando.
tournament_commands-in-already = Partecipi già.
tournament_commands-closed = I miei messaggi privati non ti arrivano, e un turno comincerebbe senza di te. /settings dice come rimediare.
tournament_commands-not-of-place = Questo torneo è per chi è nel suo server o gruppo: partecipa dalla sua scheda lì.
tournament_commands-not-in = Non partecipi a questo torneo.
tournament_commands-out = Hai lasciato il torneo. «Partecipa» ti riporta dentro, finché le regole lo permettono.
tournament_commands-leaving-knock-out = Perdi subito l'incontro in corso, e in un'eliminazione diretta non si rientra.
tournament_commands-leaving-others = Perdi subito l'incontro in corso, e non ne avrai altri.
tournament_commands-leave-sure = Ti ritiri dal torneo?
tournament_commands-leave-anyway = Ritirati
tournament_commands-stay = Resta

## In una graduatoria a sfide

tournament_commands-challenge = Sfida…
tournament_commands-challenge-whom = Chi sfidi?
tournament_commands-challenged = Hai sfidato { $name }.
tournament_commands-nobody-above = Sopra di te non c'è nessuno da sfidare adesso.
tournament_commands-not-above = «{ $name }» non è tra chi puoi sfidare: { $names }.
tournament_commands-not-your-challenge = Questa sfida è per qualcun altro.
tournament_commands-accepted = Accettata: l'incontro comincia tra poco.
tournament_commands-declined = Rifiutata: hai perso il posto.

## Per chi lo gestisce

tournament_commands-manage-what = Che cosa vuoi fare?
tournament_commands-not-yours = Può farlo solo { $name }, che organizza, o chi gestisce il posto.
tournament_commands-changed-meanwhile = Intanto il torneo è cambiato: ecco che cosa si può fare ora.
tournament_commands-done = Fatto.
tournament_commands-do-begin = Comincia ora
tournament_commands-do-postpone = Rinvia
tournament_commands-do-take-out = Togli qualcuno
tournament_commands-do-bring-back = Fai rientrare
tournament_commands-do-apart = Tieni separate due persone
tournament_commands-do-correct = Correggi un risultato
tournament_commands-do-hand-over = Cedi l'organizzazione
tournament_commands-do-end = Chiudilo
tournament_commands-sure-begin = { $count ->
    [one] Comincia subito, con 1 partecipante, e non si aspetta nessuno.
   *[other] Comincia subito, con { $count } partecipanti, e non si aspetta nessuno.
}
tournament_commands-sure-take-out = { $one } perde l'incontro in corso, non ne avrà altri, e rientra solo se vuoi tu.
tournament_commands-sure-bring-back = { $one } partecipa di nuovo.
tournament_commands-sure-apart = Da ora { $one } { E($two) } non si incontrano più.
tournament_commands-sure-hand-over = Da ora organizza { $one }, e tu non più.
tournament_commands-sure-end = La classifica di ora è definitiva. Gli incontri in corso continuano, ma qui non contano.
tournament_commands-whom = Chi?
tournament_commands-whom-else = E chi altro?
tournament_commands-who-is-out = { $name }: fai rientrare
tournament_commands-later = { $count ->
    [one] 1 giorno dopo
   *[other] { $count } giorni dopo
}
tournament_commands-postpone-how = Di quanto? Per un giorno e un'ora scrivi: /tournament begins { $id } venerdì 18:00
tournament_commands-page-earlier = Precedenti
tournament_commands-page-later = Successivi
tournament_commands-correct-round = Di quale turno?
tournament_commands-correct-which = Quale risultato?
tournament_commands-correct-how = Scrivi chi ha vinto (uno, due, patta o nessuno) e perché; il motivo lo leggono tutti.
tournament_commands-correct-example = due Bea aveva vinto a tempo
tournament_commands-correct-what = Scrivi turno e tavolo, chi ha vinto e perché: /tournament correct { $id } 2.1 due Bea aveva vinto a tempo («{ $text }» non è un turno e un tavolo con un risultato).
tournament_commands-correct-why = Una correzione vuole un motivo, che tutti leggono: /tournament correct { $id } 2.1 due Bea aveva vinto a tempo
tournament_commands-reason-long = Un motivo ha al massimo { $most } caratteri.
tournament_commands-corrected = Il risultato è corretto. Lo sanno entrambi, con il motivo.
tournament_commands-outcome-one = uno
tournament_commands-outcome-two = due
tournament_commands-outcome-draw = patta
tournament_commands-outcome-neither = nessuno
tournament_commands-here-done = Da ora i suoi messaggi arrivano anche qui.
tournament_commands-here-not = Scrivilo in un canale o in un gruppo dove posso scrivere: i suoi messaggi arriveranno lì.
