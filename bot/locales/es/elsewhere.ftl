elsewhere-link = Enlace
elsewhere-how = Pásalo: un enlace, o palabras para cualquier chat donde esté Salle. Quien acepta juega desde allí.
elsewhere-page = En la página
elsewhere-telegram = En Telegram
elsewhere-say-all = Di también el juego: /challenge gyges { $name } en { $platform }
