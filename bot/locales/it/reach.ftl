### Dove qualcuno riceve notizie da Salle, e quando gli si ricorda qualcosa.

reach-here = Ti scriverò qui.
reach-messages = Messaggi privati
reach-open = arrivano
reach-not-tried = ne riceverai uno quando toccherà a te
reach-page = questa pagina mostra da sé le novità
reach-discord-closed = Discord li rifiuta. Consenti i messaggi diretti dai membri di un server che abbiamo in comune (tocca il suo nome, poi «Impostazioni privacy»), o sbloccami; poi tocca «Riprova».
reach-discord-no_common_place = Discord li rifiuta, perché non abbiamo nessun server in comune. Entra in uno dove sono anch'io, o aggiungimi alle tue app; poi tocca «Riprova».
reach-discord-busy = Discord per ora non mi lascia aprire altre chat. Tocca «Riprova» tra qualche minuto.
reach-telegram-never_started = Telegram mi lascia scriverti solo dopo che hai aperto la nostra chat privata. Aprila e tocca «Avvia».
reach-telegram-blocked = mi hai bloccato su Telegram. Apri la nostra chat privata e tocca «Riavvia».
reach-refused = vengono rifiutati. Consentili, poi tocca «Riprova».
reach-meanwhile = Fino ad allora ti menziono dove giochi.
reach-places = Nel canale di questi tavoli posso solo rispondere, e non scrivere di mia iniziativa:
reach-try-again = Riprova
reach-tried = Ti scrivo adesso. Se non arriva nulla, i miei messaggi sono ancora rifiutati.

## Promemoria

reach-hour = { $hour }:00
reach-hour-utc = { $hour }:00 UTC, finché «I miei orari» non sa il tuo fuso
reach-digest = { $count ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $count } tavoli
    }

reach-place-left = Non posso più scrivere nella chat di { $title }: l'incontro continua qui.
