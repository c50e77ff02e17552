# Le lezioni di Audatia: un titolo ciascuna; di ogni compito l'idea, che cosa fare, e le risposte.

audatia-course-attack = L'attacco
audatia-course-attack-1 = Dalla tua posta hai certi colpi, e la posta di Salle è chiusa ad alcuni. Un colpo senza risposta vince il duello. Fenestra Sinestra è chiusa al mandritto fendente (MF).
    .task = Attacca con un colpo a cui Salle è aperta.
    .right = La punta passa dritta: da lì Salle non aveva un colpo per fermarla.
    .wrong = Non ti serve un'altra posta. La tua punta (P) trova aperta quella di Salle.

audatia-course-parry = La parata
audatia-course-parry-1 = Un taglio lo fermano tre colpi, mai quello che parte dallo stesso angolo. Il roverso fendente (RF) lo fermano RF, MS e RS; da Tutta Porta di Ferro tu hai MF, MS e P.
    .task = Ferma il colpo con un altro colpo.
    .right = Il mandritto sottano gli sale sotto. Il legamento è largo, e il prossimo colpo può essere tuo.
    .wrong = L'Uscita ti salva, ma una parata ce l'hai: tieni quella carta, e usa il mandritto sottano (MS).

audatia-course-side = Dove sta la spada
audatia-course-side-1 = Con il primo colpo lasci la posta. Da allora decide dove sta la spada: da sinistra hai i roversi, da destra i mandritti, e la punta da ogni lato.
    .task = La tua spada è a sinistra, e il legamento è largo. Colpisci.
    .right = Da sinistra serve un roverso, e Salle non aveva più risposte.
    .wrong = Non lasciar correre: da sinistra puoi colpire con un roverso.

audatia-course-bind = Il legamento
audatia-course-bind-1 = Dopo una parata s'incontrano due mezzi soli, sul bordo delle carte. Sinistra e destra fanno un sole intero: legamento stretto, dove contano solo i rimedi. Due mezzi soli a sinistra lasciano il legamento largo, e possono seguire altri colpi.
    .task = Il colpo di Salle ha il mezzo sole a sinistra. Non hai rimedi: para in modo che il legamento sia largo.
    .right = Sinistra contro sinistra: largo. Ora puoi colpire tu, prima di Salle.
    .wrong = Così non è largo. Destra contro sinistra fa un sole intero, e allo stretto non avresti nulla da giocare. Para con l'altro colpo.

audatia-course-break = Senza risposta
audatia-course-break-1 = Salle tira un roverso fendente, e da Donna Destra hai solo il mandritto fendente e la punta: nessuno dei due lo ferma. Senza risposta il duello è perso.
    .task = Vieni via.
    .right = Un'uscita: nessuno vince, e non è pari. Comincia il prossimo assalto.
    .wrong = Da questa posta una carta nuova non ferma il colpo. Gioca l'Uscita.

audatia-course-bold = L'entrata audace
audatia-course-bold-1 = Salle ha parato il tuo attacco. Chi ha più Audatia può ora entrare audacemente, e allo stretto agire prima, anche dopo un legamento largo.
    .task = Hai l'Audatia, e un rimedio. Entra.
    .right = Salle ha più Fortitudo, e sta dentro. La prima azione è tua.
    .wrong = Se aspetti, colpisce Salle. Hai l'Audatia, e un rimedio in mano.
audatia-course-bold-2 = Ora decide un rimedio. Volta e Pomo vale da dentro e da fuori.
    .task = Giocalo.
    .right = Nessun contrario, e il duello è tuo.
    .wrong = L'entrata serviva a questo. Gioca Volta e Pomo.

audatia-course-remedy = Dentro e fuori
audatia-course-remedy-1 = Allo stretto ogni rimedio vale da una parte: la Ligadura Mezana da dentro, la Soprana Tor di Spada da fuori. Avevi più Fortitudo, e stai dentro.
    .task = Gioca il rimedio che lì ti serve.
    .right = La Ligadura Mezana vale da dentro. Un rimedio senza contrario vince.
    .wrong = Hai un rimedio per chi sta dentro. Se passi, può giocarne uno Salle.

audatia-course-counter = I contrari
audatia-course-counter-1 = Ogni rimedio ha un solo contrario perfetto, che vince il duello; un altro che valga da quella parte chiude soltanto l'assalto. Salle gioca Volta e Pomo.
    .task = Vinci con il contrario perfetto.
    .right = Coperta e Pomo è perfetta contro quello. Tutti cominciano con tutti e due: pensaci, prima di giocare tu il rimedio.
    .wrong = Così lo fermi, e basta. Coperta e Pomo è il contrario perfetto di Volta e Pomo.

audatia-course-call = L'ultima chiamata
audatia-course-call-1 = La sfida è tua, nessuno ha attaccato, e un assalto è già pari. Il secondo assalto pari dà il duello a Salle.
    .task = Non lasciare che finisca pari.
    .right = Un attacco, e l'assalto continua. Chi sfida non può aspettare per sempre.
    .wrong = Sarebbe il secondo assalto pari, e il duello andrebbe a Salle. Attacca, con quello che hai.

audatia-course-puzzle = Problema
audatia-course-puzzle-1 = Salle tira un roverso sottano (RS). Puoi fermarlo, o uscire. La mano di Salle la conosci: MF, RF, MM, RM, P, e nessun sottano.
    .task = Che cosa è meglio?
    .right = Il legamento è largo, e la tua spada è a sinistra. Il tuo roverso fendente lo fermerebbe da lì solo un sottano, e Salle non ne ha.
    .wrong = Sicuro, ma butti via una vittoria. Para, e guarda quale colpo hai poi da sinistra, e che cosa lo fermerebbe.
