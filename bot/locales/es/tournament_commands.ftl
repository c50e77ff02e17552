### Comandos de torneos: el formulario, participar y dejarlo, y lo que hace quien organiza.

## Lo que hay

tournament_commands-title = Torneos
tournament_commands-none = Ningún torneo de aquí encaja. /tournament create abre uno.
tournament_commands-nothing = Todavía no hay torneos.
tournament_commands-which = Pueden ser varios torneos. /tournament los muestra; escribe también el nombre.
tournament_commands-new = Torneo nuevo
tournament_commands-is-enrolling = empieza el { $date }
tournament_commands-is-open = empieza cuando esté lleno
tournament_commands-is-running = en curso
tournament_commands-is-ended = terminado
tournament_commands-manage = Gestionar

## El formulario

tournament_commands-usual-name = Torneo de { $name }
tournament_commands-other-name = Para otro nombre escribe: /tournament create Copa de otoño
tournament_commands-create = Crear
tournament_commands-more = Más…
tournament_commands-games = Juegos
    .about = Toca un juego o varios: se alternan de ronda en ronda.
tournament_commands-kind = Tipo
tournament_commands-rated = Encuentros
tournament_commands-clock = Ritmo
tournament_commands-time = Tiempo por ronda
    .about = Lo que no haya acabado entonces se decide por la regla que elijas en «Más».
tournament_commands-who = Para
tournament_commands-who-usual = todos
tournament_commands-who-place = quien está en este servidor o grupo
tournament_commands-most = Participantes como máximo
tournament_commands-most-any = cuantos quieran
tournament_commands-begins = Empieza
    .about = Otro día y otra hora: /tournament begins 3 de mayo 18:00
tournament_commands-begins-full = cuando esté lleno
tournament_commands-begins-tomorrow = mañana por la tarde
tournament_commands-begins-days = dentro de 3 días
tournament_commands-begins-week = dentro de una semana
tournament_commands-begins-then = { $words }, a más tardar { $latest }
tournament_commands-begins-on = { $words }: { $latest }
tournament_commands-rounds = Rondas
tournament_commands-rounds-usual = hasta que quede, como mucho, uno invicto
tournament_commands-series = Encuentros de una pareja
tournament_commands-third = Encuentro por el tercer puesto
tournament_commands-low = Puntuación desde
tournament_commands-high = Puntuación hasta
tournament_commands-any = cualquiera
tournament_commands-ties = A igualdad de puntos
    .about = Cuentan en el orden en que los tocas.
tournament_commands-ties-buchholz = Buchholz
tournament_commands-ties-sonneborn-berger = Sonneborn-Berger
tournament_commands-ties-direct-encounter = resultado particular
tournament_commands-ties-wins = victorias
tournament_commands-top = Primer puesto empatado
tournament_commands-top-shared = se comparte
tournament_commands-top-played-off = se juega
tournament_commands-late = Entrar ya empezado
tournament_commands-late-refused = no
tournament_commands-late-half-points = sí, medio punto por ronda perdida
tournament_commands-late-without-points = sí, las rondas perdidas no dan nada
tournament_commands-adjudication = Cuando se acaba el tiempo de una ronda
tournament_commands-adjudication-clock = gana quien tiene más tiempo en el reloj
tournament_commands-adjudication-judgement = Salle juzga la posición
tournament_commands-adjudication-half = medio punto para cada uno
tournament_commands-vacations = Las vacaciones paran el reloj
tournament_commands-ends = Termina
tournament_commands-ends-usual = cuando quien organiza lo cierre
tournament_commands-yes = sí
tournament_commands-no = no
tournament_commands-created = Está abierto, y su ficha está en el chat. /tournament { $id } lo muestra en cualquier parte.
tournament_commands-created-hall = Está abierto a todo el mundo. /tournament { $id } lo muestra en cualquier parte.
tournament_commands-form-gone = Este formulario es de antes, o de otra persona. /tournament create empieza uno nuevo.
tournament_commands-name-long = El nombre de un torneo tiene como máximo { $most } caracteres.
tournament_commands-too-many = Tienes { $count } torneos abiertos; no puede haber más a la vez. /tournament manage cierra uno.
tournament_commands-guest = De visita no se organiza: un torneo dura semanas. Guarda antes tu sitio con una llave de acceso o usa /link.

## Un día y una hora

tournament_commands-will-begin = Empieza el { $when }.
tournament_commands-no-such-hour = A esa hora se adelantan los relojes: empieza a la siguiente que existe, { $when }.
tournament_commands-when-how = «{ $text }» no es un día y una hora que yo entienda. Escríbelo así: /tournament begins { $date } 18:00
tournament_commands-past = Ese momento ya pasó. Elige uno por venir.
tournament_commands-too-far = Falta más de un año. Elige un día más cercano.
tournament_commands-words-at = a las la
tournament_commands-words-on = el de
tournament_commands-words-today = hoy
tournament_commands-words-tomorrow = mañana

## Participar y dejarlo

tournament_commands-in = Estás dentro. Cuando empiece una ronda recibirás un mensaje: contra quién juegas y hasta cuándo.
tournament_commands-in-already = Ya participas.
tournament_commands-closed = Mis mensajes no te llegan en privado, así que una ronda empezaría sin ti. /settings dice cómo cambiarlo.
tournament_commands-not-of-place = Este torneo es para quien está en su servidor o grupo: participa desde su ficha allí.
tournament_commands-not-in = No participas en este torneo.
tournament_commands-out = Lo has dejado. Con «Participar» vuelves, mientras las reglas lo permitan.
tournament_commands-leaving-knock-out = Pierdes enseguida el encuentro que estás jugando, y en la eliminación directa nadie vuelve.
tournament_commands-leaving-others = Pierdes enseguida el encuentro que estás jugando, y ya no te emparejo.
tournament_commands-leave-sure = ¿Dejar el torneo?
tournament_commands-leave-anyway = Dejarlo
tournament_commands-stay = Quedarse

## En una escalera

tournament_commands-challenge = Desafiar…
tournament_commands-challenge-whom = ¿A quién desafías?
tournament_commands-challenged = Has desafiado a { $name }.
tournament_commands-nobody-above = Por encima no hay nadie a quien puedas desafiar ahora.
tournament_commands-not-above = «{ $name }» no está entre quienes puedes desafiar: { $names }.
tournament_commands-not-your-challenge = Este desafío es para otra persona.
tournament_commands-accepted = Aceptado: el encuentro empieza en un momento.
tournament_commands-declined = Rechazado: pierdes tu puesto.

## Para quien lo gestiona

tournament_commands-manage-what = ¿Qué quieres hacer?
tournament_commands-not-yours = Solo puede hacerlo { $name }, que organiza, o quien administra el lugar.
tournament_commands-changed-meanwhile = El torneo ha cambiado mientras tanto: esto es lo que se puede hacer ahora.
tournament_commands-done = Hecho.
tournament_commands-do-begin = Empezar ya
tournament_commands-do-postpone = Aplazar
tournament_commands-do-take-out = Retirar a alguien
tournament_commands-do-bring-back = Hacer volver
tournament_commands-do-apart = Dos que no se enfrenten
tournament_commands-do-correct = Corregir un resultado
tournament_commands-do-hand-over = Ceder la organización
tournament_commands-do-end = Cerrarlo
tournament_commands-sure-begin = { $count ->
    [one] Empieza enseguida, con 1 participante, y no se espera a nadie.
   *[other] Empieza enseguida, con { $count } participantes, y no se espera a nadie.
}
tournament_commands-sure-take-out = { $one } pierde lo que está jugando y ya no se empareja; solo tú puedes hacer que vuelva.
tournament_commands-sure-bring-back = { $one } vuelve a participar.
tournament_commands-sure-apart = Desde ahora { $one } { Y($two) } no se emparejan nunca.
tournament_commands-sure-hand-over = Desde ahora organiza { $one }, y tú ya no.
tournament_commands-sure-end = Lo que hay ahora es definitivo. Los encuentros en curso siguen, pero aquí no cuentan.
tournament_commands-whom = ¿A quién?
tournament_commands-whom-else = ¿Y a quién más?
tournament_commands-who-is-out = { $name }: hacer volver
tournament_commands-later = { $count ->
    [one] 1 día después
   *[other] { $count } días después
}
tournament_commands-postpone-how = ¿Cuánto después? Para un día y una hora escribe: /tournament begins { $id } viernes 18:00
tournament_commands-page-earlier = Anteriores
tournament_commands-page-later = Siguientes
tournament_commands-correct-round = ¿De qué ronda?
tournament_commands-correct-which = ¿Qué resultado?
tournament_commands-correct-how = Escribe quién ha ganado (uno, dos, tablas o ninguno) y por qué; el motivo lo leen todos.
tournament_commands-correct-example = dos Bea había ganado por tiempo
tournament_commands-correct-what = Escribe ronda y mesa, quién ha ganado y por qué: /tournament correct { $id } 2.1 dos Bea había ganado por tiempo («{ $text }» no es una ronda y mesa con un resultado).
tournament_commands-correct-why = Para corregir hace falta un motivo, que leen todos: /tournament correct { $id } 2.1 dos Bea había ganado por tiempo
tournament_commands-reason-long = Un motivo tiene como máximo { $most } caracteres.
tournament_commands-corrected = El resultado está corregido. Quienes lo jugaron ya lo saben, con el motivo.
tournament_commands-outcome-one = uno
tournament_commands-outcome-two = dos
tournament_commands-outcome-draw = tablas
tournament_commands-outcome-neither = ninguno
tournament_commands-here-done = Desde ahora sus mensajes llegan también aquí.
tournament_commands-here-not = Escríbelo en un canal o un grupo donde yo pueda escribir: sus mensajes llegarán allí.
