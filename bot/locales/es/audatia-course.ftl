# Las lecciones de Audatia: un título cada una; de cada tarea la idea, qué hacer, y las respuestas.

audatia-course-attack = El ataque
audatia-course-attack-1 = Desde tu posta tienes ciertos golpes, y la de Salle está cerrada a algunos. Un golpe sin respuesta gana el duelo. Fenestra Sinestra está cerrada al mandritto fendente (MF).
    .task = Ataca con un golpe que la posta de Salle deje pasar.
    .right = La punta pasa recta: desde ahí Salle no tenía ningún golpe que la parase.
    .wrong = No necesitas otra posta. La de Salle está abierta a tu punta (P).

audatia-course-parry = La parada
audatia-course-parry-1 = Un corte lo detienen tres golpes, nunca el que parte del mismo ángulo. El roverso fendente (RF) lo detienen RF, MS y RS; desde Tutta Porta di Ferro tienes MF, MS y P.
    .task = Detén el golpe con otro golpe.
    .right = El mandritto sottano le sube por debajo. El ligamento es amplio, y el próximo golpe puede ser tuyo.
    .wrong = La Salida te salva, pero tienes una parada: guarda esa carta y usa el mandritto sottano (MS).

audatia-course-side = El lado de la espada
audatia-course-side-1 = Con tu primer golpe dejas la posta. Desde entonces decide el lado de la espada: desde la izquierda tienes roversi, desde la derecha mandritti, y la punta desde cualquier lado.
    .task = Tu espada está a tu izquierda, y el ligamento es amplio. Golpea.
    .right = Desde la izquierda solo vale un roverso, y a Salle no le quedaba respuesta.
    .wrong = No lo dejes pasar: desde la izquierda puedes golpear con un roverso.

audatia-course-bind = El ligamento
audatia-course-bind-1 = Después de una parada se juntan dos medios soles, en el borde de las cartas. Izquierda y derecha hacen un sol entero: ligamento estrecho, donde solo cuentan los remedios. Dos mitades izquierdas lo dejan amplio, y puede haber más golpes.
    .task = El golpe de Salle tiene el medio sol a la izquierda. No tienes remedios: haz una parada que deje el ligamento amplio.
    .right = Izquierda contra izquierda: amplio. Ahora puedes golpear, antes que Salle.
    .wrong = Así no queda amplio. Derecha contra izquierda hace un sol entero, y cuerpo a cuerpo no tendrías nada que jugar. Para con el otro golpe.

audatia-course-break = Sin respuesta
audatia-course-break-1 = Salle lanza un roverso fendente, y desde Donna Destra solo tienes el mandritto fendente y la punta: ninguno lo detiene. Sin respuesta pierdes el duelo.
    .task = Sal de esta.
    .right = Una salida: nadie gana y no son tablas. Empieza el próximo asalto.
    .wrong = Desde esta posta una carta nueva no detiene el golpe. Juega la Salida.

audatia-course-bold = La entrada audaz
audatia-course-bold-1 = Salle ha parado tu ataque. Quien tiene más Audatia puede ahora entrar con audacia: cuerpo a cuerpo actúas antes, incluso con un ligamento amplio.
    .task = Tienes más Audatia y un remedio. Entra.
    .right = Salle tiene más Fortitudo y eligió el interior. Actúas tú primero.
    .wrong = Si esperas, golpea Salle. Tienes más Audatia y un remedio en la mano.
audatia-course-bold-2 = Ahora decide un remedio. Vuelta y pomo vale en el interior y en el exterior.
    .task = Juégalo.
    .right = Sin contrarremedio: el duelo es tuyo.
    .wrong = Entraste para esto. Juega Vuelta y pomo.

audatia-course-remedy = Interior y exterior
audatia-course-remedy-1 = Cuerpo a cuerpo cada remedio vale en un lado: la Ligadura media en el interior, la Soprana Tor di Spada en el exterior. Tenías más Fortitudo, y estás en el interior.
    .task = Juega el remedio que te sirve ahí.
    .right = La Ligadura media vale en el interior. Un remedio sin contrarremedio gana.
    .wrong = Tienes un remedio para el interior. Si pasas, Salle puede jugar uno.

audatia-course-counter = Los contrarremedios
audatia-course-counter-1 = Cada remedio tiene un solo contrarremedio perfecto, que gana el duelo; otro que valga en ese lado solo acaba el asalto. Salle juega Vuelta y pomo.
    .task = Gana con el contrarremedio perfecto.
    .right = Cubierta y pomo es perfecta contra ese. Todo el mundo empieza con los dos: piénsalo antes de jugar tú ese remedio.
    .wrong = Eso lo detiene y nada más. Cubierta y pomo es el contrarremedio perfecto de Vuelta y pomo.

audatia-course-call = La última llamada
audatia-course-call-1 = Quien reta eres tú, nadie ha atacado y un asalto ya quedó en tablas. Con el segundo, el duelo es de Salle.
    .task = No dejes que quede en tablas.
    .right = Has atacado, y el asalto sigue. Quien reta no puede esperar siempre.
    .wrong = Serían las segundas tablas, y el duelo sería de Salle. Ataca con lo que tengas.

audatia-course-puzzle = Problema
audatia-course-puzzle-1 = Salle lanza un roverso sottano (RS). Puedes detenerlo o salir. Conoces la mano de Salle: MF, RF, MM, RM, P y ningún sottano.
    .task = ¿Qué es lo mejor?
    .right = El ligamento es amplio y tu espada está a la izquierda. Tu roverso fendente solo lo detendría desde ahí un sottano, y Salle no tiene.
    .wrong = Es seguro, pero regala una victoria. Para y mira qué golpe tienes luego desde la izquierda y qué lo detendría.
