### La página de la mesa local. Los mensajes en una línea van a la página tal como son, con
### `{seconds}` donde hay una variable; los demás los compone el servidor.

## La entrada
page-arrival-title = Siéntate y juega.
page-arrival-lead = Juegos para dos, jugada a jugada. Sin cuenta; nada sale de este equipo.
page-your-name = Tu nombre
page-name-first = Dime primero tu nombre.
page-play = { $game }: jugar contra Salle
page-play-hint = Salle juega: { $level }
page-challenge = Desafiar a alguien: copiar este enlace
page-link-hint-before = Un enlace que abre el otro asiento, en este equipo
page-link-hint-before-wide = Quien abra el enlace se sienta frente a ti
page-copied = Copiado. Abre el otro asiento, en este equipo.
page-copied-wide = Copiado. Quien lo abra se sienta frente a ti.
page-copy-this = Copia este enlace:
page-copied-anew = Copiado: un enlace nuevo con estas condiciones. El anterior ya no sirve.
page-link-outdated = Desde entonces has cambiado las condiciones. Copia el enlace otra vez.
page-offer-to-all = Ofrecerlo a cualquiera
page-listed = Ahora quien entra aquí ve tu desafío. En cuanto alguien lo acepte, se abrirá la mesa.
page-listed-anew = Ahora quien entra aquí ve tu desafío, en una dirección nueva. El enlace anterior ya no sirve.
page-open-challenges = Desafíos abiertos
page-alone = Ocupar los dos asientos
page-sit-as = Sentarse en los dos asientos: { $one }, { $two }
page-second-seat = El nombre del segundo asiento
page-second-name = Bea
page-terms = Variante, nivel, ritmo
page-level = Nivel de Salle
page-clock = Ritmo
page-clock-usual = lo de siempre: diario entre dos, sin límite con Salle
page-begins = Quién empieza
page-begins-challenger = tú
page-begins-challenged = tu rival
page-rating-usual = lo de siempre: por puntos, el primer encuentro amistoso
page-series-usual = lo de siempre
page-games = Juegos
page-colophon = En las mismas mesas se juega en Discord y en Telegram.
page-again = Sentarse otra vez como
page-somebody-new = Alguien nuevo
page-this-page = Esta página
page-my-tables = Mis mesas
page-wait-for-you = Mesas que te esperan: { $count }

## La mesa
page-none = Aún no hay mesas.
page-new-game = Encuentro nuevo
page-is-over = Terminado
page-what-happened = Lo que ha pasado
page-since-last = Desde que miraste por última vez
page-may-close = Puedes cerrar esta página.
page-next = Siguiente: { $game } con { $who }
page-share = Dale este enlace a alguien:
page-copy = Copiar el enlace
page-sit-here = Sentarse aquí con otro nombre
page-begin-new = Empezar un encuentro nuevo
page-rounds = Asaltos: { $list }
page-round-drawn = tablas
page-rounds-played = { $count ->
        [one] { $count } asalto
       *[other] { $count } asaltos
    }
page-took-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
page-took-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
page-took-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-since = { $who }, desde { $when }
page-waits-for = espera a { $who }
page-ended = { $who }: { $result }

## Escribir
page-type-a-move = Escribe una jugada
page-type-for = Escribe una jugada para { $name }
page-or-type = o escribe una jugada: { $example }
page-squares = Elige en el tablero, o aquí por su nombre ({ $count })
page-type-command = escribe un comando después de /
page-keys = Teclas
page-offers = Lo que puedes escribir
page-no-command = { $command } no existe. Puedes escribir: { $commands }

## Más
page-look = Aspecto
page-system = Como el sistema
page-light = Claro
page-dark = Oscuro
page-colour-blind = Para daltonismo
page-large-print = Letra grande
page-language = Idioma
page-close = Cerrar
page-cards-here = En esta imagen
page-rules-of = { $game }: las reglas
page-replay-alt = El encuentro, de la primera jugada a la última
page-habits = Preferencias
page-seat-left = Yo a la izquierda
page-own-address = Como página para compartir
page-follow = Seguir este encuentro
page-profile-of = Perfil: { $name }
page-seek = Buscar a alguien con quien jugar
page-my-profile = Mi perfil
page-leaderboard = Clasificación
page-puzzles = Problemas
page-calendar = Calendario
page-hours = Mi horario
page-hours-example = Madrid 23-7 sáb dom
page-vacation = Vacaciones
page-vacation-example = 5
page-set = Guardar
page-send-at-once = Enviar sin preguntar

## Dicho en voz alta
page-aloud-preview = Vista previa: { $move } Intro envía, Escape deshace.
page-aloud-turn = { $lead } { $rest }
page-title-turn = Te toca · { $game } con { $who } · Salle
page-title-table = { $game } con { $who } · Salle
page-title-waiting = ({ $count }) { $title }

## Problemas
page-away = Ahora mismo no llego a mi memoria.
page-broke = Algo ha fallado por mi parte. Si habías enviado una jugada, sigue siendo válida; recarga la página para verla.
page-not-here = Aquí no hay nada. Quizá la mesa se ha cerrado.
page-nothing-here = Aquí no hay nada
page-gone = Quizá la dirección está mal escrita, o la mesa se ha cerrado.
page-to-arrival = Ir a la entrada
page-bad-request = No puedo leer esta petición: { $why }.
page-no-cookie = No sé quién eres. Recarga la página y permite su cookie.
page-too-long = Es demasiado largo para mí.

page-file-open = Abrir un encuentro de un archivo
page-file-position = Posición
page-file-back = Una atrás
page-file-on = Una adelante
page-file-too-large = El archivo de un encuentro tiene como máximo { $most } KB.
