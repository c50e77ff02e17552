### Salle: comandi, pulsanti e parole per i guai.

hall-name = Salle
hall-computer = Salle ({ $level })
hall-anybody = chiunque
hall-you-first = Tu

## Il biglietto di una sfida

hall-card = { $challenger } sfida { $asked } a un incontro di { $game }
hall-card-open = { $challenger } sfida chiunque a un incontro di { $game }
hall-card-accepted = { $name } ha accettato.
hall-card-declined = { $name } ha rifiutato.
hall-card-withdrawn = Sfida ritirata.
hall-card-expired = Nessuno ha risposto in tempo.
hall-begins = comincia { $name }
hall-begins-by-lot = comincia chi è sorteggiato

## Pulsanti

hall-accept = Accetta
hall-accept-privately = Accetta in privato
hall-open-until = Aperta fino al
hall-take-it = Accetta la sfida
hall-decline = Rifiuta
hall-withdraw = Ritira
hall-change = Cambia…
hall-rules = Regole
hall-send = Invia
hall-that-is-all = Basta così, invia
hall-do-it = Gioca lo stesso
hall-undo = Annulla
hall-back = Indietro
hall-my-hand = La mia mano
hall-my-turn = Tocca a me
hall-board-as-text = Tavoliere a parole
hall-more = Altro
hall-history = Cronologia
hall-answers = Risposte anticipate
hall-answer-now = Rispondi ora
hall-answer-yes = Sì
hall-answer-no = No
hall-answer-ask = Chiedimi
hall-offer-draw = Offri patta
hall-agree = Accetta la patta
hall-refuse = Continua
hall-ask-back = Ritira la mossa…
hall-give-back = Lascia ritirare la mossa
hall-keep = La mossa resta
hall-resign = Abbandona…
hall-resign-surely = Abbandona
hall-play-on = Continua
hall-rematch = Rivincita
hall-replay = Rivedi
hall-verify = Verifica
hall-export = Esporta
hall-to-board = Torna al tavolo
hall-open = Apri Salle
hall-share = Inviala a qualcuno

## Che cosa è stato fatto

hall-challenged = La tua sfida { A($name) } è sul tavolo.
hall-which-game = Quale gioco?
hall-begun = L'incontro è cominciato.
hall-accepted = Sfida accettata. L'incontro comincia.
hall-declined = Sfida rifiutata.
hall-withdrawn = Sfida ritirata.
hall-sent = Mossa inviata.
hall-done = Fatto.
hall-public-preview = { $name }: { $move }
hall-resign-question = Abbandoni? Allora { $name } vince l'incontro.
hall-nothing-yet = Non è ancora successo niente.
hall-line-won = hai vinto
hall-line-lost = hai perso
hall-line-drawn = patta
hall-your-tables = I tuoi tavoli
hall-which-table = Quale tavolo?
hall-no-tables = Non hai tavoli. /challenge ne apre uno.
hall-open-private = { $name }, apri Salle per giocare i tuoi turni in privato.
hall-share-line = Chi apre questo link accetta la sfida: { $link }
hall-share-line-to = Manda questo link { A($name) }. Nessun altro può accettare la sfida: { $link }
hall-in-private = È nella nostra chat privata.

## Guai

hall-not-a-player = Qui giocano { $one } { E($two) }. /board mostra il loro tavoliere, /challenge apre un tavolo tuo.
hall-not-your-turn = Tocca { A($name) }.
hall-not-begun = Nessuno ha ancora accettato questa sfida.
hall-is-over = Questo incontro è finito. «Rivincita» ne comincia un altro.
hall-moved-on = Nel frattempo il gioco è andato avanti; ecco il tavoliere com'è oggi.
hall-not-now = Ora non si può. «La mia mano» mostra che cosa si può.
hall-you-can = Puoi giocare: { $moves }.
hall-nearest = Le più vicine a «{ $text }»: { $moves }.
hall-no-button = Questo pulsante non funziona più. /tables mostra i tuoi tavoli.
hall-no-table = Questo tavolo non esiste, o non esiste più. /tables mostra i tuoi.
hall-no-move-here = «{ $text }» non è una mossa in nessuno dei tuoi tavoli qui. Scrivine una come { $examples }, o tocca un pulsante.
hall-no-table-here = Qui non hai tavoli. /challenge ne apre uno, /tables mostra quelli che hai altrove.
hall-busy = Qualcuno ha agito nello stesso momento. Ciò che hai chiesto non è stato fatto: tocca di nuovo, per favore.
hall-store-away = In questo momento non riesco ad accedere alla mia memoria. La tua mossa non è stata inviata; tra poco i pulsanti funzioneranno di nuovo.
hall-broken = Qualcosa si è guastato da parte mia. Se la tua mossa era già partita, non è andata persa; /tables mostra come stanno le cose.
hall-damaged = Il verbale di questo tavolo è illeggibile, quindi il tavolo è chiuso. Gli altri tuoi tavoli continuano; chi gestisce Salle è al corrente.
hall-unreadable = Quello che conservo di questi risultati non si può leggere. Nient'altro ne risente; chi gestisce Salle è al corrente.
hall-taken = Questo posto è già occupato.
hall-own-challenge = Questa sfida è tua: deve accettarla qualcun altro.
hall-not-asked = Questa sfida è per qualcun altro. /challenge apre un tavolo tuo.
hall-not-yours = Solo chi ha lanciato questa sfida può ritirarla.
hall-answered = A questa sfida è già stato risposto.
hall-not-yourself = Per un incontro bisogna essere in due. Scegli qualcun altro, lascia aperta la sfida, o prendi entrambi i posti a un tavolo di studio.
hall-still-playing = Questo incontro non è ancora finito.
hall-no-such-game = Qui non c'è nessun gioco o giocatore con questo nome. I giochi sono: { $games }.
hall-no-option = L'opzione { $name } non esiste. Ci sono: { $known }.
hall-option-takes = { $name } può essere { $known }.
hall-cannot-post = In questa chat non posso scrivere di mia iniziativa. I tuoi turni arrivano nella tua chat privata con me, e /hand li mostra qui.
hall-not-a-bot = Gli altri bot qui non giocano. Scegli una persona, o gioca contro Salle: /challenge computer.
hall-nobody-here = Nessun altro legge questa chat. Nomina un avversario, o gioca contro Salle: /challenge computer.
hall-not-your-chat = Solo chi può gestire questo canale può sceglierne la lingua.
hall-not-understood = Non capisco «{ $word }».
hall-argument-missing = Manca qualcosa: { $name } ({ $about }).
hall-not-in-a-group = Questo funziona solo nella nostra chat privata.
hall-not-in-private = Questo funziona solo in un gruppo.
hall-not-understood-near = Non capisco «{ $word }». Volevi dire { $near }?
hall-only-admins = Solo chi amministra questo gruppo può sceglierne la lingua. La tua si sceglie nella nostra chat privata.
hall-language-how = Scrivi la lingua dopo il comando: { $languages }.
hall-anonymous = Qui Telegram nasconde chi sei. Scrivi con il tuo nome, non come il gruppo.

## Verificare e portare via

hall-verified = { $draws ->
        [0] In questo incontro niente è stato affidato alla sorte; il seme è quello che fu sigillato.
        [one] L'unica estrazione di questo incontro è quella che dà il seme sigillato.
       *[other] Ognuna delle { $draws } estrazioni è quella che dà il seme sigillato.
    }
hall-not-verified = Le estrazioni NON sono quelle che dà il seme sigillato. Dillo a chi gestisce Salle, per favore.
hall-verify-how = Controlla tu: seed = SHA-256 di server_seed e dei nonce (ciò che ha dato ciascun giocatore), uniti da byte zero. L'estrazione numero i, a partire da 0, sotto n è HMAC-SHA256(seed, "i:0"), letto come numero big-endian, modulo n; un valore nell'ultimo blocco incompleto si estrae di nuovo con "i:1", e così via.
hall-verify-later = Il seme si apre a incontro finito; fino ad allora lo custodisce il suo sigillo.
hall-export-later = Il verbale si può portare via a incontro finito.
hall-replay-later = L'incontro si può rivedere quando è finito.
hall-film-failed = Non è stato possibile fare il filmato.

## Cards to look at

hall-cards = Carte
hall-cards-all = Tutte le carte
hall-cards-explain = Spiega
hall-cards-of = { $game }: le carte
hall-cards-hand = Nella tua mano
hall-cards-table = Sul tavolo
hall-cards-which = Quale carta?
hall-cards-none = Qui non ci sono giochi con carte da guardare.
hall-no-card = La carta «{ $name }» non esiste.
hall-no-card-near = La carta «{ $name }» non esiste. Le più simili:

## Risposte anticipate

hall-answers-about = Salle dà queste risposte per te, dopo un po', ogni volta che la domanda potrebbe toccare a te. Nessuno viene a sapere che non ti è stata fatta.
hall-answers-none = In questo gioco non c'è nulla a cui rispondere in anticipo.
hall-answers-how = Scrivi quale, e sì, no o chiedimi: /answers { $example } no. Ci sono: { $windows }
hall-answers-for-you = Non c'è nulla che tu debba decidere; Salle risponde per te tra un po'.
hall-answered-in-advance = Hai già risposto in anticipo: { $answer }. Salle lo dice tra un po'.

## Impostazioni

hall-settings = Le tue impostazioni
hall-pair = { $name }: { $value }
hall-set = { $name }: { $value }.
hall-set-chat = D'ora in poi i messaggi di questa chat sono in quella lingua.
hall-set-language = Lingua
hall-set-language-auto = quella della piattaforma
hall-set-language-en = English
hall-set-language-it = Italiano
hall-set-language-es = Español
hall-set-language-fr = Français
hall-set-theme = Tema
hall-set-theme-light = chiaro
hall-set-theme-dark = scuro
hall-set-colour_vision = Colori
hall-set-colour_vision-common = originali
hall-set-colour_vision-colour_blind = adatti al daltonismo
hall-set-text_size = Caratteri
hall-set-text_size-common = normali
hall-set-text_size-large = grandi
hall-set-picture_format = Formato delle immagini
hall-set-picture_format-auto = secondo la piattaforma
hall-set-picture_format-tall = verticale
hall-set-picture_format-wide = orizzontale
hall-set-side = Il tuo lato
hall-set-side-by_seat = secondo il posto
hall-set-side-left = sempre a sinistra
hall-set-sending = Invio
hall-set-sending-ask = chiedi prima di inviare
hall-set-sending-at_once = invia subito
hall-set-motion = Movimento
hall-set-motion-on_request = a richiesta
hall-set-motion-always = a ogni turno
hall-set-motion-never = mai
hall-set-told_on = Ti avviso del turno
hall-set-told_on-auto = dove eri l'ultima volta
hall-set-told_on-discord = su Discord
hall-set-told_on-telegram = su Telegram
hall-set-told_on-web = sulla pagina
hall-set-reminders = Promemoria
hall-set-reminders-due = quando resta poco tempo
hall-set-reminders-daily = una volta al giorno, per tutti i tavoli
hall-set-reminders-never = mai
hall-set-profile_shown = Il tuo profilo
hall-set-profile_shown-all = visibile a tutti
hall-set-profile_shown-without_times = senza i tempi
hall-set-profile_shown-nothing = solo per te
hall-set-digest_hour = Riepilogo del giorno
hall-forgotten = Ciò che conservavo di te non c'è più; le copie presso altri spariscono entro un'ora. I tuoi incontri restano come quelli di «Account cancellato».

## Aiuto

hall-help-settings = /language, /theme e /settings cambiano l'aspetto di Salle per te. /hours e /vacation dicono quando scorre il tuo tempo.
hall-help-what = In Salle si gioca in due per corrispondenza: una mossa ora, la risposta domani.
hall-help-start = /challenge apre un tavolo contro qualcuno, contro chiunque o contro Salle. /tables mostra i tuoi, prima i più urgenti.
hall-help-play = Gioca con i pulsanti, o scrivi una mossa con /move. Niente parte prima che tu tocchi «Invia». /card mostra una carta col suo testo, nei giochi che ne hanno. Mentre aspetti, «Se …» prepara la tua risposta.
hall-help-away = Non ci sei per un po'? /pause e /adjourn si accordano con l'altra parte, /giveday le regala un giorno; /vacation e /hours sono solo tuoi. Quando il tempo di qualcuno scade, l'altra parte sceglie che cosa fare; in un torneo l'incontro è perso.
hall-help-fair = Ogni mescolata è sigillata prima della prima carta, e /verify la rifà dopo la fine. Questo impedisce a chi gestisce Salle di scegliere le carte, non di guardarle.
hall-help-private = La tua mano arriva solo a te. /privacy dice che cosa si conserva di te, te lo dà e lo cancella.

## Comandi: un nome e una descrizione ciascuno

hall-command-challenge = sfida
    .about = Sfida a un gioco qualcuno, chiunque o Salle
hall-command-seek = cerca
    .about = Trova qualcuno della tua forza con cui giocare
hall-command-say = di
    .about = Di' qualcosa a chi gioca con te
hall-command-move = mossa
    .about = Scrivi una mossa, come +3 o 2x4
hall-command-hand = mano
    .about = La tua mano e il tuo turno, solo per te
hall-command-board = tavoliere
    .about = Il tavoliere così com'è
hall-command-tables = tavoli
    .about = I tuoi tavoli, prima i più urgenti
hall-command-seen = viste
    .about = Quali carte sono uscite, e quali possono ancora uscire
hall-command-profile = profilo
    .about = Punteggi e incontri di qualcuno; senza nome, i tuoi
hall-command-leaderboard = classifica
    .about = I migliori di un gioco, qui o in assoluto
hall-command-follow = segui
    .about = Segui un incontro altrui: la fine, oppure ogni mossa
hall-command-unfollow = non-seguire
    .about = Gli incontri che segui; smetti di seguirne uno
hall-command-history = cronologia
    .about = Che cosa è successo a un tavolo
hall-command-resign = abbandona
    .about = Lascia la vittoria all'altro (chiede conferma)
hall-command-draw = patta
    .about = Offri patta, o accettala
hall-command-takeback = ritira
    .about = Chiedi di ritirare la tua ultima mossa
hall-command-adjourn = sospendi
    .about = Chiedi di sospendere un incontro, finché non volete riprenderlo
hall-command-resume = riprendi
    .about = Riprendi un incontro sospeso
hall-command-pause = pausa
    .about = Chiedi che per qualche giorno il tempo non corra
hall-command-giveday = giorno
    .about = Regala un giorno in più all'altra parte
hall-command-rematch = rivincita
    .about = Di nuovo lo stesso, a posti scambiati
hall-command-rules = regole
    .about = Le regole di un gioco, con figure
hall-command-card = carta
    .about = Guarda una carta: figura, testo e chiarimenti
hall-command-verify = verifica
    .about = Dopo la fine: controlla la mescolata
hall-command-export = esporta
    .about = Dopo la fine: il verbale in un file
hall-command-answers = risposte
    .about = Rispondi in anticipo a ciò che non serve chiederti
hall-command-if = se
    .about = Prepara una risposta a ciò che l'altro potrebbe giocare
hall-command-language = lingua
    .about = La lingua che Salle parla con te
hall-command-quiet = silenzio
    .about = Quanti messaggi costa un tavolo a questo canale
hall-command-setup = configura
    .about = Che cosa manca a questo server o gruppo, e le sue impostazioni
hall-command-theme = tema
    .about = Chiaro, scuro, colori, caratteri grandi
hall-command-settings = impostazioni
    .about = Tutte le tue impostazioni
hall-command-hours = orari
    .about = Quando scorre il tuo tempo: fuso orario, sonno, giorni liberi
hall-command-vacation = vacanze
    .about = 30 giorni l'anno in cui il tuo tempo è fermo
hall-command-block = blocca
    .about = Non giocare e non parlare più con qualcuno, che non lo viene a sapere
hall-command-link = collega
    .about = Unire le tue identità di qui e di altrove
hall-command-unlink = scollega
    .about = Separare le tue identità
hall-command-unblock = sblocca
    .about = Chi hai bloccato; giocare di nuovo insieme
hall-command-privacy = privacy
    .about = Che cosa si conserva di te: averlo, o cancellarlo
hall-command-forget = dimentica
    .about = Cancella ciò che si conserva di te
hall-command-admin = gestione
    .about = Ordine in questo posto: esclusioni, incontri annullati, registro; per chi lo gestisce
hall-command-help = aiuto
    .about = Che cos'è Salle e come si comincia

hall-group-clock = orologio
    .about = Pausa, sospensione, ripresa, un giorno in regalo
hall-group-match = incontro
    .about = Patta, mossa ritirata, abbandono, rivincita; cronologia e verbale
hall-group-prepare = prepara
    .about = Le tue risposte in anticipo
hall-group-settings = impostazioni
    .about = Lingua, aspetto, orari, vacanze, e ciò che conservo di te
hall-within-show = mostra
    .about = Tutte le tue impostazioni

hall-menu-challenge = Sfida

hall-argument-remark = frase
    .about = Che cosa dire
hall-argument-link = link
    .about = Il link di una sfida o le sue dodici lettere
hall-argument-opponent = avversario
    .about = Chi sfidare; nessuno: una sfida aperta
hall-argument-range = punteggi
    .about = Con chi giocheresti: 1450-1800, o ±200
hall-argument-code = codice
    .about = Quello che /link ha detto altrove
hall-argument-act = atto
    .about = Che cosa fare; nulla: il registro
hall-argument-reason = motivo
    .about = Perché: viene detto a chi riguarda, e annotato
hall-argument-person = persona
    .about = Di chi si tratta
hall-argument-computer = computer
    .about = Gioca contro Salle, a questo livello
hall-argument-game = gioco
    .about = Quale gioco
hall-argument-variant = variante
    .about = Quali regole
hall-argument-options = opzioni
    .about = Altre opzioni, come touches=3
hall-argument-clock = tempo
    .about = vivace, quotidiano, tranquillo, nessuno; o su misura, come 3d+12h/5d
hall-argument-study = studio
    .about = Prendi tu tutti e due i posti
hall-argument-move = mossa
    .about = La mossa in notazione
hall-argument-window = domanda
    .about = Quale domanda; nessuna: tutte
hall-argument-answer = risposta
    .about = Che cosa risponde Salle per te
hall-argument-line = linea
    .about = Per esempio c1-d4: b2-a5; vuoto: vedi che cosa hai preparato
hall-argument-days = giorni
    .about = Quanti giorni
hall-argument-card = carta
    .about = Nome o sigla; niente: tutte
hall-argument-table = tavolo
    .about = Quale tavolo
hall-argument-language = lingua
    .about = Una lingua, o quella della piattaforma
hall-argument-chat = canale
    .about = Per i messaggi di questo canale, non per te
hall-argument-hours = orari
    .about = Luogo, sonno, giorni liberi: Roma 23-7 sab dom
hall-argument-vacation = giorni
    .about = 5, fino al 3 maggio, o fine; niente: che cosa resta
hall-argument-boards = tavolieri
    .about = Quanto costa un tavolo a questo canale
hall-argument-setting = impostazione
    .about = Quale impostazione
hall-argument-value = valore
    .about = Con quale valore
