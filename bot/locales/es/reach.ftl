### Dónde tiene alguien noticias de Salle, y cuándo se le recuerda algo.

reach-here = Te escribiré aquí.
reach-messages = Mensajes privados
reach-open = llegan
reach-not-tried = recibirás uno cuando te toque
reach-page = esta página muestra por sí sola las novedades
reach-discord-closed = Discord los rechaza. Permite los mensajes directos de los miembros de un servidor que compartamos (toca su nombre y luego «Ajustes de privacidad»), o desbloquéame; después toca «Volver a intentar».
reach-discord-no_common_place = Discord los rechaza, porque no compartimos ningún servidor. Entra en uno donde esté yo, o añádeme a tus aplicaciones; después toca «Volver a intentar».
reach-discord-busy = Discord no me deja abrir más chats por ahora. Toca «Volver a intentar» dentro de unos minutos.
reach-telegram-never_started = Telegram solo me deja escribirte cuando has abierto nuestro chat privado. Ábrelo y toca «Iniciar».
reach-telegram-blocked = me has bloqueado en Telegram. Abre nuestro chat privado y toca «Reiniciar».
reach-refused = se rechazan. Permítelos y después toca «Volver a intentar».
reach-meanwhile = Hasta entonces te menciono donde juegas.
reach-places = En el canal de estas mesas solo puedo responder, no escribir por mi cuenta:
reach-try-again = Volver a intentar
reach-tried = Te escribo ahora. Si no llega nada, mis mensajes siguen rechazados.

## Recordatorios

reach-hour = { $hour }:00
reach-hour-utc = { $hour }:00 UTC, hasta que «Mi horario» sepa tu zona horaria
reach-digest = { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }

reach-place-left = El chat de { $title } está cerrado para Salle: el encuentro sigue aquí.
