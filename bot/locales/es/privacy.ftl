### Lo que se guarda de alguien.

privacy-title = Lo que guardo de ti
privacy-ask = Es tuyo: llévatelo o bórralo.
privacy-export = Exportar
privacy-delete = Borrar…
privacy-profile = Nombre, idioma, ajustes, horario y lecciones hechas, para escribirte como prefieres: hasta que los borres.
privacy-matches = Tus mesas con cada jugada y los torneos en los que participas, para que se puedan jugar, volver a ver y verificar: se quedan.
privacy-talk = Lo que dices en una mesa, para ti y tu rival: 30 días después del final, o de la última palabra.
privacy-reach = Qué mensaje muestra qué mesa, para editarlo y no decirte nada dos veces: 30 días después del final. A qué navegadores aviso: hasta que lo desactives.
privacy-people = A quién has bloqueado, a quién buscas, qué encuentros sigues: nadie más lo sabe.
privacy-results = Tus resultados y puntuaciones, para tu perfil y las clasificaciones; tus ajustes dicen qué ven los demás.
privacy-puzzles = Qué problemas has intentado y resuelto, para darte otros nuevos de tu nivel: nadie más lo sabe.
privacy-seen = Los demás ven tu nombre, tus jugadas y lo que dices en una mesa.
privacy-hidden = Tu mano, tus respuestas de antemano y tus borradores solo los ves tú; respuestas y borradores se van con el encuentro.
privacy-days = Si no sé nada de ti en { $days } días, te pregunto una vez; { $notice } días después lo borro todo.
privacy-logs = En mis registros y mis cifras no están ni tu nombre ni tu dirección.
privacy-deleted = Lo que borras desaparece, también de las copias que se restauren. Tus encuentros y resultados quedan como los de «Cuenta borrada».
privacy-chats = Los mensajes de tus chats, y los de tus rivales, los guarda Discord o Telegram.
privacy-former = Cuenta borrada
privacy-former-gone = Tu rival ha borrado sus datos: desafía a otra persona.
privacy-file = Todo lo que guardo de ti. Qué significa cada parte: docs/privacy.md de Salle.
privacy-still-here = Hace mucho que no sé nada de ti. ¿Guardo tu nombre, tus ajustes y tus encuentros? Sin respuesta los borro el { $date }.
privacy-stay = Dejarlo todo como está
privacy-kept = Todo se queda.
