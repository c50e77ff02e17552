### Lo que espera a alguien: las líneas de su lista, y lo callado que es un canal.

inbox-next = Mesa siguiente ({ $count })
inbox-draw-offered = Te ofrecen tablas
inbox-takeback-asked = Te piden retirar una jugada
inbox-break-asked = { $wish ->
    [adjourn] ¿Aplazar?
    [resume] ¿Reanudar?
   *[pause] ¿Una pausa?
}
inbox-time-is-up = Se acabó su tiempo: elige
inbox-your-time-is-up = Se acabó tu tiempo; aún puedes jugar
inbox-void = sin resultado
