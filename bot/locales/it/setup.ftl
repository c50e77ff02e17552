### Che cosa manca a un server o a un gruppo, e che cosa imposta chi lo gestisce.

setup-what = Che cosa vuoi cambiare?
setup-look-again = Ricontrolla
setup-not-yours = Può farlo solo chi gestisce questo server o gruppo.
setup-here = qui
setup-topic = argomento { $number }
setup-and-more = { $names } e { $count ->
        [one] un altro
       *[other] altri { $count }
    }

## Che cosa manca

setup-nothing-missing = Qui ho tutti i permessi che mi servono.
setup-not-inspected = In questo momento non riesco a vedere i miei permessi qui.
setup-missing = ⚠ Manca { $permission } in { $where }. Senza, { $fails }.
setup-permission-view = «Visualizza canale»
setup-permission-send = «Invia messaggi»
setup-permission-pictures = «Allega file» o «Invia foto»
setup-permission-motion = «Invia sticker e GIF»
setup-permission-links = «Incorpora link»
setup-permission-history = «Leggi cronologia messaggi»
setup-permission-threads = «Crea thread pubblici» o «Gestisci argomenti»
setup-permission-send_in_threads = «Invia messaggi nei thread»
setup-without-view = lì non posso fare nulla
setup-without-send = lì non arrivano né sfide né tavolieri
setup-without-pictures = i tavolieri arrivano senza immagini, o non arrivano
setup-without-motion = le mosse non si possono mostrare in movimento
setup-without-links = i link non hanno anteprima
setup-without-history = i tavolieri di prima possono restare com'erano
setup-without-threads = i tavolieri arrivano nel canale e nessun tavolo ha un posto suo
setup-without-send_in_threads = i tavolieri arrivano nel canale e non nei loro thread

## Le impostazioni

setup-channels = Canali
    .about = Dove gioco. Se non si sceglie, ovunque.
setup-channels-usual = ovunque
setup-threads = Thread
    .about = Se un tavolo può avere un thread o un argomento suo.
setup-threads-usual = permessi
setup-threads-off = nessuno: i tavolieri restano nel canale
setup-boards = Tavolieri
    .about = Quanti messaggi manda un tavolo. Un canale con un'impostazione sua (/quiet) la mantiene.
setup-boards-usual = come al solito
setup-games = Giochi
    .about = Quali giochi si offrono qui.
setup-game = Gioco abituale
    .about = A che cosa si gioca, se la sfida non lo dice.
setup-game-usual = nessuno: chiedo
setup-clock = Tempo abituale
    .about = Con quanto tempo si gioca, se la sfida non lo dice.
setup-clock-usual = come al solito
setup-rated = Classifica
    .about = Se gli incontri tra due persone contano.
setup-rated-as_agreed = decide chi gioca
setup-rated-usually = per la classifica, se nessuno dice altro
setup-rated-never = sempre amichevoli
setup-newcomers = Nuovi arrivati
    .about = Che cosa può fare chi non ha mai finito un incontro con una persona. Tutti possono accettare sfide e giocare contro di me.
setup-newcomers-anything = tutto
setup-newcomers-by_name = sfidare qualcuno per nome, ma non chiunque
setup-newcomers-accept = solo accettare sfide
setup-results = Risultati
    .about = Dove dico, in una riga silenziosa, chi ha vinto.
setup-results-usual = da nessuna parte
setup-puzzle = Problema del giorno
    .about = Dove mostro un problema ogni mattina, e quanti l'hanno trovato. Arriva alle nove dove vivi tu; con /hours mi dici dove.
setup-puzzle-usual = da nessuna parte
setup-language = Lingua
    .about = Quella che uso nei canali che non ne hanno una loro (/language).

## Che cosa qui non si può

setup-refused-channel = In questo canale non gioco. Qui sì: { $channels }.
setup-refused-game = { $game } qui non si offre. Questi giochi sì: { $games }.
setup-refused-rated = Qui gli incontri sono sempre amichevoli.
setup-refused-open = Chi è nuovo qui sfida qualcuno per nome, accetta una sfida o gioca contro di me. Dopo un incontro finito si può tutto.
setup-refused-challenge = Chi è nuovo qui prima accetta una sfida, o gioca contro di me. Dopo un incontro finito si può tutto.

## Risultati

setup-won = { $title }: ha vinto { $winner }{ $score }.
setup-drawn = { $title }: patta{ $score }.
