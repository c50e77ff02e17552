# Le lezioni di Gygès: un titolo ciascuna; di ogni compito l'idea, che cosa fare, e le risposte.

gyges-course-owner = Anelli di nessuno
gyges-course-owner-1 = Gli anelli non sono di nessuno. Questo doppio l'ha mosso Salle, ma sta nella fila più vicina a te, e puoi muoverlo tu.
    .task = Portalo dritto avanti di due passi, in c5.
    .right = Due cerchi, due passi. Dovunque stia ora, non è di nessuno.
    .wrong = La mossa vale, ma è un'altra casella. Va' dritto, in c5.

gyges-course-row = La tua fila
gyges-course-row-1 = Muovi solo gli anelli della fila più vicina che ne ha: ora la 2. Salle fa lo stesso dall'altro capo.
    .task = Muovi il semplice, con un cerchio, di un passo avanti.
    .right = Salle ha risposto con un anello della sua fila più vicina, la 5.
    .wrong = La fila è giusta, ma muovi il semplice in d2, dritto in d3.
gyges-course-row-2 = Il semplice ha lasciato la tua fila: ora puoi muovere solo il doppio. Se svuoti la fila 2, la tua fila diventa la 3.
    .task = Porta il doppio da a2 in a4.
    .right = La fila 2 è vuota: la prossima volta muovi il semplice in d3. Guarda sempre che anelli ti restano.
    .wrong = Due passi dritto avanti: a3 e a4.

gyges-course-steps = Uno, due, tre passi
gyges-course-steps-1 = Un anello fa tanti passi quanti sono i suoi cerchi, né più né meno. Può svoltare a ogni passo, mai in diagonale, e tutte le caselle prima dell'ultima devono essere libere.
    .task = Porta il triplo da c2 in d4. L'anello in c3 è d'intralcio.
    .right = Intorno all'anello: tre passi, con una svolta.
    .wrong = Ci si arriva in tre passi, ma la casella era d4: d2, d3, d4.

gyges-course-bounce = Il rimbalzo
gyges-course-bounce-1 = L'ultimo passo può finire su un altro anello. Da lì puoi rimbalzare, di tanti passi quanti sono i cerchi di quello. Un confine fra due caselle non si attraversa due volte.
    .task = Da b1 rimbalza sul semplice e arriva in b4.
    .right = Due passi fino a b3, e uno da lì. Il semplice non si è mosso.
    .wrong = Non lì. Due passi avanti finiscono sul semplice in b3, e il suo cerchio ti porta un passo oltre, in b4.
gyges-course-bounce-2 = Anche un rimbalzo può finire su un anello, e così via: una mossa sola può attraversare il tavoliere.
    .task = Rimbalza due volte e finisci in d5.
    .right = b3 ha dato un passo, b4 tre. Anelli in catena sono una via.
    .wrong = Prima il semplice in b3, poi il triplo in b4: i suoi tre passi arrivano in d5.

gyges-course-replace = Scalzare
gyges-course-replace-1 = Invece di rimbalzare puoi scalzare l'anello raggiunto: prendi il suo posto, e lo mandi in una casella libera, ma non dietro la fila più vicina a Salle.
    .task = Prendi il posto del semplice in b3, e mandalo dove vuoi.
    .right = Così decidi dove va un anello: sulla via di qualcuno, o nella tua catena.
    .wrong = Qui non hai preso nessun posto. Finisci in b3, e scegli una casella per il semplice.

gyges-course-goal = L'obiettivo
gyges-course-goal-1 = Vinci con qualsiasi anello nell'obiettivo dietro Salle. Dall'ultima fila è un passo in più, e dev'essere l'ultimo.
    .task = Il triplo in c4 è a tre passi. Vinci.
    .right = c5, c6, obiettivo: tre passi esatti.
    .wrong = Così l'obiettivo ti sfugge. Conta: c5, c6, e l'obiettivo è il terzo passo.
gyges-course-goal-2 = Anche i rimbalzi contano: un anello nell'ultima fila può essere l'ultimo appoggio.
    .task = Il doppio in c4 ce la fa. Vinci.
    .right = Due passi fino al semplice in c6, e il suo passo porta nell'obiettivo.
    .wrong = Finisci sul semplice in c6: da lì un passo porta nell'obiettivo.

gyges-course-block = Sbarrare la via
gyges-course-block-1 = Salle minaccia: il doppio in c5 finisce sul triplo in c3, e da lì tre passi portano nel tuo obiettivo.
    .task = Metti un anello sulla via.
    .right = La via c2, c1, obiettivo è chiusa. Cerca vie così prima di ogni mossa.
    .wrong = La via c3, c2, c1, obiettivo è ancora aperta. A quale di queste caselle arriva il tuo doppio?

gyges-course-defend = Difendersi scalzando
gyges-course-defend-1 = Il triplo di Salle in b5 può arrivare a quello in b2, e rimbalzare tre passi nel tuo obiettivo. La tua fila non può mettersi in mezzo.
    .task = Manda un anello sulla via.
    .right = Il doppio ora sta in b3, e da b5 non si arriva più in b2. Un anello scalzato chiude una porta anche lontana.
    .wrong = Salle passa ancora: b4, b3, b2, e altri tre. Prendi il posto dell'anello in e2, e mandalo dove dà fastidio.

gyges-course-setup = Lo schieramento
gyges-course-setup-1 = Prima della prima mossa ognuno mette sei anelli, due di ogni tipo, sulle sue due file più vicine. Un anello nella seconda fila non lo muovi finché la prima non è vuota.
    .task = Mettili tutti e sei sulla fila 1, in qualsiasi ordine.
    .right = Tutti e sei possono muoversi subito. Distribuisci semplici e tripli, per andare vicino e lontano da tutti e due i lati.
    .wrong = Lo schieramento vale, ma un anello sta sulla fila 2. Mettili tutti sulla fila 1.

gyges-course-puzzle = Problema
gyges-course-puzzle-1 = Vinci in due mosse: dopo la prima, qualunque cosa giochi Salle, una via per l'obiettivo resta aperta.
    .task = Trova la prima mossa.
    .right = Qualunque cosa giochi ora Salle, una via per l'obiettivo resta aperta. Una mossa così vale la ricerca.
    .wrong = A questo Salle ha una risposta. Fa' rimbalzare lontano il triplo in d1, e manda un anello dove ti serve.
