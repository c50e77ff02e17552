### La pagina del tavolo locale. I messaggi su una riga vanno alla pagina come sono, con
### `{seconds}` al posto di una variabile; gli altri li compone il server.

## L'ingresso
page-arrival-title = Siediti e gioca.
page-arrival-lead = Giochi per due, una mossa alla volta. Nessun account; nulla esce da questo computer.
page-your-name = Il tuo nome
page-name-first = Dimmi prima il tuo nome.
page-play = { $game }: gioca contro Salle
page-play-hint = Le regole arrivano giocando
page-challenge = Sfida qualcuno: copia questo link
page-link-hint-before = Un link che apre l'altro posto, su questo computer
page-link-hint-before-wide = Chi apre il link si siede di fronte a te
page-copied = Copiato. Apre l'altro posto, su questo computer.
page-copied-wide = Copiato. Chi lo apre si siede di fronte a te.
page-copy-this = Copia questo link:
page-alone = Nessuno con te? Prendi entrambi i posti
page-sit-as = Siediti su entrambi i posti: { $one }, { $two }
page-second-seat = Il nome del secondo posto
page-second-name = Bea
page-terms = Variante, livello, tempo
page-level = Livello di Salle
page-clock = Tempo
page-clock-usual = come al solito: quotidiano in due, senza limite con Salle
page-begins = Chi comincia
page-begins-challenger = tu
page-begins-challenged = l'altra parte
page-games = Giochi
page-colophon = Agli stessi tavoli si gioca in Discord e in Telegram.
page-again = Torna a sederti come
page-somebody-new = Qualcun altro
page-this-page = Questa pagina
page-my-tables = I miei tavoli
page-wait-for-you = Tavoli che ti aspettano: { $count }

## Il tavolo
page-none = Ancora nessun tavolo.
page-new-game = Nuovo incontro
page-channel = Canale
page-channel-note = Qui leggono tutti al tavolo
page-channel-empty = Qui tutti al tavolo leggeranno che cosa succede.
page-my-turn = Tocca a me
page-my-side = Il mio lato
page-only-you = Questo lato lo vedi solo tu
page-only-seat = Questo lato lo vede solo questo posto
page-to-move = Tocca a questo posto, e solo lui vede questo lato
page-open-hands = Finito. Le due mani sono scoperte
page-is-over = Finito
page-watching = Stai guardando
page-watching-note = Vedi ciò che vedono tutti
page-what-happened = Che cosa è successo
page-since-last = Dall'ultima volta che hai guardato
page-new = Novità: { $count }
page-enlarge = Ingrandisci: { $what }
page-may-close = Puoi chiudere questa pagina.
page-next = Poi: { $game } con { $who }
page-share = Da' questo link a qualcuno:
page-copy = Copia il link
page-invited = Un posto è libero
page-sit-here = Siediti qui con un altro nome
page-begin-new = Comincia un nuovo incontro
page-more-of-this = Tutto
page-rounds = Assalti: { $list }
page-round-drawn = pari
page-rounds-played = { $count ->
        [one] { $count } assalto
       *[other] { $count } assalti
    }
page-took-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
page-took-hours = { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
page-took-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
page-since = { $who }, da { $when }
page-waits-for = aspetta { $who }
page-ended = { $who }: { $result }

## Scrivere
page-type-a-move = Scrivi una mossa
page-type-for = Scrivi una mossa per { $name }
page-or-type = o scrivi una mossa: { $example }
page-squares = Scegli sul tavoliere, o qui per nome ({ $count })
page-type-command = scrivi un comando dopo /
page-keys = Tasti
page-offers = Che cosa puoi scrivere
page-no-command = { $command } non esiste. Puoi scrivere: { $commands }

## Altro
page-look = Aspetto
page-system = Come il sistema
page-light = Chiaro
page-dark = Scuro
page-colour-blind = Per daltonici
page-large-print = Caratteri grandi
page-language = Lingua
page-close = Chiudi
page-cards-here = In questa figura
page-rules-of = Regole di { $game }
page-replay-alt = L'incontro dalla prima carta all'ultima toccata
page-habits = Abitudini
page-seat-left = Io a sinistra
page-calendar = Calendario
page-hours = I miei orari
page-vacation = Vacanze
page-set = Imposta
page-send-at-once = Invia senza chiedere

## Detto a voce
page-aloud-preview = Anteprima: { $move } Invio invia, Esc annulla.
page-aloud-turn = { $lead } { $rest }
page-title-turn = Tocca a te · { $game } con { $who } · Salle
page-title-table = { $game } con { $who } · Salle
page-title-waiting = ({ $count }) { $title }

## Guai
page-lost = In questo momento non riesco a raggiungere Salle. La tua mossa non è stata inviata; riprovo tra { $seconds } secondi.
page-lost-idle = In questo momento non riesco a raggiungere Salle; riprovo tra { $seconds } secondi.
page-trying = Riprovo ora…
page-try-now = Riprova ora
page-away = In questo momento non riesco ad accedere alla mia memoria.
page-broke = Qualcosa si è guastato da parte mia. Se avevi inviato una mossa, resta valida; ricarica la pagina per vederla.
page-not-here = Qui non c'è nulla. Forse il tavolo è stato chiuso.
page-no-table-title = Questo tavolo non esiste
page-to-arrival = All'ingresso
page-bad-request = Non riesco a leggere questa richiesta: { $why }.
page-no-cookie = Non so chi sei. Ricarica la pagina e consenti il suo cookie.
page-too-long = È troppo lungo per me.
