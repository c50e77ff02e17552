elsewhere-link = Link
elsewhere-how = Manda questo: un link, o parole per qualsiasi chat dove c'è Salle. Chi accetta gioca da lì.
elsewhere-page = Sulla pagina
elsewhere-telegram = Su Telegram
elsewhere-say-all = Di' anche il gioco: /challenge gyges { $name } su { $platform }
