### Salle: comandos, botones y palabras para los apuros.

hall-name = Salle
hall-computer = Salle ({ $level })
hall-anybody = cualquiera
hall-you-first = Tú

## La tarjeta de un desafío

hall-card = { $challenger } desafía a { $asked } a un encuentro de { $game }
hall-card-open = { $challenger } desafía a cualquiera a un encuentro de { $game }
hall-card-accepted = { $name } aceptó.
hall-card-declined = { $name } rechazó el desafío.
hall-card-withdrawn = Desafío retirado.
hall-card-expired = Nadie respondió a tiempo.
hall-begins = empieza { $name }
hall-begins-by-lot = inicio por sorteo

## Botones

hall-accept = Aceptar
hall-accept-privately = Aceptar en privado
hall-open-until = Abierto hasta el
hall-take-it = Aceptar el desafío
hall-decline = Rechazar
hall-withdraw = Retirar
hall-change = Cambiar…
hall-rules = Reglas
hall-send = Enviar
hall-that-is-all = Eso es todo, enviar
hall-do-it = Jugar igualmente
hall-undo = Deshacer
hall-back = Atrás
hall-my-hand = Mi mano
hall-my-turn = Me toca
hall-board-as-text = Tablero en palabras
hall-more = Más
hall-history = Historial
hall-answers = Respuestas previas
hall-answer-now = Responder ahora
hall-answer-yes = Sí
hall-answer-no = No
hall-answer-ask = Pregúntame
hall-offer-draw = Ofrecer tablas
hall-agree = Aceptar las tablas
hall-refuse = Seguir jugando
hall-ask-back = Deshacer la jugada…
hall-give-back = Dejar que la deshaga
hall-keep = La jugada queda
hall-resign = Rendirse…
hall-resign-surely = Rendirse
hall-play-on = Seguir jugando
hall-rematch = Revancha
hall-replay = Ver de nuevo
hall-verify = Verificar
hall-export = Exportar
hall-to-board = Volver a la mesa
hall-open = Abrir Salle
hall-share = Enviar a alguien

## Lo que se hizo

hall-challenged = Tu desafío a { $name } está en la mesa.
hall-which-game = ¿Qué juego?
hall-begun = El encuentro ha empezado.
hall-accepted = Desafío aceptado. Empieza el encuentro.
hall-declined = Desafío rechazado.
hall-withdrawn = Desafío retirado.
hall-sent = Jugada enviada.
hall-done = Hecho.
hall-public-preview = { $name }: { $move }
hall-resign-question = ¿Te rindes? Entonces { $name } gana el encuentro.
hall-nothing-yet = Todavía no ha pasado nada.
hall-line-won = ganaste
hall-line-lost = perdiste
hall-line-drawn = tablas
hall-your-tables = Tus mesas
hall-which-table = ¿Qué mesa?
hall-no-tables = No tienes mesas. /challenge abre una.
hall-open-private = { $name }, abre Salle para jugar tus turnos en privado.
hall-share-line = Quien abre este enlace acepta el desafío: { $link }
hall-share-line-to = Envía este enlace a { $name }. Nadie más puede aceptar el desafío: { $link }
hall-in-private = Está en nuestro chat privado.

## Apuros

hall-not-a-player = Aquí juegan { $one } { Y($two) }. /board muestra su tablero, /challenge abre una mesa tuya.
hall-not-your-turn = Le toca a { $name }.
hall-not-begun = Nadie ha aceptado todavía este desafío.
hall-is-over = Este encuentro ha terminado. «Revancha» empieza otro.
hall-moved-on = Entretanto el juego ha seguido; así está hoy el tablero.
hall-not-now = Ahora no se puede. «Mi mano» muestra lo que se puede.
hall-you-can = Puedes jugar: { $moves }.
hall-nearest = Lo más parecido a «{ $text }»: { $moves }.
hall-no-button = Este botón ya no funciona. /tables muestra tus mesas.
hall-no-table = Esa mesa no existe, o ya no. /tables muestra las tuyas.
hall-no-move-here = «{ $text }» no es una jugada en ninguna de tus mesas aquí. Escribe una como { $examples }, o toca un botón.
hall-no-table-here = Aquí no tienes mesas. /challenge abre una, /tables muestra las que tienes en otros sitios.
hall-busy = Alguien actuó en el mismo momento. Lo que pediste no se ha hecho: toca de nuevo, por favor.
hall-store-away = Ahora mismo no puedo acceder a mi memoria. Tu jugada no se ha enviado; dentro de un momento los botones volverán a funcionar.
hall-broken = Algo ha fallado por mi parte. Si tu jugada ya se había enviado, no se ha perdido; /tables muestra cómo están las cosas.
hall-damaged = El acta de esta mesa no se puede leer, así que la mesa está cerrada. Tus otras mesas siguen; quien administra Salle ya lo sabe.
hall-unreadable = Lo que guardo de estos resultados no se puede leer. Nada más se ve afectado; quien administra Salle ya lo sabe.
hall-taken = Este asiento ya está ocupado.
hall-own-challenge = Este desafío es tuyo: tiene que aceptarlo otra persona.
hall-not-asked = Este desafío es para otra persona. /challenge abre una mesa tuya.
hall-not-yours = Solo quien lanzó este desafío puede retirarlo.
hall-answered = Este desafío ya tiene respuesta.
hall-not-yourself = Para un encuentro hacen falta dos. Elige a otra persona, deja el desafío abierto u ocupa los dos asientos de una mesa de estudio.
hall-still-playing = Este encuentro no ha terminado todavía.
hall-no-such-game = Aquí no hay ningún juego ni jugador con ese nombre. Los juegos son: { $games }.
hall-no-option = No existe la opción { $name }. Existen: { $known }.
hall-option-takes = { $name } puede ser { $known }.
hall-cannot-post = En este chat no puedo escribir por mi cuenta. Tus turnos llegan a tu chat privado conmigo, y /hand los muestra aquí.
hall-not-a-bot = Los otros bots no juegan aquí. Elige a una persona, o juega contra Salle: /challenge computer.
hall-nobody-here = Nadie más lee este chat. Nombra un rival, o juega contra Salle: /challenge computer.
hall-not-your-chat = Solo quien puede administrar este canal puede elegir su idioma.
hall-not-understood = No entiendo «{ $word }».
hall-argument-missing = Falta algo: { $name } ({ $about }).
hall-not-in-a-group = Eso solo funciona en nuestro chat privado.
hall-not-in-private = Eso solo funciona en un grupo.
hall-not-understood-near = No entiendo «{ $word }». ¿Querías decir { $near }?
hall-only-admins = Solo quien administra este grupo puede elegir su idioma. El tuyo se elige en nuestro chat privado.
hall-language-how = Escribe el idioma después del comando: { $languages }.
hall-anonymous = Aquí Telegram oculta quién eres. Escribe con tu nombre, no como el grupo.

## Verificar y llevarse

hall-verified = { $draws ->
        [0] Nada quedó al azar en este encuentro; la semilla es la que se selló.
        [one] La única extracción de este encuentro es la que da la semilla sellada.
       *[other] Cada una de las { $draws } extracciones es la que da la semilla sellada.
    }
hall-not-verified = Las extracciones NO son las que da la semilla sellada. Díselo a quien administra Salle, por favor.
hall-verify-how = Compruébalo: seed = SHA-256 de server_seed y los nonces (lo que dio cada jugador), unidos por bytes cero. La extracción número i, desde 0, por debajo de n es HMAC-SHA256(seed, "i:0"), leído como número big-endian, módulo n; un valor del último bloque incompleto se extrae de nuevo con "i:1", y así sucesivamente.
hall-verify-later = La semilla se abre cuando termina el encuentro; hasta entonces la guarda su sello.
hall-export-later = Puedes llevarte el acta cuando termine el encuentro.
hall-replay-later = El encuentro se puede ver de nuevo cuando termina.
hall-film-failed = No se ha podido hacer la película.

## Cards to look at

hall-cards = Cartas
hall-cards-all = Todas las cartas
hall-cards-explain = Explicar
hall-cards-of = { $game }: las cartas
hall-cards-hand = En tu mano
hall-cards-table = En la mesa
hall-cards-which = ¿Qué carta?
hall-cards-none = Aquí no hay juegos con cartas que mirar.
hall-no-card = No hay ninguna carta «{ $name }».
hall-no-card-near = No hay ninguna carta «{ $name }». Las más parecidas:

## Respuestas por adelantado

hall-answers-about = Salle da estas respuestas por ti, al cabo de un rato, cada vez que la pregunta podría tocarte a ti. Nadie se entera de que no te la hicieron.
hall-answers-none = En este juego no hay nada que responder por adelantado.
hall-answers-how = Escribe cuál, y sí, no o pregúntame: /answers { $example } no. Hay: { $windows }
hall-answers-for-you = No tienes nada que decidir; Salle responde por ti dentro de un rato.
hall-answered-in-advance = Ya has respondido a esto por adelantado: { $answer }. Salle lo dice dentro de un rato.

## Ajustes

hall-settings = Tus ajustes
hall-pair = { $name }: { $value }
hall-set = { $name }: { $value }.
hall-set-chat = Desde ahora los mensajes de este chat están en ese idioma.
hall-set-language = Idioma
hall-set-language-auto = el de la plataforma
hall-set-language-en = English
hall-set-language-it = Italiano
hall-set-language-es = Español
hall-set-language-fr = Français
hall-set-theme = Tema
hall-set-theme-light = claro
hall-set-theme-dark = oscuro
hall-set-colour_vision = Colores
hall-set-colour_vision-common = originales
hall-set-colour_vision-colour_blind = aptos para el daltonismo
hall-set-text_size = Letra
hall-set-text_size-common = normal
hall-set-text_size-large = grande
hall-set-picture_format = Formato de las imágenes
hall-set-picture_format-auto = según la plataforma
hall-set-picture_format-tall = vertical
hall-set-picture_format-wide = horizontal
hall-set-side = Tu lado
hall-set-side-by_seat = según el asiento
hall-set-side-left = siempre a la izquierda
hall-set-sending = Envío
hall-set-sending-ask = preguntar antes de enviar
hall-set-sending-at_once = enviar enseguida
hall-set-motion = Movimiento
hall-set-motion-on_request = a petición
hall-set-motion-always = en cada turno
hall-set-motion-never = nunca
hall-set-told_on = Los turnos se avisan
hall-set-told_on-auto = donde estuviste por última vez
hall-set-told_on-discord = en Discord
hall-set-told_on-telegram = en Telegram
hall-set-told_on-web = en la página
hall-set-reminders = Recordatorios
hall-set-reminders-due = cuando queda poco tiempo
hall-set-reminders-daily = una vez al día, de todas las mesas
hall-set-reminders-never = nunca
hall-set-profile_shown = Tu perfil
hall-set-profile_shown-all = visible para todos
hall-set-profile_shown-without_times = sin los tiempos
hall-set-profile_shown-nothing = solo para ti
hall-set-digest_hour = Resumen diario
hall-forgotten = Lo que guardaba de ti ya no está; las copias de otros desaparecen en una hora. Tus encuentros quedan como los de «Cuenta borrada».

## Ayuda

hall-help-settings = /language, /theme y /settings cambian el aspecto de Salle para ti. /hours y /vacation dicen cuándo corre tu tiempo.
hall-help-what = En Salle se juega entre dos por correspondencia: una jugada ahora, la respuesta mañana.
hall-help-start = /challenge abre una mesa contra alguien, contra cualquiera o contra Salle. /tables muestra las tuyas, primero las más urgentes.
hall-help-play = Juega con los botones, o escribe una jugada con /move. Nada se envía antes de que toques «Enviar». /card muestra una carta con su texto, en los juegos que las tienen. Mientras esperas, «Si …» prepara tu respuesta.
hall-help-away = ¿No vas a estar un tiempo? /pause y /adjourn se acuerdan con la otra parte, /giveday le da un día; /vacation y /hours son solo tuyos. Cuando a alguien se le acaba el tiempo, la otra parte elige qué hacer; en un torneo, el encuentro está perdido.
hall-help-fair = Cada barajado está sellado antes de la primera carta, y /verify lo rehace después del final. Eso impide a quien administra Salle elegir las cartas, no mirarlas.
hall-help-private = Tu mano te llega solo a ti. /privacy dice qué se guarda de ti, te lo da y lo borra.

## Comandos: un nombre y una descripción cada uno

hall-command-challenge = desafío
    .about = Desafiar a alguien, a cualquiera o a Salle a un juego
hall-command-seek = buscar
    .about = Encontrar a alguien de tu fuerza con quien jugar
hall-command-say = decir
    .about = Decir algo a tu rival
hall-command-move = jugada
    .about = Escribir una jugada, como +3 o 2x4
hall-command-hand = mano
    .about = Tu mano y tu turno, solo para ti
hall-command-board = tablero
    .about = El tablero tal como está
hall-command-tables = mesas
    .about = Tus mesas, primero las más urgentes
hall-command-seen = vistas
    .about = Qué cartas han salido, y cuáles pueden salir aún
hall-command-profile = perfil
    .about = Puntuación y encuentros de alguien; sin nombre, los tuyos
hall-command-leaderboard = clasificación
    .about = Los mejores de un juego, aquí o de todos
hall-command-follow = seguir-encuentro
    .about = Seguir un encuentro ajeno: el final, o cada jugada
hall-command-unfollow = no-seguir
    .about = Los encuentros que sigues; dejar de seguir uno
hall-command-history = historial
    .about = Lo que ha pasado en una mesa
hall-command-resign = rendirse
    .about = Dar por perdido un encuentro (pregunta antes)
hall-command-draw = tablas
    .about = Ofrecer tablas, o aceptarlas
hall-command-takeback = deshacer
    .about = Pedir que se deshaga tu última jugada
hall-command-adjourn = aplazar
    .about = Pedir que se aplace un encuentro hasta que ambos quieran
hall-command-resume = seguir
    .about = Seguir con un encuentro aplazado
hall-command-pause = pausa
    .about = Pedir que el tiempo no corra durante unos días
hall-command-giveday = dia
    .about = Dar un día más a la otra parte
hall-command-rematch = revancha
    .about = Lo mismo otra vez, con los asientos cambiados
hall-command-rules = reglas
    .about = Las reglas de un juego, con imágenes
hall-command-card = carta
    .about = Mirar una carta: imagen, texto y aclaraciones
hall-command-verify = verificar
    .about = Después del final: comprobar el barajado
hall-command-export = exportar
    .about = Después del final: el acta en un archivo
hall-command-answers = respuestas
    .about = Responder por adelantado a lo que no hace falta preguntarte
hall-command-if = si
    .about = Preparar una respuesta a lo que el otro pueda jugar
hall-command-language = idioma
    .about = El idioma en que Salle te habla
hall-command-quiet = silencio
    .about = Cuántos mensajes le cuesta una mesa a este canal
hall-command-setup = configurar
    .about = Qué le falta a este servidor o grupo, y sus ajustes
hall-command-theme = tema
    .about = Claro, oscuro, colores, letra grande
hall-command-settings = ajustes
    .about = Todos tus ajustes
hall-command-hours = horario
    .about = Cuándo corre tu tiempo: zona horaria, sueño, días libres
hall-command-vacation = vacaciones
    .about = 30 días al año en los que tu tiempo no corre
hall-command-block = bloquear
    .about = No jugar ni hablar más con alguien, sin que se entere
hall-command-link = vincular
    .about = Unir tus identidades de aquí y de otros sitios
hall-command-unlink = desvincular
    .about = Separar tus identidades
hall-command-unblock = desbloquear
    .about = A quién has bloqueado; volver a jugar con esa persona
hall-command-privacy = privacidad
    .about = Lo que se guarda de ti: tenerlo o borrarlo
hall-command-forget = olvidar
    .about = Borrar lo que se guarda de ti
hall-command-admin = administrar
    .about = Orden en este lugar: exclusiones, encuentros anulados, registro; para quien lo administra
hall-command-help = ayuda
    .about = Qué es Salle y cómo se empieza

hall-group-clock = reloj
    .about = Pausa, aplazar, seguir, dar un día
hall-group-match = encuentro
    .about = Tablas, deshacer, rendirse, revancha; historial y registro
hall-group-prepare = preparar
    .about = Tus respuestas previas
hall-group-settings = ajustes
    .about = Idioma, aspecto, horario, vacaciones, y lo que guardo de ti
hall-within-show = ver
    .about = Todos tus ajustes

hall-menu-challenge = Desafiar

hall-argument-remark = frase
    .about = Qué decir
hall-argument-link = enlace
    .about = El enlace de un desafío o sus doce letras
hall-argument-opponent = rival
    .about = A quién desafiar; a nadie: un desafío abierto
hall-argument-range = puntuaciones
    .about = Con quién jugarías: 1450-1800, o ±200
hall-argument-code = codigo
    .about = Lo que /link dijo en otro sitio
hall-argument-act = acto
    .about = Qué hacer; nada: el registro
hall-argument-reason = motivo
    .about = Por qué: se dice a quienes afecta y se anota
hall-argument-person = persona
    .about = De quién se trata
hall-argument-computer = ordenador
    .about = Jugar contra Salle, en este nivel
hall-argument-game = juego
    .about = Qué juego
hall-argument-variant = variante
    .about = Qué reglas
hall-argument-options = opciones
    .about = Otras opciones, como touches=3
hall-argument-clock = tiempo
    .about = ágil, diario, tranquilo, ninguno; o a medida, como 3d+12h/5d
hall-argument-study = estudio
    .about = Ocupar los dos asientos
hall-argument-move = jugada
    .about = La jugada en notación
hall-argument-window = pregunta
    .about = Qué pregunta; ninguna: todas
hall-argument-answer = respuesta
    .about = Lo que Salle responde por ti
hall-argument-line = línea
    .about = Por ejemplo c1-d4: b2-a5; vacío: ver lo que has preparado
hall-argument-days = dias
    .about = Cuántos días
hall-argument-card = carta
    .about = Su nombre o código; nada: todas
hall-argument-table = mesa
    .about = Qué mesa
hall-argument-language = idioma
    .about = Un idioma, o el de la plataforma
hall-argument-chat = canal
    .about = Para los mensajes de este canal, no para ti
hall-argument-hours = horario
    .about = Lugar, sueño, días libres: Madrid 23-7 sáb dom
hall-argument-vacation = días
    .about = 5, hasta el 3 de mayo, o fin; nada: lo que queda
hall-argument-boards = tableros
    .about = Lo que una mesa le cuesta a este canal
hall-argument-setting = ajuste
    .about = Qué ajuste
hall-argument-value = valor
    .about = A qué valor
