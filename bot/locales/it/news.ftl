# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
news-proposed = { $rival } propone altre condizioni.
news-declined = { $reader ->
        [you] { $rival } ha rifiutato la tua sfida { ALLA($game) }.
       *[they] { $rival } ha rifiutato la sfida di { $name } { ALLA($game) }.
    }
news-withdrawn = { $reader ->
        [you] { $rival } ha ritirato la sua sfida { ALLA($game) }.
       *[they] { $rival } ha ritirato la sfida { A($name) } ({ $game }).
    }
news-expired = { $reader ->
        [you] Nessuno ha risposto in tempo alla tua sfida { ALLA($game) }.
       *[they] Nessuno ha risposto in tempo alla sfida di { $name } { ALLA($game) }.
    }
news-reminder-days = { $count ->
        [one] { $name } ha ancora { $count } giorno per la mossa contro { $rival }.
       *[other] { $name } ha ancora { $count } giorni per la mossa contro { $rival }.
    }
news-reminder-hours = { $count ->
        [one] { $name } ha ancora { $count } ora per la mossa contro { $rival }.
       *[other] { $name } ha ancora { $count } ore per la mossa contro { $rival }.
    }
news-reminder-minutes = { $count ->
        [one] { $name } ha ancora { $count } minuto per la mossa contro { $rival }.
       *[other] { $name } ha ancora { $count } minuti per la mossa contro { $rival }.
    }
news-unreachable = { $name } non riceve i miei messaggi e non può sapere che cosa succede a questo tavolo. Per favore, avvisa tu: basta scrivermi.
news-unreachable-link = { $name } non riceve i miei messaggi e non può sapere che cosa succede a questo tavolo. Per favore, manda tu questo link: lì /{ $hand } mostra il tavolo. { $link }
news-missed = { $name } non lo sa ancora: non posso scrivere né in privato né nel canale di questo tavolo. Per favore, avvisa tu: /{ $hand } mostra il tavolo.
news-begun = L'incontro comincia.
news-newer-board = Più in basso c'è un tavoliere più recente.
news-just-now = adesso
news-ago-days = { $count ->
        [one] { $count } giorno fa
       *[other] { $count } giorni fa
    }
news-ago-hours = { $count ->
        [one] { $count } ora fa
       *[other] { $count } ore fa
    }
news-ago-minutes = { $count ->
        [one] { $count } minuto fa
       *[other] { $count } minuti fa
    }
