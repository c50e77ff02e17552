# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
news-proposed = { $rival } propone otras condiciones.
news-declined = { $reader ->
        [you] { $rival } ha rechazado tu desafío a { LA($game) }.
       *[they] { $rival } ha rechazado el desafío de { $name } a { LA($game) }.
    }
news-withdrawn = { $reader ->
        [you] { $rival } ha retirado su desafío a { LA($game) }.
       *[they] { $rival } ha retirado el desafío a { $name } ({ $game }).
    }
news-expired = { $reader ->
        [you] Nadie ha respondido a tiempo a tu desafío a { LA($game) }.
       *[they] Nadie ha respondido a tiempo al desafío de { $name } a { LA($game) }.
    }
news-reminder-days = { $count ->
        [one] A { $name } le queda { $count } día para su jugada contra { $rival }.
       *[other] A { $name } le quedan { $count } días para su jugada contra { $rival }.
    }
news-reminder-hours = { $count ->
        [one] A { $name } le queda { $count } hora para su jugada contra { $rival }.
       *[other] A { $name } le quedan { $count } horas para su jugada contra { $rival }.
    }
news-reminder-minutes = { $count ->
        [one] A { $name } le queda { $count } minuto para su jugada contra { $rival }.
       *[other] A { $name } le quedan { $count } minutos para su jugada contra { $rival }.
    }
news-unreachable = { $name } no recibe mis mensajes y no puede saber qué pasa en esta mesa. Por favor, avísale tú: basta con que me escriba.
news-unreachable-link = { $name } no recibe mis mensajes y no puede saber qué pasa en esta mesa. Por favor, mándale este enlace: allí /{ $hand } muestra la mesa. { $link }
news-missed = { $name } aún no lo sabe: no puedo escribir ni en privado ni en el canal de esta mesa. Por favor, avísale tú: /{ $hand } muestra la mesa.
news-begun = Empieza el encuentro.
news-newer-board = Más abajo hay un tablero más reciente.
news-just-now = ahora mismo
news-ago-days = { $count ->
        [one] hace { $count } día
       *[other] hace { $count } días
    }
news-ago-hours = { $count ->
        [one] hace { $count } hora
       *[other] hace { $count } horas
    }
news-ago-minutes = { $count ->
        [one] hace { $count } minuto
       *[other] hace { $count } minutos
    }
