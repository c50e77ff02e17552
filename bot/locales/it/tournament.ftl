### Tornei.

## Formule, e ciò che è pattuito

tournament-round-robin = girone all'italiana
tournament-double-round-robin = girone all'italiana con andata e ritorno
tournament-swiss = sistema svizzero
tournament-knock-out = eliminazione diretta
tournament-ladder = graduatoria a sfide
tournament-rounds = { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
tournament-time-round = { $span } per ogni turno
tournament-time-match = { $span } per ogni incontro
tournament-vacations = le vacanze fermano gli orologi
tournament-no-vacations = le vacanze non fermano gli orologi
tournament-for = Per { $who }
tournament-of-place = chi fa parte di questo server o gruppo
tournament-from-to = punteggi da { $lowest } a { $highest }
tournament-from = punteggi da { $lowest } in su
tournament-to = punteggi fino a { $highest }
tournament-organiser = Organizza { $name }
tournament-joined-of = Iscritti: { $count }, al massimo { $most }
tournament-lacks = { $joined }; ne servono { $least }
tournament-joined = { $count ->
        [one] { $count } partecipante
       *[other] { $count } partecipanti
    }
tournament-on-ladder = { $count ->
        [one] { $count } partecipante in graduatoria
       *[other] { $count } partecipanti in graduatoria
    }
tournament-running = { $count ->
        [one] Turno { $round } di { $rounds } · { $count } partecipante
       *[other] Turno { $round } di { $rounds } · { $count } partecipanti
    }
tournament-over = È finito.
tournament-never-began = Non è mai cominciato.
tournament-not-yet = Non è ancora cominciato.
tournament-begins = Comincia:
tournament-begins-full = Comincia quando è al completo, al più tardi:
tournament-ends = Finisce:
tournament-until = Fino a:
tournament-until-round = Turno fino a:
tournament-until-match = Incontro fino a:
tournament-answer-by = Rispondi entro:
tournament-you-play = Partecipi.
tournament-you-left = Hai lasciato il torneo.
tournament-you-taken-out = Chi organizza ti ha tolto dal torneo.
tournament-you-absent = Sei fuori: hai perso due incontri di fila senza fare una mossa.

## Pulsanti

tournament-join = Partecipa
tournament-leave = Ritirati
tournament-come-back = Rientra
tournament-who-plays = Chi gioca
tournament-standings = Classifica
tournament-to-card = Il torneo
tournament-page = La sua pagina

## Chi gioca

tournament-and = { $one } { E($two) }
tournament-more = { $count ->
        [one] e un'altra persona
       *[other] e altri { $count }
    }
tournament-out-left = fuori per ritiro
tournament-out-taken-out = fuori per decisione di chi organizza
tournament-out-absent = fuori per assenza

## Turni

tournament-round = Turno { $number } di { $rounds }
tournament-final = Finale
tournament-semifinals = Semifinali
tournament-quarterfinals = Quarti di finale
tournament-play-off = Spareggio, turno { $number }
tournament-matches-over = { $count ->
        [one] finiti { $done } incontri su { $count }
       *[other] finiti { $done } incontri su { $count }
    }
tournament-more-matches = { $count ->
        [one] e ancora { $count } incontro
       *[other] e ancora { $count } incontri
    }
tournament-bye = { $name }: riposo
tournament-without-play = a tavolino
tournament-corrected = corretto
tournament-your-place = Sei al { $place }º posto su { $count }.
tournament-your-points = Sei al { $place }º posto su { $count }. Punti: { $points }.

## La fine

tournament-won = { $name } vince.
tournament-shared = Primo posto a pari merito: { $name }.
tournament-many-first = In { $count } al primo posto, a pari merito.
tournament-no-result = È finito senza incontri conclusi.
tournament-ended-because = È stato chiuso: { $reason }
tournament-too-few = Non si gioca: servono { $least } partecipanti, e { $count ->
        [0] non c'era nessuno.
        [one] ce n'era { $count }.
       *[other] ce n'erano { $count }.
    }

## Un suo incontro

tournament-match-round = { $tournament }, turno { $number }
tournament-match-ladder = { $tournament }
tournament-match = { $where }: { $one } gioca contro { $two }.
tournament-match-you = { $where }: giochi contro { $name } e cominci tu.
tournament-match-they = { $where }: giochi contro { $name }, che comincia.
tournament-match-lot = { $where }: giochi contro { $name }.
tournament-match-again = Era patta: si rigioca a posti scambiati.
tournament-counts-for = Vale per { $tournament }.

## Notizie per uno solo

tournament-news-back = Partecipi di nuovo.
tournament-news-taken-out = Chi organizza ti ha tolto dal torneo.
tournament-news-only-organiser = Solo chi organizza può farti rientrare.
tournament-news-absent = Sei fuori: hai perso due incontri di fila senza fare una mossa.
tournament-news-come-back = Puoi tornare: tocca «Rientra», e giochi di nuovo dal prossimo turno.
tournament-news-no-return = In questo torneo non si rientra più.
tournament-news-handed-over = Da ora il torneo lo organizzi tu.
tournament-news-postponed = Comincia in un altro momento.
tournament-news-ladder = È cominciato, e sei al { $place }º posto. Sfida chi sta sopra di te, fino a { $reach } posti: se vinci, il posto è tuo.
tournament-news-ladder-top = È cominciato, e sei in cima. Chi sta sotto ti sfiderà.
tournament-news-bye-point = { $round }: riposi. Vale un punto.
tournament-news-bye-half = { $round }: riposi. Vale mezzo punto.
tournament-news-bye-nothing = { $round }: riposi, come tocca a tutti una volta.
tournament-news-bye-goes-on = { $round }: riposi, e vai al turno successivo.
tournament-news-forfeit = { $round }: { $name } è fuori dal torneo, e vinci a tavolino.
tournament-news-kept-apart = { $round }: tu { E($name) } non vi incontrate, e avete mezzo punto ciascuno.
tournament-news-drawn-yours = { $round }: patta fino in fondo contro { $name }. Decide l'ordine delle teste di serie, a tuo favore.
tournament-news-drawn-theirs = { $round }: patta fino in fondo. Decide l'ordine delle teste di serie, in favore di { $name }.
tournament-news-corrected = { $round }: il tuo risultato contro { $name } è corretto, da { $old } a { $new }.
tournament-news-reason = Motivo: { $reason }
tournament-news-challenged = { $name } ti sfida per il { $place }º posto.
tournament-news-answer = Se non rispondi entro { $span }, o se rifiuti, perdi il posto.
tournament-news-dropped = { $name } non è più in graduatoria: la sfida tra voi cade.
tournament-news-declined-yours = { $name } rifiuta: il { $place }º posto è tuo.
tournament-news-declined-theirs = Hai rifiutato: { $name } prende il tuo posto, e tu scendi al { $place }º.
tournament-news-lapsed-yours = { $name } non ha risposto in tempo: il { $place }º posto è tuo.
tournament-news-lapsed-theirs = Non hai risposto in tempo: { $name } prende il tuo posto, e tu scendi al { $place }º.

## Ciò che è pattuito, in frasi

tournament-rules-round-robin = Tutti incontrano tutti, una volta.
tournament-rules-double-round-robin = Tutti incontrano tutti due volte, la seconda a posti scambiati.
tournament-rules-swiss = Sistema svizzero: in ogni turno si incontra chi ha più o meno gli stessi punti. Nessuno incontra due volte la stessa persona, finché si può evitare.
tournament-rules-knock-out = Chi perde è fuori. Le teste di serie seguono il punteggio: i migliori si incontrano per ultimi.
tournament-rules-ladder = Chi vince contro chi sta sopra ne prende il posto, e tutti quelli in mezzo scendono di uno.
tournament-rules-rounds = { $count ->
        [one] Un turno.
       *[other] { $count } turni.
    }
tournament-rules-rounds-open = Turni finché resta imbattuta al massimo una persona.
tournament-rules-challenge = Puoi sfidare chi sta sopra di te, fino a { $reach } posti, un incontro alla volta. Chi non risponde entro { $span }, o rifiuta, perde il posto.
tournament-rules-draw = Un incontro finito in patta si rigioca a posti scambiati, fino a { $most } incontri in tutto; poi passa chi è più avanti tra le teste di serie.
tournament-rules-third = Chi perde in semifinale gioca per il terzo posto.
tournament-rules-bye-point = Se i partecipanti sono dispari, uno riposa e riceve un punto; nessuno riposa due volte, finché si può evitare.
tournament-rules-bye-goes-on = Chi riposa va al turno successivo: tocca alle prime teste di serie.
tournament-rules-bye-none = Se i partecipanti sono dispari, in ogni turno uno riposa. Non dà punti.
tournament-rules-game = { $games }, { $rated }.
tournament-rules-games = I giochi si alternano di turno in turno: { $games }. Ogni incontro: { $rated }.
tournament-rules-series = Ogni abbinamento è una serie: { $series }.
tournament-rules-seats = Chi comincia si alterna, il più possibile.
tournament-rules-time-round = Ogni turno dura { $span }; il successivo comincia appena sono finiti tutti gli incontri.
tournament-rules-time-match = Ogni incontro dura { $span }.
tournament-rules-adjudication-clock = Un incontro che a quel punto non è finito va a chi ha più tempo sull'orologio.
tournament-rules-adjudication-judgement = Un incontro che a quel punto non è finito lo giudica Salle: lo continua da sola molte volte, e chi ne vince almeno tre quarti vince; altrimenti è patta.
tournament-rules-adjudication-half = Un incontro che a quel punto non è finito dà mezzo punto ciascuno.
tournament-rules-vacations = Durante le vacanze gli orologi stanno fermi; i tempi detti sopra no.
tournament-rules-no-vacations = Durante le vacanze gli orologi continuano a correre.
tournament-rules-absent = Chi non si presenta perde a tempo; dopo { $count } incontri di fila senza una mossa è fuori. Chi si ritira perde l'incontro che sta giocando.
tournament-rules-return = Chi è fuori rientra con «Partecipa».
tournament-rules-no-return = Chi è fuori resta fuori.
tournament-rules-places-knock-out = In classifica conta fin dove si arriva.
tournament-rules-places-ladder = Chi entra parte dal fondo.
tournament-rules-ties = A pari punti contano: { $ties }.
tournament-rules-no-ties = A pari punti si condivide il posto.
tournament-rules-tie-buchholz = Buchholz, la somma dei punti di chi hai incontrato
tournament-rules-tie-sonneborn-berger = Sonneborn-Berger, i loro punti moltiplicati per quelli fatti contro di loro
tournament-rules-tie-direct-encounter = scontro diretto, gli incontri tra chi è alla pari
tournament-rules-tie-wins = vittorie, contate negli incontri giocati
tournament-rules-top-shared = Se il primo posto è ancora in parità, si condivide.
tournament-rules-top-played-off = Se il primo posto è ancora in parità, se lo giocano a eliminazione diretta.
tournament-rules-least = Comincia con almeno { $least } partecipanti.
tournament-rules-late-ladder = Si può entrare quando si vuole.
tournament-rules-late-refused = Dopo l'inizio non si entra più.
tournament-rules-late-without-points = Si può entrare fino all'ultimo turno; i turni saltati non danno punti.
tournament-rules-late-half-points = Si può entrare fino all'ultimo turno; ogni turno saltato dà mezzo punto.

## Ciò che non si può

tournament-none = Non c'è un torneo così. /tournament mostra quelli che ci sono.
tournament-damaged = Ora non riesco a leggere questo torneo. Chi gestisce Salle lo sa già; nulla è perso.
tournament-error-not-opened = Questo torneo non è ancora aperto. Riprova tra poco.
tournament-error-opened-already = Questo torneo è già aperto.
tournament-error-tournament-ended = Questo torneo è finito, e resta com'è.
tournament-error-already-joined = Partecipi già. «Ritirati» ti fa uscire.
tournament-error-no-computers = Partecipano solo persone, e solo quelle che Salle conosce.
tournament-error-was-taken-out = Chi organizza ti ha tolto. Solo chi organizza può farti rientrare.
tournament-error-full = I { $most } posti sono tutti presi. Appena qualcuno si ritira puoi entrare.
tournament-error-rating-too-low = Questo torneo è per punteggi da { NUMBER($lowest, useGrouping: 0) } in su; il tuo è più basso.
tournament-error-rating-too-high = Questo torneo è per punteggi fino a { NUMBER($highest, useGrouping: 0) }; il tuo è più alto.
tournament-error-too-late = È troppo tardi per entrare: non ci sono più turni per chi arriva.
tournament-error-knocked-out = In un torneo a eliminazione diretta non si rientra. La classifica mostra chi è ancora dentro.
tournament-error-not-joined = Qui puoi indicare solo chi partecipa. «Chi gioca» mostra tutti.
tournament-error-same-player = È due volte la stessa persona. Indicane due.
tournament-error-cannot-keep-apart = Nell'eliminazione diretta chiunque può incontrare chiunque: nessun incontro si può escludere.
tournament-error-begun-already = È già cominciato: si poteva solo prima.
tournament-error-in-the-past = Quel momento è già passato. Scegline uno futuro.
tournament-error-too-few = Per cominciare servono { $least } partecipanti.
tournament-error-no-rounds = Una graduatoria non ha turni: gli incontri nascono dalle sfide.
tournament-error-not-begun = Non è ancora cominciato. Aspetta l'inizio.
tournament-error-other-round = Ora tocca a un altro turno. Ricontrolla.
tournament-error-round-running = Il turno non è finito: prima vanno decisi tutti i suoi incontri.
tournament-error-no-more-rounds = Non ci sono altri turni: sono stati giocati tutti.
tournament-error-bad-pairing = Questi abbinamenti non vanno con chi gioca ora. Ricontrolla.
tournament-error-no-such-match = Non c'è un incontro così. La classifica mostra quelli che ci sono.
tournament-error-result-known = Questo incontro ha già il suo risultato. Se è sbagliato, correggilo.
tournament-error-no-result = Questo incontro non ha ancora un risultato: non c'è nulla da correggere.
tournament-error-paired-on = Il turno successivo è nato da questo risultato, che quindi resta.
tournament-error-no-ladder = Si sfida per un posto solo in una graduatoria. Qui i turni si formano da sé.
tournament-error-ends-soon = Il tempo di questa graduatoria è scaduto: si finiscono solo gli incontri in corso.
tournament-error-not-above = Sfida chi sta sopra di te.
tournament-error-too-far-above = È troppo in alto. Puoi sfidare fino a { $reach } posti sopra di te.
tournament-error-may-not-meet = In questo torneo voi due non vi incontrate. Sfida qualcun altro.
tournament-error-is-busy = { $name } ha già una sfida o un incontro in questa graduatoria. Se ne gioca uno alla volta.
tournament-error-no-such-challenge = Questa sfida non aspetta più una risposta.
tournament-error-not-yet = C'è ancora tempo per rispondere a questa sfida.
tournament-error-announced-already = Questa chat lo sa già.
tournament-error-too-many-chats = Se ne parla già in { $most } chat: di più non si può.
