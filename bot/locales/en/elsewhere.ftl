elsewhere-link = Link
elsewhere-how = Pass this on: a link, or a line for any chat where Salle is. Whoever accepts plays from there.
elsewhere-page = On the page
elsewhere-telegram = On Telegram
elsewhere-say-all = Name the game, too: /challenge gyges { $name } on { $platform }
