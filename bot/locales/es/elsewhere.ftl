elsewhere-link = Enlace
elsewhere-how = Pásalo: un enlace, o un texto para cualquier chat donde esté Salle. Quien acepte juega desde allí.
elsewhere-page = En la página
elsewhere-telegram = En Telegram
elsewhere-say-all = Di también el juego: /challenge gyges { $name } en { $platform }
