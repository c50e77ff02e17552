# The rules of Audatia, for players: a picture each.

audatia-rules-preparation = Cada parte tiene doce cartas y puede cambiar las que quiera, una vez. Luego se reparten las virtudes: Audatia a quien desafía, y por turnos las demás. Una virtud vale 1; tiene la ventaja quien tiene más. La parte retada puede saludar con una carta; si no le devuelven el saludo, su primer golpe lleva 4 de Audatia.
    .title = Preparación
audatia-rules-measure = Fuera de alcance las manos vuelven a doce; se canjean dos cartas por una. Se elige en secreto una posta (guardia). Quien desafía ataca o cambia de posta; luego la otra parte; luego quien desafía debe atacar, o hay tablas. Tu posta dice qué golpes tienes, la del rival cuáles están abiertos.
    .title = Fuera de alcance
audatia-rules-cut = El fendente baja, el mezano es horizontal, el sottano sube; el mandritto viene de la derecha, el roverso de la izquierda. A un corte se responde con una parada que lo detenga, un contraataque o una habilidad. Sin respuesta pierdes el duelo. Los mezani no paran; los sottani atacan solo con más Prudentia.
    .title = Cortes y paradas
audatia-rules-bind = Una parada arrastra las dos espadas a un lado; desde ahí quedan los golpes de ese lado y la punta. Dos medios soles que hacen uno ligan estrecho (stretto), si no amplio (largo). Tras un ligamento amplio puede atacar quien paró, y luego su rival; si nadie lo hace, hay salida.
    .title = El ligamento
audatia-rules-thrust = La punta se para con fendenti y sottani, y un mezano la rompe; luego puede atacar la parte más rápida. Con más Celeritas puedes intercambiarla: toca tu punta, y solo se sale con un remedio desde el exterior. Desde una posta hace falta el signo del intercambio.
    .title = La punta
audatia-rules-counterattack = Con más Celeritas puedes responder a un fendente con el mismo fendente: para y ataca a la vez. El rival debe responder como a cualquier ataque, pero no con otro contraataque.
    .title = Contraataque
audatia-rules-stretto = Cuerpo a cuerpo no se juegan golpes. Quien tiene más Fortitudo elige interior o exterior. Quien paró puede jugar un remedio de su lado, y luego su rival; si nadie lo hace, hay salida. Un remedio sin contrarremedio gana. Su contrarremedio perfecto gana en su lugar; otro solo lo detiene.
    .title = Cuerpo a cuerpo
audatia-rules-bold = ¿Pararon tu ataque, y tienes más Audatia? Entonces puedes entrar con audacia, si tienes un remedio en la mano: al cuerpo a cuerpo, sea cual sea el ligamento, y actúas antes. Por el camino pueden detenerte una patada o una salida.
    .title = Entrada audaz
audatia-rules-end = Ganas con un golpe, un intercambio o un remedio que queda sin respuesta, con el contrarremedio perfecto, con una Patada o un Colpo di Villano. El segundo asalto en tablas da el duelo a la parte retada. Una salida no es tablas: empieza otro asalto.
    .title = Victoria
