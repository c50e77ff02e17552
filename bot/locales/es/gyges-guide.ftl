# El primer encuentro guiado de Gygès: qué se puede hacer ahora, en dos frases breves como mucho.

gyges-guide-first = Aprende jugando: unos 5 minutos
    .about = Un encuentro contra Salle, con los anillos ya colocados

gyges-guide-nearest = Mueves uno de los anillos marcados, los de tu fila más cercana. Lleva cualquier anillo a la meta que está detrás de Salle y ganas.
gyges-guide-steps = El anillo de { $square } da exactamente { $value ->
        [one] { $value } paso
       *[other] { $value } pasos
    }, recto o girando, nunca en diagonal. Púlsalo para ver dónde puede acabar.
gyges-guide-bounce = El { gyges-ring } de { $square } puede acabar sobre el anillo de { $hit }. Desde allí puede rebotar, tantos pasos como círculos tenga ese anillo.
gyges-guide-throw = O desplaza el anillo de { $hit }: tomas su lugar y lo pones en una casilla libre. Así cierras un camino o te haces uno.
gyges-guide-row = Tu fila es ahora la { $row }: la más cercana con un anillo que pueda moverse. Solo puedes mover sus anillos.
gyges-guide-shared = El anillo de Salle acabó en { $square }. No es de nadie: cuando esté en tu fila más cercana, podrás moverlo.
gyges-guide-goal = El anillo de { $square } puede llegar a la meta{ $bounces ->
        [0] {""}
        [one] {" "}con { $bounces } rebote
       *[other] {" "}con { $bounces } rebotes
    }. Púlsalo y luego pulsa la meta que está detrás de Salle: ganas.
gyges-guide-threat = Cuidado: si nada cambia, Salle lleva el anillo de { $square } a tu meta. Ciérrale el camino o desplaza un anillo en el que rebota.
gyges-guide-over = Para el próximo encuentro: antes de enviar, mira si la fila más cercana a Salle puede llegar a tu meta.
