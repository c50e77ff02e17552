# Las lecciones de Gygès: un título cada una; de cada tarea la idea, qué hacer, y las respuestas.

gyges-course-owner = Anillos de nadie
gyges-course-owner-1 = Los anillos no son de nadie. Este doble lo movió Salle, pero está en la fila más cercana a ti, así que puedes moverlo.
    .task = Llévalo dos pasos recto hacia adelante, a c5.
    .right = Dos círculos, dos pasos. Esté donde esté ahora, sigue sin ser de nadie.
    .wrong = La jugada vale, pero es otra casilla. Ve recto, a c5.

gyges-course-row = Tu fila
gyges-course-row-1 = Solo mueves anillos de la fila más cercana que tenga alguno: ahora la 2. Salle hace lo mismo desde el otro lado.
    .task = Mueve el simple, el de un círculo, un paso hacia adelante.
    .right = Salle respondió con un anillo de su fila más cercana, la 5.
    .wrong = La fila es esa, pero mueve el simple de d2, recto a d3.
gyges-course-row-2 = El simple ha dejado tu fila: ahora solo puedes mover el doble. Si vacías la fila 2, tu fila pasa a ser la 3.
    .task = Lleva el doble de a2 a a4.
    .right = La fila 2 está vacía: la próxima vez moverás el simple de d3. Mira siempre qué anillos te quedan.
    .wrong = Dos pasos rectos hacia adelante: a3 y a4.

gyges-course-steps = Uno, dos, tres pasos
gyges-course-steps-1 = Un anillo da exactamente tantos pasos como círculos tiene. Puede girar en cada paso, nunca va en diagonal, y todas las casillas menos la última tienen que estar libres.
    .task = Lleva el triple de c2 a d4. El anillo de c3 estorba.
    .right = Alrededor del anillo: tres pasos, con un giro.
    .wrong = Ahí se llega en tres pasos, pero era a d4: d2, d3, d4.

gyges-course-bounce = El rebote
gyges-course-bounce-1 = El último paso puede acabar sobre otro anillo. Desde allí puedes rebotar, tantos pasos como círculos tenga ese. Ningún borde entre dos casillas se cruza dos veces.
    .task = Desde b1, rebota en el simple hasta b4.
    .right = Dos pasos hasta b3, y uno más desde allí. El simple no se ha movido.
    .wrong = Ahí no. Dos pasos adelante acaban sobre el simple de b3, y su círculo te lleva un paso más, a b4.
gyges-course-bounce-2 = Un rebote puede acabar otra vez sobre un anillo, y así sucesivamente: una sola jugada puede cruzar el tablero.
    .task = Rebota dos veces y acaba en d5.
    .right = b3 dio un paso, b4 dio tres. Los anillos en cadena son un camino.
    .wrong = Primero el simple de b3, luego el triple de b4: sus tres pasos llegan a d5.

gyges-course-replace = Desplazar
gyges-course-replace-1 = En vez de rebotar puedes desplazar el anillo al que llegaste: tomas su lugar y lo pones en una casilla libre, pero no detrás de la fila más cercana a Salle.
    .task = Desplaza el simple de b3 y ponlo donde quieras.
    .right = Así decides adónde va un anillo: en el camino de alguien, o en tu propia cadena.
    .wrong = Aquí no has desplazado nada. Acaba en b3 y elige una casilla para el simple.

gyges-course-goal = La meta
gyges-course-goal-1 = Ganas si llevas cualquier anillo a la meta que está detrás de Salle. Desde la última fila es un paso más, y tiene que ser el último.
    .task = El triple de c4 está a tres pasos. Gana.
    .right = c5, c6, meta: tres pasos exactos.
    .wrong = Así se te escapa la meta. Cuenta: c5, c6, y la meta es el tercer paso.
gyges-course-goal-2 = Los rebotes también cuentan: un anillo de la última fila puede ser tu último apoyo.
    .task = El doble de c4 puede. Gana.
    .right = Dos pasos hasta el simple de c6, y su paso lleva a la meta.
    .wrong = Acaba sobre el simple de c6: desde allí, un paso lleva a la meta.

gyges-course-block = Cerrar el camino
gyges-course-block-1 = Salle amenaza: el doble de c5 acaba sobre el triple de c3, y desde allí tres pasos llevan a tu meta.
    .task = Pon un anillo en el camino.
    .right = El camino c2, c1, meta está cerrado. Busca caminos así antes de cada jugada.
    .wrong = El camino c3, c2, c1, meta sigue abierto. ¿A cuál de esas casillas llega tu doble?

gyges-course-defend = Defenderse desplazando
gyges-course-defend-1 = El triple de b5 puede llegar al de b2 y rebotar tres pasos hasta tu meta. Tu fila no puede ponerse en medio.
    .task = Pon un anillo en el camino.
    .right = El doble está ahora en b3, y desde b5 ya no se llega a b2. Un anillo desplazado cierra una puerta aunque esté lejos.
    .wrong = Salle sigue pasando: b4, b3, b2 y tres más. Desplaza el anillo de e2 y ponlo donde estorbe.

gyges-course-setup = La colocación
gyges-course-setup-1 = Antes de la primera jugada, cada parte coloca seis anillos, dos de cada tipo, en sus dos filas más cercanas. Un anillo de la segunda fila no lo mueves hasta que la primera esté vacía.
    .task = Coloca los seis en la fila 1, en cualquier orden.
    .right = Los seis pueden moverse desde el principio. Reparte simples y triples, para ir cerca y lejos por los dos lados.
    .wrong = La colocación vale, pero hay un anillo en la fila 2. Ponlos todos en la fila 1.

gyges-course-puzzle = Problema
gyges-course-puzzle-1 = Ganas en dos jugadas: después de la primera, juegue lo que juegue Salle, queda abierto un camino a la meta.
    .task = Encuentra la primera jugada.
    .right = Juegue lo que juegue Salle ahora, queda abierto un camino a la meta. Una jugada así vale la pena buscarla.
    .wrong = A eso Salle tiene respuesta. Haz rebotar lejos el triple de d1 y pon un anillo donde te sirva.
