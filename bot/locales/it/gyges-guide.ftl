# Il primo incontro guidato di Gygès: che cosa si può fare ora, in due brevi frasi al più.

gyges-guide-first = Impara giocando: circa 5 minuti
    .about = Un incontro contro Salle, con gli anelli già schierati

gyges-guide-nearest = Muovi uno degli anelli segnati, quelli della fila più vicina a te. Porta un anello qualsiasi nell'obiettivo dietro Salle, e vinci.
gyges-guide-steps = L'anello in { $square } fa esattamente { $value ->
        [one] { $value } passo
       *[other] { $value } passi
    }, dritto o svoltando, mai in diagonale. Premilo per vedere dove può finire.
gyges-guide-bounce = L'{ gyges-ring } in { $square } può finire sull'anello in { $hit }. Da lì può rimbalzare, di tanti passi quanti sono i cerchi di quell'anello.
gyges-guide-throw = Oppure prendi il posto dell'anello in { $hit }: quello lo mandi poi in una casella libera. Così sbarri una via, o ne fai una.
gyges-guide-row = Ora la tua fila è la { $row }: la più vicina con un anello che può muoversi. Puoi muovere solo i suoi anelli.
gyges-guide-shared = L'anello di Salle è finito in { $square }. Non è di nessuno: quando sta nella tua fila più vicina, puoi muoverlo tu.
gyges-guide-goal = L'anello in { $square } può arrivare all'obiettivo{ $bounces ->
        [0] {""}
        [one] {" "}con { $bounces } rimbalzo
       *[other] {" "}con { $bounces } rimbalzi
    }. Premilo, poi premi l'obiettivo dietro Salle: vinci.
gyges-guide-threat = Attenzione: se non cambia nulla, Salle porta l'anello in { $square } nel tuo obiettivo. Sbarragli la via, o manda altrove un anello su cui rimbalza.
gyges-guide-over = Per il prossimo incontro: prima di inviare, guarda se la fila più vicina a Salle può arrivare al tuo obiettivo.
