### Lo que los jugadores se dicen en la mesa y quién los mira.

# Una línea, tal como la muestra un chat.
talk-line = { $name }: { $text }
talk-said = Dicho.
talk-empty = Aún no has escrito nada.
talk-too-long = Tu mensaje tiene { $count } caracteres; caben { $most }.
talk-nobody = Enfrente no hay nadie que lo lea.

# Palabras de la página.
talk-tabs = El encuentro hasta ahora
talk-log = Jugadas
talk-title = Charla
talk-title-new = Charla ({ $count })
talk-to = Unas palabras para { $name }
talk-say = Decirlo
talk-none = Nadie ha dicho nada todavía.
talk-none-watching = Aquí aún no se ha dicho nada.
talk-mute = Silenciar
talk-unmute = Dejar de silenciar
talk-muted = Silenciada: no ves lo que se dice aquí.
talk-watches = Mira { $name }
talk-watch = Miran { $names }
talk-somebody = alguien
talk-somebody-more = { $count } más
talk-people = { $count } personas
