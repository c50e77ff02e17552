elsewhere-link = Link
elsewhere-how = Pass this on: a link, or words for any chat where Salle is. Whoever accepts plays from there.
elsewhere-page = On the page
elsewhere-telegram = In Telegram
elsewhere-say-all = Say the game, too: /challenge gyges { $name } on { $platform }
