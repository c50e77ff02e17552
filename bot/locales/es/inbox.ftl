### Lo que espera a alguien: las líneas de su lista, y lo callado que es un canal.

inbox-next = Mesa siguiente ({ $count })
inbox-draw-offered = Te ofrecen tablas
inbox-takeback-asked = Te piden deshacer una jugada
inbox-break-asked = { $wish ->
    [adjourn] ¿Aplazar?
    [resume] ¿Seguir?
    [void] ¿Terminar sin resultado?
   *[pause] ¿Una pausa?
}
inbox-time-is-up = Se acabó su tiempo: elige
inbox-your-time-is-up = Se acabó tu tiempo; aún puedes jugar
inbox-void = sin resultado

## Lo callado que es un canal

inbox-boards = Los tableros en este canal
inbox-boards-each = un mensaje por turno
inbox-boards-one = un mensaje por mesa
inbox-boards-threads = un hilo para cada mesa
inbox-quiet-set = Desde ahora: { $how }.
inbox-quiet-here = En nuestro chat privado ya hay un solo mensaje por mesa. Usa este comando en un canal o un grupo para que allí escriba menos.
inbox-not-your-chat = Esto solo lo cambia quien administra este canal.

## La lista fijada arriba

inbox-pin = Fijar arriba
inbox-unpin = Dejar de fijar
inbox-pinned = Desde ahora tus mesas se quedan arriba en este chat.
inbox-unpinned = Tus mesas ya no se quedan arriba.
inbox-empty = Ahora no hay nada en juego. /challenge abre una mesa.
