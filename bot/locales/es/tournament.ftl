### Torneos.

## Sistemas, y lo que se acuerda

tournament-round-robin = todos contra todos
tournament-double-round-robin = todos contra todos, ida y vuelta
tournament-swiss = sistema suizo
tournament-knock-out = eliminación directa
tournament-ladder = escalera
tournament-rounds = { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
tournament-time-round = { $span } para cada ronda
tournament-time-match = { $span } para cada encuentro
tournament-vacations = las vacaciones paran los relojes
tournament-no-vacations = las vacaciones no paran los relojes
tournament-for = Para { $who }
tournament-of-place = quienes están en este servidor o grupo
tournament-from-to = puntuaciones de { $lowest } a { $highest }
tournament-from = puntuaciones desde { $lowest }
tournament-to = puntuaciones hasta { $highest }
tournament-organiser = Organiza { $name }
tournament-joined-of = Participantes: { $count }, { $most } como máximo
tournament-lacks = { $joined }; hacen falta { $least }
tournament-joined = { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
tournament-on-ladder = { $count ->
        [one] { $count } participante en la escalera
       *[other] { $count } participantes en la escalera
    }
tournament-running = { $count ->
        [one] Ronda { $round } de { $rounds } · { $count } participante
       *[other] Ronda { $round } de { $rounds } · { $count } participantes
    }
tournament-over = Ha terminado.
tournament-never-began = No llegó a empezar.
tournament-not-yet = Aún no ha empezado.
tournament-begins = Empieza:
tournament-begins-full = Empieza cuando esté lleno, a más tardar:
tournament-ends = Termina:
tournament-until = Hasta:
tournament-until-round = Ronda hasta:
tournament-until-match = Encuentro hasta:
tournament-answer-by = Responde antes de:
tournament-you-play = Participas.
tournament-you-left = Has dejado el torneo.
tournament-you-taken-out = Quien organiza te ha retirado del torneo.
tournament-you-absent = Estás fuera: perdiste dos encuentros seguidos sin hacer una jugada.

## Botones

tournament-join = Participar
tournament-leave = Dejarlo
tournament-come-back = Volver
tournament-who-plays = Quién juega
tournament-standings = Clasificación
tournament-to-card = El torneo
tournament-page = Su página

## Quién juega

tournament-and = { $one } { Y($two) }
tournament-more = y { $count } más
tournament-out-left = fuera, por decisión propia
tournament-out-taken-out = fuera, por decisión de quien organiza
tournament-out-absent = fuera, por no venir

## Rondas

tournament-round = Ronda { $number } de { $rounds }
tournament-final = Final
tournament-semifinals = Semifinales
tournament-quarterfinals = Cuartos de final
tournament-play-off = Desempate, ronda { $number }
tournament-matches-over = { $count ->
        [one] { $done } de { $count } encuentro terminado
       *[other] { $done } de { $count } encuentros terminados
    }
tournament-more-matches = { $count ->
        [one] y { $count } encuentro más
       *[other] y { $count } encuentros más
    }
tournament-bye = { $name }: descansa
tournament-without-play = sin jugar
tournament-corrected = corregido
tournament-your-place = Estás en el puesto { $place } de { $count }.
tournament-your-points = Estás en el puesto { $place } de { $count }. Puntos: { $points }.

## El final

tournament-won = { $name } gana.
tournament-shared = { $name } comparten el primer puesto.
tournament-many-first = { $count } participantes comparten el primer puesto.
tournament-no-result = Terminó antes de que acabara un encuentro.
tournament-ended-because = Se ha cerrado: { $reason }
tournament-too-few = No se juega: hacen falta { $least } participantes, y { $count ->
        [0] no había nadie.
       *[other] había { $count }.
    }

## Un encuentro suyo

tournament-match-round = { $tournament }, ronda { $number }
tournament-match-ladder = { $tournament }
tournament-match = { $where }: { $one } juega contra { $two }.
tournament-match-you = { $where }: juegas contra { $name } y empiezas tú.
tournament-match-they = { $where }: juegas contra { $name }, que empieza.
tournament-match-lot = { $where }: juegas contra { $name }.
tournament-match-again = Acabó en tablas: se juega otra vez con los asientos cambiados.
tournament-counts-for = Cuenta para { $tournament }.

## Noticias para una sola persona

tournament-news-back = Vuelves a participar.
tournament-news-taken-out = Quien organiza te ha retirado del torneo.
tournament-news-only-organiser = Solo quien organiza puede hacerte volver.
tournament-news-absent = Estás fuera: perdiste dos encuentros seguidos sin hacer una jugada.
tournament-news-come-back = Puedes volver: toca «Volver» y juegas otra vez desde la próxima ronda.
tournament-news-no-return = A este torneo ya no se vuelve.
tournament-news-handed-over = Desde ahora el torneo lo organizas tú.
tournament-news-postponed = Empieza en otro momento.
tournament-news-ladder = Ha empezado, y estás en el puesto { $place }. Desafía a alguien hasta { $reach } puestos más arriba: si ganas, su puesto es tuyo.
tournament-news-ladder-top = Ha empezado, y estás en lo más alto. Quien está debajo te desafiará.
tournament-news-bye-point = { $round }: descansas. Vale un punto.
tournament-news-bye-half = { $round }: descansas. Vale medio punto.
tournament-news-bye-nothing = { $round }: descansas, como todos una vez.
tournament-news-bye-goes-on = { $round }: descansas, y pasas a la ronda siguiente.
tournament-news-forfeit = { $round }: { $name } está fuera del torneo: ganas sin jugar.
tournament-news-kept-apart = { $round }: tú { Y($name) } no os enfrentáis: medio punto para cada cual.
tournament-news-drawn-yours = { $round }: tablas hasta el final contra { $name }. Pasas tú, que tenías mejor puesto de salida.
tournament-news-drawn-theirs = { $round }: tablas hasta el final. Pasa { $name }, que tenía mejor puesto de salida.
tournament-news-corrected = { $round }: tu resultado contra { $name } se ha corregido, de { $old } a { $new }.
tournament-news-reason = Motivo: { $reason }
tournament-news-challenged = { $name } te desafía por el puesto { $place }.
tournament-news-answer = Si no respondes en { $span } o rechazas, pierdes el puesto.
tournament-news-dropped = { $name } ya no está en la escalera: el desafío entre vosotros se anula.
tournament-news-declined-yours = { $name } rechaza: el puesto { $place } es tuyo.
tournament-news-declined-theirs = Has rechazado: { $name } ocupa tu puesto, y tú estás en el { $place }.
tournament-news-lapsed-yours = { $name } no respondió a tiempo: el puesto { $place } es tuyo.
tournament-news-lapsed-theirs = No respondiste a tiempo: { $name } ocupa tu puesto, y tú estás en el { $place }.

## Lo acordado, en frases

tournament-rules-round-robin = Todos se enfrentan a todos una vez.
tournament-rules-double-round-robin = Todos se enfrentan a todos dos veces, la segunda con los asientos cambiados.
tournament-rules-swiss = Sistema suizo: en cada ronda se enfrentan quienes tienen más o menos los mismos puntos. Nadie se enfrenta dos veces al mismo rival mientras se pueda evitar.
tournament-rules-knock-out = Quien pierde queda fuera. El cuadro se ordena por puntuación, para que los mejores se enfrenten al final.
tournament-rules-ladder = Quien gana a alguien de más arriba ocupa su puesto, y todos los de en medio bajan uno.
tournament-rules-rounds = { $count ->
        [one] Una ronda.
       *[other] { $count } rondas.
    }
tournament-rules-rounds-open = Las rondas que hagan falta para que quede, como mucho, uno invicto.
tournament-rules-challenge = Puedes desafiar a alguien hasta { $reach } puestos más arriba, un encuentro cada vez. Quien no responde en { $span } o rechaza, pierde el puesto.
tournament-rules-draw = Un encuentro en tablas se juega otra vez con los asientos cambiados, hasta { $most } encuentros en total; luego pasa quien tenía mejor puesto de salida.
tournament-rules-third = Quienes pierden las semifinales juegan por el tercer puesto.
tournament-rules-bye-point = Si hay participantes impares, alguien descansa y recibe un punto; nadie descansa dos veces mientras se pueda evitar.
tournament-rules-bye-goes-on = Quien descansa pasa a la ronda siguiente: les toca a los mejores puestos de salida.
tournament-rules-bye-none = Si hay participantes impares, en cada ronda descansa alguien. Eso no da puntos.
tournament-rules-game = { $games }, { $rated }.
tournament-rules-games = Los juegos se alternan de ronda en ronda: { $games }. Cada encuentro: { $rated }.
tournament-rules-series = Cada emparejamiento es una serie: { $series }.
tournament-rules-seats = Se reparte lo más posible quién empieza.
tournament-rules-time-round = Cada ronda dura { $span }; la siguiente empieza en cuanto terminan todos los encuentros.
tournament-rules-time-match = Cada encuentro dura { $span }.
tournament-rules-adjudication-clock = Si para entonces un encuentro no ha terminado, gana quien tenga más tiempo en el reloj.
tournament-rules-adjudication-judgement = Si para entonces un encuentro no ha terminado, decide Salle: lo sigue sola muchas veces, y gana quien gane al menos tres de cada cuatro; si no, son tablas.
tournament-rules-adjudication-half = Si para entonces un encuentro no ha terminado, medio punto para cada cual.
tournament-rules-vacations = Durante las vacaciones los relojes se paran; el tiempo de arriba sigue.
tournament-rules-no-vacations = Durante las vacaciones los relojes siguen corriendo.
tournament-rules-absent = Quien no viene pierde por tiempo; tras { $count } encuentros seguidos sin hacer una jugada queda fuera. Quien deja el torneo pierde el encuentro que está jugando.
tournament-rules-return = Quien está fuera vuelve con «Participar».
tournament-rules-no-return = Quien está fuera no vuelve.
tournament-rules-places-knock-out = Los puestos dependen de hasta dónde se llega.
tournament-rules-places-ladder = Quien llega empieza abajo del todo.
tournament-rules-ties = A igualdad de puntos decide: { $ties }.
tournament-rules-no-ties = A igualdad de puntos se comparte el puesto.
tournament-rules-tie-buchholz = Buchholz, la suma de los puntos de los rivales
tournament-rules-tie-sonneborn-berger = Sonneborn-Berger, los puntos de los rivales por los logrados contra ellos
tournament-rules-tie-direct-encounter = resultado particular, los encuentros entre los empatados
tournament-rules-tie-wins = victorias, contadas en los encuentros jugados
tournament-rules-top-shared = Si el primer puesto sigue empatado, se comparte.
tournament-rules-top-played-off = Si el primer puesto sigue empatado, se juega por él a eliminación directa.
tournament-rules-least = Empieza con { $least } participantes o más.
tournament-rules-late-ladder = Se puede entrar en cualquier momento.
tournament-rules-late-refused = Una vez empezado ya no entra nadie.
tournament-rules-late-without-points = Se puede entrar hasta la última ronda; las rondas perdidas no dan puntos.
tournament-rules-late-half-points = Se puede entrar hasta la última ronda; cada ronda perdida da medio punto.

## Lo que no se puede

tournament-none = Ese torneo no existe. /tournament muestra los que hay.
tournament-damaged = Ahora mismo no puedo leer este torneo. Quien lleva Salle ya lo sabe; no se ha perdido nada.
tournament-error-not-opened = Este torneo aún no está abierto. Prueba dentro de un momento.
tournament-error-opened-already = Este torneo ya está abierto.
tournament-error-tournament-ended = Este torneo ha terminado, y se queda como está.
tournament-error-already-joined = Ya participas. Con «Dejarlo» sales.
tournament-error-no-computers = Solo participan personas, y solo las que Salle conoce.
tournament-error-was-taken-out = Quien organiza te retiró. Solo quien organiza puede hacerte volver.
tournament-error-full = Las { $most } plazas están ocupadas. En cuanto alguien lo deje, puedes entrar.
tournament-error-rating-too-low = Este torneo es para puntuaciones desde { NUMBER($lowest, useGrouping: 0) }; la tuya es más baja.
tournament-error-rating-too-high = Este torneo es para puntuaciones hasta { NUMBER($highest, useGrouping: 0) }; la tuya es más alta.
tournament-error-too-late = Es tarde para entrar: ya no quedan rondas para quien llega.
tournament-error-knocked-out = En la eliminación directa nadie vuelve. La clasificación muestra quién sigue.
tournament-error-not-joined = Aquí solo vale quien participa. «Quién juega» dice quiénes son.
tournament-error-same-player = Es dos veces la misma persona. Di dos.
tournament-error-cannot-keep-apart = En la eliminación directa a cualquiera le puede tocar cualquiera: no se separa a nadie.
tournament-error-begun-already = Ya ha empezado. Solo se podía antes.
tournament-error-in-the-past = Ese momento ya pasó. Elige uno por venir.
tournament-error-too-few = Para empezar hacen falta { $least } participantes.
tournament-error-no-rounds = Una escalera no tiene rondas: sus encuentros nacen de los desafíos.
tournament-error-not-begun = Aún no ha empezado. Espera a que empiece.
tournament-error-other-round = Ahora toca otra ronda. Míralo otra vez.
tournament-error-round-running = La ronda no ha terminado: antes hay que decidir todos sus encuentros.
tournament-error-no-more-rounds = No hay más rondas: se han jugado todas.
tournament-error-bad-pairing = Estos emparejamientos no encajan con quienes juegan ahora. Míralo otra vez.
tournament-error-no-such-match = Ese encuentro no existe. La clasificación muestra los que hay.
tournament-error-result-known = Este encuentro ya tiene su resultado. Si está mal, corrígelo.
tournament-error-no-result = Este encuentro aún no tiene resultado: no hay nada que corregir.
tournament-error-paired-on = La ronda siguiente salió de este resultado, así que ya no cambia.
tournament-error-no-ladder = Solo en una escalera se desafía por un puesto. Aquí las rondas se emparejan solas.
tournament-error-ends-soon = El tiempo de esta escalera se ha acabado: solo se terminan los encuentros en curso.
tournament-error-not-above = Desafía a alguien que esté por encima de ti.
tournament-error-too-far-above = Está demasiado arriba. Puedes desafiar hasta { $reach } puestos más arriba.
tournament-error-may-not-meet = En este torneo no os enfrentáis. Desafía a otra persona.
tournament-error-is-busy = { $name } ya tiene un desafío o un encuentro en esta escalera. Se juega uno cada vez.
tournament-error-no-such-challenge = Este desafío ya no espera respuesta.
tournament-error-not-yet = Aún queda tiempo para responder a este desafío.
tournament-error-announced-already = Este chat ya recibe sus mensajes.
tournament-error-too-many-chats = Ya lo siguen { $most } chats; no caben más.
