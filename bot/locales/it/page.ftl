### La pagina del tavolo locale. I messaggi su una riga vanno alla pagina come sono, con
### `{seconds}` al posto di una variabile; gli altri li compone il server.

## L'ingresso
page-arrival-title = Siediti e gioca.
page-arrival-lead = Giochi per due, una mossa alla volta. Nessun account; nulla esce da questo computer.
page-your-name = Il tuo nome
page-name-first = Dimmi prima il tuo nome.
page-play = { $game }: gioca contro Salle
page-play-hint = Salle gioca: { $level }
page-challenge = Sfida qualcuno: copia questo link
page-link-hint-before = Un link che apre l'altro posto, su questo computer
page-link-hint-before-wide = Chi apre il link si siede di fronte a te
page-copied = Copiato. Apre l'altro posto, su questo computer.
page-copied-wide = Copiato. Chi lo apre si siede di fronte a te.
page-copy-this = Copia questo link:
page-copied-anew = Copiato: un nuovo link con queste condizioni. Quello di prima non vale più.
page-link-outdated = Da allora hai cambiato le condizioni. Copia di nuovo il link.
page-offer-to-all = Proponila a chiunque
page-listed = Ora chiunque entra vede la tua sfida. Appena qualcuno la raccoglie, si apre il tavolo.
page-listed-anew = Ora chiunque entra vede la tua sfida, a un nuovo indirizzo. Il link di prima non vale più.
page-open-challenges = Sfide aperte
page-alone = Prendi entrambi i posti
page-sit-as = Siediti su entrambi i posti: { $one }, { $two }
page-second-seat = Il nome del secondo posto
page-second-name = Bea
page-terms = Variante, livello, tempo
page-level = Livello di Salle
page-clock = Tempo
page-clock-usual = come al solito: quotidiano in due, senza limite con Salle
page-begins = Chi comincia
page-begins-challenger = tu
page-begins-challenged = chi hai di fronte
page-rating-usual = come al solito: per la classifica, il primo incontro amichevole
page-series-usual = come al solito
page-games = Giochi
page-colophon = Agli stessi tavoli si gioca su Discord e su Telegram.
page-again = Torna a sederti come
page-somebody-new = Qualcun altro
page-this-page = Questa pagina
page-my-tables = I miei tavoli
page-wait-for-you = Tavoli che ti aspettano: { $count }

## Il tavolo
page-none = Ancora nessun tavolo.
page-new-game = Nuovo incontro
page-is-over = Finito
page-what-happened = Che cosa è successo
page-since-last = Dall'ultima volta che hai guardato
page-may-close = Puoi chiudere questa pagina.
page-next = Poi: { $game } con { $who }
page-share = Da' questo link a qualcuno:
page-copy = Copia il link
page-sit-here = Siediti qui con un altro nome
page-begin-new = Comincia un nuovo incontro
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
page-rules-of = { $game }: le regole
page-replay-alt = L'incontro dalla prima mossa all'ultima
page-habits = Abitudini
page-seat-left = Io a sinistra
page-own-address = Come pagina da condividere
page-follow = Segui questo incontro
page-profile-of = Profilo: { $name }
page-seek = Cerca qualcuno con cui giocare
page-my-profile = Il mio profilo
page-leaderboard = Classifica
page-puzzles = Problemi
page-calendar = Calendario
page-hours = I miei orari
page-hours-example = Roma 23-7 sab dom
page-vacation = Vacanze
page-vacation-example = 5
page-set = Imposta
page-send-at-once = Invia senza chiedere

## Detto a voce
page-aloud-preview = Anteprima: { $move } Invio invia, Esc annulla.
page-aloud-turn = { $lead } { $rest }
page-title-turn = Tocca a te · { $game } con { $who } · Salle
page-title-table = { $game } con { $who } · Salle
page-title-waiting = ({ $count }) { $title }

## Guai
page-away = Ora non riesco ad accedere alla mia memoria.
page-broke = Ho avuto un guasto. Se avevi inviato una mossa, resta valida; ricarica la pagina per vederla.
page-not-here = Qui non c'è nulla. Forse il tavolo è stato chiuso.
page-nothing-here = Qui non c'è nulla
page-gone = Forse l'indirizzo è scritto male, o il tavolo è stato chiuso.
page-to-arrival = All'ingresso
page-bad-request = Non riesco a leggere questa richiesta: { $why }.
page-no-cookie = Non so chi sei. Ricarica la pagina e consenti il suo cookie.
page-too-long = È troppo lungo per me.

page-file-open = Apri un incontro da un file
page-file-position = Posizione
page-file-back = Una indietro
page-file-on = Una avanti
page-file-too-large = Il file di un incontro ha al massimo { $most } KB.
