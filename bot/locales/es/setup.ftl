### Qué le falta a un servidor o a un grupo, y qué ajusta quien lo administra.

setup-what = ¿Qué quieres cambiar?
setup-look-again = Mirar otra vez
setup-not-yours = Solo puede hacerlo quien administra este servidor o grupo.
setup-here = aquí
setup-topic = tema { $number }
setup-and-more = { $names } y { $count } más

## Qué falta

setup-nothing-missing = Aquí tengo todos los permisos que necesito.
setup-not-inspected = Ahora mismo no puedo mirar mis permisos aquí.
setup-missing = ⚠ Falta { $permission } en { $where }. Sin él, { $fails }.
setup-permission-view = «Ver canal»
setup-permission-send = «Enviar mensajes»
setup-permission-pictures = «Adjuntar archivos» o «Enviar fotos»
setup-permission-motion = «Enviar stickers y GIF»
setup-permission-links = «Insertar enlaces»
setup-permission-history = «Leer el historial de mensajes»
setup-permission-threads = «Crear hilos públicos» o «Gestionar temas»
setup-permission-send_in_threads = «Enviar mensajes en hilos»
setup-without-view = no puedo hacer nada allí
setup-without-send = no llegan allí ni desafíos ni tableros
setup-without-pictures = los tableros llegan sin imagen, o no llegan
setup-without-motion = las jugadas no se pueden mostrar en movimiento
setup-without-links = los enlaces no tienen vista previa
setup-without-history = los tableros de antes pueden quedarse como estaban
setup-without-threads = los tableros llegan al canal y ninguna mesa tiene sitio propio
setup-without-send_in_threads = los tableros llegan al canal y no a sus hilos

## Los ajustes

setup-channels = Canales
    .about = Dónde juego. Si no eliges, en todas partes.
setup-channels-usual = en todas partes
setup-threads = Hilos
    .about = Si una mesa puede tener un hilo o tema propio.
setup-threads-usual = permitidos
setup-threads-off = ninguno: los tableros se quedan en el canal
setup-boards = Tableros
    .about = Cuántos mensajes deja una mesa. Un canal con un ajuste propio (/quiet) lo conserva.
setup-boards-usual = lo de siempre
setup-games = Juegos
    .about = Qué juegos se ofrecen aquí.
setup-game = Juego habitual
    .about = El juego de un desafío que no dice ninguno.
setup-game-usual = ninguno: pregunto
setup-clock = Ritmo habitual
    .about = El ritmo de un desafío que no dice ninguno.
setup-clock-usual = lo de siempre
setup-rated = Puntuación
    .about = Si los encuentros entre dos personas cuentan.
setup-rated-as_agreed = como acuerden los dos
setup-rated-usually = por puntos, si nadie dice otra cosa
setup-rated-never = siempre amistosos
setup-newcomers = Recién llegados
    .about = Qué puede hacer quien nunca ha terminado un encuentro con una persona. Cualquiera puede aceptar desafíos y jugar contra mí.
setup-newcomers-anything = todo
setup-newcomers-by_name = desafiar a alguien por su nombre, pero no a cualquiera
setup-newcomers-accept = solo aceptar desafíos
setup-results = Resultados
    .about = Dónde digo, en una línea sin sonido, quién ha ganado.
setup-results-usual = en ninguna parte
setup-puzzle = Problema del día
    .about = Dónde muestro un problema cada mañana, y cuánta gente lo ha resuelto. Llega a las nueve de donde vives; con /hours me dices dónde.
setup-puzzle-usual = en ninguna parte
setup-language = Idioma
    .about = El que hablo en los canales que no tienen uno propio (/language).

## Lo que aquí no se puede

setup-refused-channel = En este canal no juego. Aquí sí: { $channels }.
setup-refused-game = { $game } no se ofrece aquí. Estos juegos sí: { $games }.
setup-refused-rated = Aquí los encuentros son siempre amistosos.
setup-refused-open = Quien es nuevo aquí desafía a alguien por su nombre, acepta un desafío o juega contra mí. Después de terminar un encuentro se puede todo.
setup-refused-challenge = Quien es nuevo aquí acepta primero un desafío, o juega contra mí. Después de terminar un encuentro se puede todo.

## Resultados

setup-won = { $title }: ha ganado { $winner }{ $score }.
setup-drawn = { $title }: tablas{ $score }.
