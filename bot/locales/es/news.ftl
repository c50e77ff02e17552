# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
news-declined = { $reader ->
        [you] { $rival } ha rechazado tu desafío a { $game }.
       *[they] { $rival } ha rechazado el desafío de { $name } a { $game }.
    }
news-withdrawn = { $reader ->
        [you] { $rival } ha retirado su desafío a { $game }.
       *[they] { $rival } ha retirado el desafío a { $name } ({ $game }).
    }
news-expired = { $reader ->
        [you] Nadie ha respondido a tiempo a tu desafío a { $game }.
       *[they] Nadie ha respondido a tiempo al desafío de { $name } a { $game }.
    }
news-time = { $reader ->
        [you] Tienes aún { $span } para tu jugada contra { $rival }.
       *[they] { $name } tiene aún { $span } para su jugada contra { $rival }.
    }
news-unreachable = { $name } no recibe mis mensajes y no puede saber qué pasa en esta mesa. Por favor, avísale tú: basta con escribirme.
news-unreachable-link = { $name } no recibe mis mensajes y no puede saber qué pasa en esta mesa. Por favor, mándale este enlace: allí /{ $hand } muestra la mesa. { $link }
