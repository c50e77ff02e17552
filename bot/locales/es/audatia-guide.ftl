# Audatia en tres lecciones breves: qué se puede hacer ahora, en dos frases breves como mucho.
# $blows: los códigos de las cartas, "–" si no hay ninguno.

audatia-guide-blows = Lección 1: golpe y parada
    .about = Ataca, mira qué detiene un golpe y responde. Unos 5 minutos
audatia-guide-measure = Lección 2: alcance y postas
    .about = Canjea cartas, elige una posta en secreto, busca qué deja abierto. Unos 5 minutos
audatia-guide-stretto = Lección 3: juego estrecho
    .about = Espadas trabadas, remedios y contrarremedios. Unos 5 minutos

## Golpe y parada
audatia-guide-strike = Estás en { audatia-posta }, una posta (guardia) desde la que puedes golpear con las cartas marcadas, { $blows }. Un golpe sin respuesta gana el duelo.
audatia-guide-parry = Salle ataca con { audatia-attack } ({ $attack }). Desde donde está tu espada puedes detenerlo con { $blows }.
audatia-guide-no_parry = Ningún golpe tuyo detiene este. La Salida acaba el asalto sin daño; sin ninguna respuesta perderías el duelo.
audatia-guide-feint = Salle ha parado. Tu Finta golpearía otra vez enseguida; si pasas, puede golpear Salle.
audatia-guide-wide = El ligamento es amplio, así que puede haber más golpes: golpea ahora. Tu espada está a tu { $side ->
        [R] derecha
       *[L] izquierda
    }, y desde ahí tienes { $blows }.
audatia-guide-side = Con tu primer golpe dejaste la posta: ahora decide el lado de tu espada. Desde la { $side ->
        [R] derecha
       *[L] izquierda
    } tienes { $blows }.
audatia-guide-blows_over = Esta era la lección 1. La siguiente trata de las postas.

## Alcance y guardias
audatia-guide-choose_guard = Fuera de alcance se elige en secreto una posta (guardia). Dice qué golpes tienes y a cuáles de Salle está cerrada.
audatia-guide-trade = Antes puedes canjear dos cartas por una de tu mazo. Las manos vuelven a doce solo al empezar el próximo asalto.
audatia-guide-closed = La posta de Salle, { audatia-posta }, está cerrada a { $blows }. { $open ->
        [none] Cambia de posta para encontrar un golpe.
       *[other] Ataca con { $open } o cambia de posta.
    }
audatia-guide-lent = Tu posta, { audatia-posta }, presta algo a tu primer golpe: { audatia-posta-lends }. Vale hasta que juegues otro golpe.
audatia-guide-from_guard = Sigues en { audatia-posta }: solo sus golpes pueden responder. En la mano tienes { $blows }.
audatia-guide-last_call = Ataca ahora, o el asalto queda en tablas. El segundo asalto en tablas da el duelo a Salle.
audatia-guide-next_assault = Nadie ganó el asalto. Las manos vuelven a estar llenas y se elige otra posta.
audatia-guide-measure_over = Esta era la lección 2. La última trata del juego estrecho.

## Juego estrecho
audatia-guide-bind_close = Desde { audatia-posta }, tu { $blows } siempre liga estrecho si lo paran. Ataca con él.
audatia-guide-suns = Con los demás golpes deciden los medios soles del borde. Si las dos mitades hacen uno entero, el ligamento es estrecho.
audatia-guide-orient = Las espadas están trabadas y ya no se juegan golpes. Tienes más Fortitudo, así que eliges quién está en el interior.
audatia-guide-flanks = Ahora solo hay remedios, cada uno para su lado. El tuyo, { audatia-card }, sirve { $flank ->
        [inside] en el interior
        [outside] en el exterior
       *[both] en los dos
    }.
audatia-guide-perfect = Salle juega un remedio, y tienes su contrarremedio perfecto: { audatia-card }. Juégalo, y ganas el duelo.
audatia-guide-cover = Cubierta y pomo sirve contra cualquier remedio, pero es perfecto contra uno solo, Vuelta y pomo. A los demás solo los detiene.
audatia-guide-imperfect = { audatia-card } detiene este remedio, pero no es el contrarremedio perfecto. Después el asalto acaba en salida.
audatia-guide-remedy_known = Las primeras manos las conoce todo el mundo: Salle tiene { audatia-card }, el contrarremedio perfecto del tuyo. Mejor pasa.
audatia-guide-remedy = Juega un remedio, como { audatia-card }. Si Salle no tiene contrarremedio, ganas el duelo.
audatia-guide-bold = Salle ha parado, pero tienes más Audatia: puedes entrar con audacia. Cuerpo a cuerpo actúas antes que Salle, sea cual sea el ligamento.
audatia-guide-stretto_over = Esta era la última lección: ya puedes jugar un duelo entero.

## Una decisión que llega por primera vez: una frase, para qué sirve
audatia-guide-window-mulligan = Todo el mundo sabe con qué cartas empezaste: lo que cambies ahora lo sabes solo tú.
audatia-guide-window-virtue = Superar a tu rival en una virtud abre un camino: Audatia, entrar; Prudentia, los cortes que suben; Fortitudo, elegir el interior; Celeritas, contraatacar e intercambiar.
audatia-guide-window-salute = El saludo es una apuesta: una carta menos en este asalto, contra la Audatia con la que se entra con audacia.
audatia-guide-window-return = Devolver el saludo cuesta una carta en este asalto, y a cambio el primer golpe que llegue es como los demás.
audatia-guide-window-measure = La posta decide qué golpes tendrás, a cuáles de tu rival está cerrada y qué recibe tu primer golpe.
audatia-guide-window-skills = Antes de que alguien golpee, las habilidades preparan el asalto: quién debe atacar, qué pierde tu rival, qué llegas a ver.
audatia-guide-window-lured = El señuelo te cuesta un golpe y la posta: da el golpe que menos falta te haga.
audatia-guide-window-lured-posta = La nueva posta está a la vista: toma una cerrada a lo que puede llegar y con golpes en tu mano.
audatia-guide-window-duty = Quien ataca deja primero su posta; su rival responde desde una que sigue en pie.
audatia-guide-window-opening = Un ataque sin respuesta gana el duelo; otra posta puede darte uno mejor.
audatia-guide-window-reply = El primer golpe puede ser tuyo ahora; si cambias de posta, solo queda la última llamada.
audatia-guide-window-last-call = Un asalto en el que nadie golpea queda en tablas, y el segundo en tablas da el duelo a quien recibió el reto.
audatia-guide-window-defend = Un golpe sin respuesta acaba el duelo: solo lo paran los golpes de tu posta o los del lado en que está tu espada.
audatia-guide-window-escape = De dos estocadas que se cruzan solo llega la segunda: te salva un remedio que sale por el exterior.
audatia-guide-window-villano = Donde se encuentran dos fendenti puedes dejar que el golpe resbale y herir: ganas el duelo si no hay respuesta.
audatia-guide-window-entry = Que te paren no es el fin: cuerpo a cuerpo actuarías antes, sea cual sea el ligamento.
audatia-guide-window-bold = Cuerpo a cuerpo actúa antes quien entró: este es el último momento para impedirlo.
audatia-guide-window-again = Una finta es enseguida un segundo ataque, desde el lado en que está ahora tu espada.
audatia-guide-window-turn = En el juego amplio las espadas pueden golpear otra vez; si nadie lo hace, el asalto se rompe.
audatia-guide-window-orient = Cuerpo a cuerpo solo cuentan los remedios, y cada uno vale en un lado: ponte donde sirvan los tuyos.
audatia-guide-window-remedy = Un remedio sin contrarremedio gana el duelo, pero con el contrarremedio perfecto lo pierdes.
audatia-guide-window-counter = El contrarremedio perfecto gana el duelo; cualquier otro solo detiene el remedio.
audatia-guide-window-deny = Una habilidad solo tiene efecto si la dejas pasar: luego nada la deshace.
