### Un encuentro que empezó con otras reglas, cuando las de hoy no permiten una jugada que se hizo.

halted-rules-mended = Desde que empezó este encuentro se han corregido las reglas, y las de hoy no permiten una jugada que se hizo. El encuentro queda como estaba antes de esa jugada, y el tiempo no corre. Podéis acordar terminarlo sin resultado o en tablas, o alguien se rinde.
halted-result-unknown = Desde que se jugó este encuentro se han corregido las reglas: ya no se puede mostrar cómo acabó.
halted-stands = Este encuentro no puede seguir: las reglas de hoy no permiten una jugada que se hizo. El tiempo no corre.
halted-void = Terminar sin resultado
halted-not-yet = Todavía no
