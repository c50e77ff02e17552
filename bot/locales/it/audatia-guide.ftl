# Audatia in tre brevi lezioni: che cosa si può fare ora, in due brevi frasi al più.
# $blows: i codici come stanno sulle carte, "–" se non ce n'è.

audatia-guide-blows = Lezione 1: colpo e parata
    .about = Attacca, scopri che cosa ferma un colpo, e rispondi. Circa 5 minuti
audatia-guide-measure = Lezione 2: misura e poste
    .about = Scambia carte, scegli una posta in segreto, trova che cosa lascia aperto. Circa 5 minuti
audatia-guide-stretto = Lezione 3: gioco stretto
    .about = Lame legate, rimedi, e i loro contrari. Circa 5 minuti

## Colpo e parata
audatia-guide-strike = Stai in { audatia-posta }, una posta da cui puoi colpire con le carte segnate, { $blows }. Un colpo senza risposta vince il duello.
audatia-guide-parry = Salle attacca con { audatia-attack } ({ $attack }). Da dove sta la tua spada puoi fermarlo con { $blows }.
audatia-guide-no_parry = Nessun tuo colpo lo ferma. L'Uscita chiude l'assalto senza danno; senza nessuna risposta il duello sarebbe perso.
audatia-guide-feint = Salle ha parato. La tua Finta colpirebbe subito di nuovo; se passi, può colpire Salle.
audatia-guide-wide = Il legamento è largo, e possono seguire colpi: colpisci ora. La tua spada è a { $side ->
        [R] destra
       *[L] sinistra
    }, e da lì hai { $blows }.
audatia-guide-side = Con il primo colpo hai lasciato la posta: ora decide il posto della spada. Da { $side ->
        [R] destra
       *[L] sinistra
    } hai { $blows }.
audatia-guide-blows_over = Era la lezione 1. La prossima parla di poste.

## Misura e poste
audatia-guide-choose_guard = Fuori misura si sceglie in segreto una posta, cioè una guardia. Dice quali colpi hai, e a quali di Salle è chiusa.
audatia-guide-trade = Prima puoi scambiare due carte con una del tuo tallone. Le mani tornano a dodici solo all'inizio del prossimo assalto.
audatia-guide-closed = La posta di Salle, { audatia-posta }, è chiusa a { $blows }. { $open ->
        [none] Cambia posta per trovare un colpo.
       *[other] Attacca con { $open }, o cambia posta.
    }
audatia-guide-lent = La tua posta, { audatia-posta }, presta qualcosa al tuo primo colpo: { audatia-posta-lends }. Vale finché non giochi un altro colpo.
audatia-guide-from_guard = Stai ancora in { audatia-posta }: solo i suoi colpi possono rispondere. In mano ne hai { $blows }.
audatia-guide-last_call = Attacca ora, o l'assalto è pari. Il secondo assalto pari dà il duello a Salle.
audatia-guide-next_assault = L'assalto è finito senza vincitore. Le mani sono di nuovo piene, e si sceglie un'altra posta.
audatia-guide-measure_over = Era la lezione 2. L'ultima parla del gioco stretto.

## Gioco stretto
audatia-guide-bind_close = Da { audatia-posta } il tuo { $blows }, se parato, lega sempre stretto. Attacca con quello.
audatia-guide-suns = Con gli altri colpi decidono i mezzi soli sul bordo delle carte. Se le due metà ne fanno uno intero, il legamento è stretto.
audatia-guide-orient = Le lame sono legate, e non si giocano più colpi. Hai più Fortitudo, e scegli tu chi sta dentro.
audatia-guide-flanks = Ora ci sono solo rimedi, ognuno dalla sua parte. Il tuo, { audatia-card }, vale { $flank ->
        [inside] da dentro
        [outside] da fuori
       *[both] da tutte e due le parti
    }.
audatia-guide-perfect = Salle gioca un rimedio, e tu ne hai il contrario perfetto: { audatia-card }. Giocalo, e vinci il duello.
audatia-guide-cover = Coperta e Pomo va contro ogni rimedio, ma è perfetta contro uno soltanto, Volta e Pomo. Gli altri li ferma e basta.
audatia-guide-imperfect = { audatia-card } ferma questo rimedio, ma non è il contrario perfetto. Dopo si esce dall'assalto.
audatia-guide-remedy_known = La prima mano la conoscono tutti: Salle ha { audatia-card }, il contrario perfetto del tuo rimedio. Meglio passare.
audatia-guide-remedy = Gioca un rimedio, come { audatia-card }. Se Salle non ha un contrario, vinci il duello.
audatia-guide-bold = Salle ha parato, ma hai più Audatia: puoi entrare audacemente. Allo stretto agisci prima tu, qualunque sia il legamento.
audatia-guide-stretto_over = Era l'ultima lezione: ora puoi giocare un duello intero.

## Una decisione che arriva per la prima volta: una frase, a che cosa serve
audatia-guide-window-mulligan = Tutti sanno con quali carte hai cominciato: ciò che cambi ora lo sai soltanto tu.
audatia-guide-window-virtue = Chi ha più di una virtù ha una via in più: Audatia per entrare, Prudentia per colpi che salgono, Fortitudo per scegliere di stare dentro, Celeritas per contrattaccare e scambiare.
audatia-guide-window-salute = Il saluto è una scommessa: una carta in meno in questo assalto, contro l'Audatia con cui si entra audacemente.
audatia-guide-window-return = Rendere il saluto costa una carta in questo assalto, e in cambio il primo colpo che arriva è come gli altri.
audatia-guide-window-measure = La posta decide quali colpi avrai, a quali colpi altrui è chiusa, e che cosa riceve il tuo primo colpo.
audatia-guide-window-skills = Prima che qualcuno colpisca, le abilità preparano l'assalto: chi deve attaccare, che cosa perde l'altro, che cosa riesci a vedere.
audatia-guide-window-lured = L'esca ti costa un colpo e la posta: lascia il colpo che ti mancherà di meno.
audatia-guide-window-lured-posta = La nuova posta la vedono tutti: prendine una chiusa a ciò che può arrivare, che abbia ancora colpi nella tua mano.
audatia-guide-window-duty = Chi attacca lascia subito la posta, mentre chi difende risponde da una posta ancora in piedi.
audatia-guide-window-opening = Un attacco senza risposta vince il duello; un'altra posta può dartene uno migliore.
audatia-guide-window-reply = Il primo colpo può essere tuo ora; se invece cambi posta, resta soltanto l'ultima chiamata.
audatia-guide-window-last-call = Un assalto in cui nessuno colpisce è pari, e il secondo assalto pari dà il duello a chi è stato sfidato.
audatia-guide-window-defend = Un colpo senza risposta chiude il duello: lo fermano solo i colpi della tua posta, o della parte in cui sta la tua spada.
audatia-guide-window-escape = Di due punte che s'incrociano arriva solo la seconda: ti salva un rimedio che ne esce di fuori.
audatia-guide-window-villano = Dove due fendenti s'incontrano puoi lasciar scivolare via il colpo e ferire: vince il duello, se non trova risposta.
audatia-guide-window-entry = La parata non è la fine: allo stretto agiresti prima tu, qualunque sia il legamento.
audatia-guide-window-bold = Allo stretto agisce prima chi è entrato: questo è l'ultimo momento per impedirlo.
audatia-guide-window-again = Una finta è subito un secondo attacco, dalla parte in cui sta ora la tua spada.
audatia-guide-window-turn = Nel gioco largo le spade sono libere di colpire ancora; se nessuno lo fa, si esce dall'assalto.
audatia-guide-window-orient = Allo stretto contano solo i rimedi, e ognuno vale da una parte: mettiti dove servono i tuoi.
audatia-guide-window-remedy = Un rimedio senza contrario vince il duello, ma il suo contrario perfetto lo perde.
audatia-guide-window-counter = Il contrario perfetto di un rimedio vince il duello; ogni altro lo ferma e basta.
audatia-guide-window-deny = Un'abilità ha effetto solo dopo che l'hai lasciata correre: poi nulla la disfa.
