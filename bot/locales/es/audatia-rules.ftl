# Las reglas de Audatia, párrafo a párrafo; cada uno va junto a su imagen.
# Anna, de rojo, ha retado a Bea, de azul. ° marca lo que es una reconstrucción nuestra.

audatia-rules-about = Dos rivales se baten con espada larga según Fiore dei Liberi, y cada corte, estocada, presa y ardid es una carta. Eliges en secreto una guardia, atacas desde ella y respondes a lo que llega con lo que permiten tu mano y el lugar de tu espada. Quien no encuentra respuesta ha perdido el duelo.
    .title = El juego

audatia-rules-story_guards = Anna juega con Galeazzo y reta; Bea juega con Boucicault y recibe el reto. Las dos han elegido en secreto una posta (guardia) y la han descubierto. Desde Donna Destra Anna tiene el mandritto fendente (MF) y la estocada (P, de punta); verdes son las cartas que puede jugar. El fendente baja, el mezano es horizontal, el sottano sube; el mandritto viene de la propia derecha, el roverso de la propia izquierda. Mostramos seis cartas en la mano; en el juego son doce.
    .title = 1. Dos postas
audatia-rules-story_attack = Anna ataca con MF. La carta queda a su derecha y ella deja su posta, que presta al golpe +2 Fortitudo (el elefante). A MF lo detienen MF, MS y RS. Desde Tutta Porta di Ferro Bea tiene MF, MS y P, así que su RS no sirve. Tiene una sola respuesta, MS. Sin ella habría perdido el duelo.
    .title = 2. Un ataque
audatia-rules-story_parry = Bea para. Una parada arrastra las dos espadas: su MS vino de su derecha, así que su espada queda a su izquierda, y la de Anna a la derecha de Anna. Su posta presta a una parada +2 Audatia (el león), y por eso Anna, que necesitaría tener más, no puede entrar con audacia. Cada corte muestra medio sol en el borde. Aquí las mitades están del mismo lado y no hacen uno entero: ligamento amplio, largo. Ahora Bea puede atacar.
    .title = 3. Parada, ligamento amplio
audatia-rules-story_second = Fuera de la posta decide el lugar de la espada: desde la izquierda hay roversi y estocadas. Bea ataca con RF. Lo detienen RF, MS y RS, pero la espada de Anna está a su derecha, y ahí solo tiene mandritti y estocadas. Su MS sirve.
    .title = 4. Un segundo ataque
audatia-rules-story_close = Anna para con MS. Esta vez los medios soles, uno a la izquierda y otro a la derecha, hacen uno entero: ligamento estrecho, stretto. Ahí no se juegan golpes. Quien tiene más Fortitudo dice quién está en el interior y quién en el exterior. El +2 prestado a Anna se fue con su MF, pero ella tiene la carta de esa virtud, que vale 1. Elige el interior.
    .title = 5. Ligamento estrecho
audatia-rules-story_remedy = En un ligamento estrecho actúa primero quien paró. Anna juega un remedio de su lado, la Ligadura media. Bea debe responder con un contrarremedio. El perfecto (xbind) le daría el duelo. Solo tiene Cubierta y pomo, que sirve contra cualquier remedio pero es perfecto contra uno solo, Vuelta y pomo. Sin contrarremedio habría perdido.
    .title = 6. Un remedio
audatia-rules-story_broken_off = Un contrarremedio que no es perfecto solo detiene el remedio, y el asalto acaba en salida.° Las cartas jugadas se descartan, las manos se llenan de nuevo y cada cual elige una posta para el segundo asalto.
    .title = 7. La salida

audatia-rules-preparation = Cada cual tiene doce cartas: los siete golpes, tres habilidades de su personaje, un remedio y su contrarremedio. Puedes cambiar las que quieras por cartas del mazo, una vez. Luego se reparten las virtudes: quien reta toma Audatia, su rival una de las otras tres, quien reta una de las dos que quedan; la última es para su rival. Aquí le toca a Bea tomar una.
    .title = Preparación
audatia-rules-virtues = La carta de una virtud vale 1, y una posta puede prestar más. Tiene la ventaja quien en ese momento tiene más. Audatia, el león, permite entrar con audacia; Prudentia, el lince, atacar con sottani; Fortitudo, el elefante, decir quién está en el interior; Celeritas, el tigre, contraatacar e intercambiar estocadas. Aquí Bea tomó Prudentia, y Anna toma una de las dos últimas.
    .title = Las virtudes
audatia-rules-salute = Quien recibe el reto puede saludar si renuncia a una carta; quien reta puede devolver el saludo igual. Si no lo hace, el primer golpe de su rival en el duelo gana +4 Audatia. Quien dio una carta juega el primer asalto sin ella.
    .title = El saludo
audatia-rules-measure = Un asalto empieza fuera de alcance. Las manos se llenan hasta doce. Puedes canjear dos cartas por una, cuantas veces quieras; luego eliges en secreto una posta. La posta dice qué golpes tienes, a cuáles de tu rival está cerrada y qué presta a tu primer golpe. Descubiertas las dos, se pueden jugar las habilidades de ese momento, primero quien tiene más Celeritas. Nada vuelve nunca al mazo.
    .title = Fuera de alcance
audatia-rules-opening = Quien reta ataca o cambia de posta a la vista; luego su rival ataca o cambia; luego quien reta debe atacar, o el asalto queda en tablas. Aquí Bea ha pasado a Fenestra Sinestra, que está cerrada a MF. Anna aún puede dar una estocada. El segundo asalto en tablas da el duelo a quien recibió el reto.
    .title = Quién ataca

audatia-rules-cut = A un fendente lo detienen el fendente de su nombre y los dos sottani, a un mandritto sottano los dos fendenti y MS, a un roverso sottano los dos fendenti y RS, a un mezano lo mismo que al fendente de su lado.° Los mezani nunca paran. Los sottani atacan solo con más Prudentia. Aquí Bea también puede jugar Medida perfecta, una habilidad: el corte se queda corto, y es su turno.°
    .title = Cortes y paradas
audatia-rules-thrust = Una estocada se puede dar desde cualquier lugar. La paran fendenti y sottani, y el ligamento es siempre amplio. Un mezano la rompe: luego puede atacar quien tiene más Celeritas, y después su rival.° Aquí Bea la rompió desde su izquierda, su espada fue a la derecha, y con más Celeritas puede atacar enseguida.
    .title = Romper la estocada
audatia-rules-exchange = Con más Celeritas puedes intercambiar una estocada: es la tuya la que hiere. Si estás en una posta, esta debe tener el signo del intercambio. Quien lo sufre pierde, si no se salva con un remedio desde el exterior o con la Salida.° Aquí Anna tiene las dos cosas, y Vuelta y pomo, que sirve en los dos lados. Al remedio se puede responder como a cualquier otro.
    .title = Intercambio de estocada
audatia-rules-counterattack = Con más Celeritas puedes responder a un fendente con el mismo fendente: para y ataca a la vez.° Aquí Bea respondió a MF con MF. Anna debe responder como a cualquier ataque, con MF, MS o la Salida, pero no con otro contraataque.°
    .title = Contraataque
audatia-rules-bold = Si han parado tu ataque, tienes más Audatia y un remedio en la mano,° puedes entrar con audacia: al cuerpo a cuerpo, sea cual sea el ligamento, y actúas primero. Aquí ha entrado Anna. Antes de que se elijan los lados, un Galeazzo con más Celeritas puede dar una Patada, y gana; la Salida acaba el asalto.°
    .title = Entrada audaz
audatia-rules-stretto = Contra un remedio desde el exterior sirven Contra Soprana y Contra el codo; desde el interior, los contrarremedios de la Ligadura y de la Presa del mango; la Cubierta, contra todos. Aquí Bea juega la Soprana desde el exterior. La Contra Soprana de Anna es perfecta y gana; con la Cubierta el asalto acabaría en salida.° Lo mismo si nadie juega un remedio.
    .title = Contrarremedios

audatia-rules-lent = Lo que una posta presta, lo presta al primer golpe desde ella: a cualquiera, o solo a una parada o a una estocada. Vale mientras ese golpe está encima de la pila, nunca antes. Aquí Bea tiene +2 Audatia hasta que juegue otro golpe.
    .title = Lo que presta la posta
audatia-rules-skills = Casi todas las habilidades piden la ventaja en una virtud. Una habilidad se muestra, se descarta, y luego puede negarse. Aquí Anna hace una Finta: con más Celeritas, tras un ligamento amplio,° puede atacar otra vez enseguida. Bea puede negarla; la Negación no se puede negar.°
    .title = Habilidades
audatia-rules-cycle = Una habilidad con el signo del ciclo° se puede descartar por una carta del mazo cada vez que decides algo, también en la preparación, e incluso mientras un ataque espera tu respuesta. Aquí Bea puede ciclar Burla y Ojo de lince.
    .title = El ciclo
audatia-rules-passes = Siempre puedes guardarte una carta, así que pasar dice poco. Si tu mano no te deja otra cosa, Salle pasa por ti, al cabo de un rato: casi siempre un minuto o dos, a veces una hora. Así, una respuesta en segundos fue una elección, y un largo silencio no dice nada. Aquí Bea no atacó tras su parada; ahora puede hacerlo Anna.° Si también pasa, el asalto acaba en salida. Solo se te pregunta lo que podrías usar, con alguna mano que encaje con lo que todos han visto. Quien puede responder a un ataque debe hacerlo.
    .title = Pasar
audatia-rules-end = Un golpe, un intercambio o un remedio sin respuesta gana el duelo; también lo ganan el contrarremedio perfecto, la Patada, y el Colpo di Villano, tras parar un fendente con un fendente.° Aquí Bea tiene MF, pero Dente di Zenghiaro solo tiene RS y P. Una salida no son tablas: empieza el siguiente asalto.
    .title = Victoria
audatia-rules-ours = No estaban a mano todas las cartas impresas. Lo que cuentan jugadores y artículos se ha conservado; lo que nadie cuenta es cosa nuestra y va marcado con °. También son nuestras las líneas de casi todas las postas: aquí Coda Longa liga siempre estrecho con su primer RF,° aunque estos medios soles no hagan uno. La página de referencia marca cada fila.
    .title = Lo que es nuestro
