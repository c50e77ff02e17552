# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
news-declined = { $reader ->
        [you] { $rival } ha rifiutato la tua sfida a { $game }.
       *[they] { $rival } ha rifiutato la sfida di { $name } a { $game }.
    }
news-withdrawn = { $reader ->
        [you] { $rival } ha ritirato la sua sfida a { $game }.
       *[they] { $rival } ha ritirato la sfida a { $name } ({ $game }).
    }
news-expired = { $reader ->
        [you] Nessuno ha risposto in tempo alla tua sfida a { $game }.
       *[they] Nessuno ha risposto in tempo alla sfida di { $name } a { $game }.
    }
news-time = { $reader ->
        [you] Hai ancora { $span } per la tua mossa contro { $rival }.
       *[they] { $name } ha ancora { $span } per la sua mossa contro { $rival }.
    }
news-unreachable = { $name } non riceve i miei messaggi e non può sapere che cosa succede a questo tavolo. Per favore avvisa tu: basta scrivermi.
news-unreachable-link = { $name } non riceve i miei messaggi e non può sapere che cosa succede a questo tavolo. Per favore manda tu questo link: lì /{ $hand } mostra il tavolo. { $link }
