# Le regole di Audatia, paragrafo per paragrafo; accanto c'è la figura.
# Anna, in rosso, ha sfidato Bea, in blu. ° segna ciò che è una nostra ricostruzione.

audatia-rules-about = Due avversari si battono con la spada a due mani secondo Fiore dei Liberi, e ogni taglio, punta, presa e astuzia è una carta. Scegli una posta in segreto, da lì attacchi, e rispondi a ciò che arriva con quello che permettono la tua mano e il posto della tua spada. Chi non trova risposta ha perso il duello.
    .title = Il gioco

audatia-rules-story_guards = Anna gioca Galeazzo e sfida, Bea gioca Boucicault ed è sfidata. Entrambe hanno scelto in segreto una posta, cioè una guardia, e l'hanno scoperta. Da Donna Destra Anna ha il mandritto fendente (MF) e la punta (P); verdi sono le carte che può giocare. Il fendente scende, il mezano è orizzontale, il sottano sale; il mandritto viene dalla propria destra, il roverso dalla propria sinistra. Mostriamo sei carte in mano; nel gioco sono dodici.
    .title = 1. Due poste
audatia-rules-story_attack = Anna attacca con MF. La carta sta alla sua destra, e lei lascia la posta, che presta al colpo +2 Fortitudo (l'elefante). MF è fermato da MF, MS e RS. Da Tutta Porta di Ferro Bea ha MF, MS e P, e dunque il suo RS non serve. Ha una sola risposta, MS. Senza, avrebbe perso il duello.
    .title = 2. Un attacco
audatia-rules-story_parry = Bea para. Una parata trascina di lato le due spade: il suo MS è venuto da destra, e ora la sua spada è alla sua sinistra, quella di Anna alla destra di Anna. La sua posta presta alla parata +2 Audatia (il leone), e così Anna, che per entrare audacemente ne dovrebbe avere di più, non può. Ogni taglio mostra sul bordo mezzo sole. Qui le metà sono dalla stessa parte e non fanno un sole intero: legamento largo. Ora Bea può attaccare.
    .title = 3. Parata, legamento largo
audatia-rules-story_second = Fuori dalla posta decide il posto della spada: da sinistra ci sono roversi e punte. Bea attacca con RF. Lo fermano RF, MS e RS, ma la spada di Anna è a destra, e lì ha solo mandritti e punte. Il suo MS va bene.
    .title = 4. Un secondo attacco
audatia-rules-story_close = Anna para con MS. Questa volta i mezzi soli, uno a sinistra e uno a destra, ne fanno uno intero: legamento stretto. Lì non si giocano colpi. Chi ha più Fortitudo dice chi sta dentro e chi fuori. Il +2 prestato ad Anna è finito con il suo MF, ma lei ha la carta di quella virtù, che vale 1. Sceglie di stare dentro.
    .title = 5. Legamento stretto
audatia-rules-story_remedy = Allo stretto agisce per prima la parte che ha parato. Anna gioca un rimedio della sua parte, la Ligadura Mezana. Bea deve rispondere con un contrario. Quello perfetto (xbind) le darebbe il duello. Ha solo Coperta e Pomo, che va contro ogni rimedio ma è perfetta contro uno soltanto, Volta e Pomo. Senza un contrario avrebbe perso.
    .title = 6. Un rimedio
audatia-rules-story_broken_off = Un contrario che non è perfetto ferma soltanto il rimedio, e si esce: l'assalto finisce.° Le carte giocate si scartano, le mani si riempiono di nuovo, ed entrambe scelgono una posta per il secondo assalto.
    .title = 7. L'uscita

audatia-rules-preparation = Ognuno ha dodici carte: i sette colpi, tre abilità del proprio personaggio, un rimedio e il suo contrario. Puoi cambiarne quante vuoi con carte del tallone, una volta. Poi si danno le virtù: chi sfida prende Audatia, chi è sfidato una delle altre tre, chi sfida una di due; l'ultima va a chi è sfidato. Qui tocca a Bea prenderne una.
    .title = Preparazione
audatia-rules-virtues = La carta di una virtù vale 1, e una posta può prestarne altra. Ha il vantaggio chi in quel momento ne ha di più. Audatia, il leone, fa entrare audacemente; Prudentia, la lince, attaccare con i sottani; Fortitudo, l'elefante, dire chi sta dentro; Celeritas, la tigre, contrattaccare e scambiare le punte. Qui Bea ha preso Prudentia, e Anna prende una delle ultime due.
    .title = Le virtù
audatia-rules-salute = Chi è sfidato può salutare rinunciando a una carta; chi sfida può rendere il saluto allo stesso modo. Se non lo rende, il primo colpo di chi è sfidato nel duello guadagna +4 Audatia. Chi ha dato una carta gioca il primo assalto senza di essa.
    .title = Il saluto
audatia-rules-measure = Un assalto comincia fuori misura. Le mani si riempiono fino a dodici. Puoi scambiare due carte con una, quante volte vuoi; poi scegli in segreto una posta. Essa dice quali colpi hai, a quali dell'altro è chiusa, e che cosa presta al tuo primo colpo. Scoperte entrambe, si possono giocare le abilità di questo momento, prima chi ha più Celeritas. Niente torna mai nel tallone.
    .title = Fuori misura
audatia-rules-opening = Chi sfida attacca o cambia posta scopertamente; poi chi è sfidato attacca o cambia; poi chi sfida deve attaccare, o l'assalto è pari. Qui Bea è passata a Fenestra Sinestra, che è chiusa a MF. Anna può ancora giocare la punta. Il secondo assalto pari dà il duello a chi è sfidato.
    .title = Chi attacca

audatia-rules-cut = Un fendente è fermato dal fendente dello stesso nome e da entrambi i sottani, un mandritto sottano da entrambi i fendenti e da MS, un roverso sottano da entrambi i fendenti e da RS, un mezano come il fendente della sua parte.° I mezani non parano mai. I sottani attaccano solo con più Prudentia. Qui Bea può giocare anche Misura Perfetta, un'abilità: il taglio resta corto, e tocca a lei.°
    .title = Tagli e parate
audatia-rules-thrust = La punta si può giocare da dovunque. La parano fendenti e sottani, e il legamento è sempre largo. Un mezano la rompe: poi può attaccare chi ha più Celeritas, poi l'altro.° Qui Bea l'ha rotta da sinistra, la sua spada è andata a destra, e avendo più Celeritas può attaccare subito.
    .title = Rompere di punta
audatia-rules-exchange = Con più Celeritas puoi scambiare una punta: è la tua che colpisce. Da una posta ci vuole una posta con il segno dello scambio. Chi subisce lo scambio ha perso, se non lo salvano un rimedio da fuori o l'Uscita.° Qui Anna ha entrambi, e Volta e Pomo, che vale da tutte e due le parti. Al rimedio si può rispondere come a ogni altro.
    .title = Scambio di punta
audatia-rules-counterattack = Con più Celeritas puoi rispondere a un fendente con lo stesso fendente: para e attacca insieme.° Qui Bea ha risposto a MF con MF. Anna deve rispondere come a ogni attacco, con MF, MS o l'Uscita, ma non con un altro contrattacco.°
    .title = Contrattacco
audatia-rules-bold = Quando il tuo attacco è stato parato, hai più Audatia e tieni in mano un rimedio,° puoi entrare audacemente: allo stretto, qualunque sia il legamento, e la prima azione è tua. Qui è entrata Anna. Prima che si scelgano le parti, un Galeazzo con più Celeritas può dare un Calcio, e vince; l'Uscita chiude l'assalto.°
    .title = Entrata audace
audatia-rules-stretto = Contro un rimedio da fuori valgono Contra Soprana e Contra Gomito; da dentro i contrari della Ligadura e della Presa del Manico; la Coperta contro tutti. Qui Bea gioca la Soprana da fuori. La Contra Soprana di Anna è perfetta e vince; con la Coperta si uscirebbe.° Si esce anche se nessuno gioca un rimedio.
    .title = I contrari

audatia-rules-lent = Ciò che una posta presta, lo presta al primo colpo giocato da lì: a qualsiasi colpo, oppure solo a una parata o a una punta. Vale finché quel colpo sta in cima alla pila, mai prima. Qui Bea ha +2 Audatia finché non gioca un altro colpo.
    .title = Ciò che la posta presta
audatia-rules-skills = Quasi tutte le abilità chiedono il vantaggio in una virtù. Un'abilità si mostra, si scarta, e poi può essere negata. Qui Anna fa una Finta: con più Celeritas, dopo un legamento largo,° può attaccare di nuovo, subito. Bea può negarla; la Negazione non si nega.°
    .title = Abilità
audatia-rules-cycle = Un'abilità con il segno del ciclo° si può scartare per una carta del tallone ogni volta che decidi qualcosa, anche nella preparazione, e perfino mentre un attacco aspetta la tua risposta. Qui Bea può ciclare Burla e Occhio di Lince.
    .title = Il ciclo
audatia-rules-passes = Puoi sempre tenere in serbo una carta, e dunque chi passa rivela poco. Se la tua mano non ti lascia altro, Salle passa per te, dopo un po': di solito un minuto o due, ogni tanto un'ora. Una risposta in pochi secondi è dunque una scelta, e un lungo silenzio non rivela nulla. Qui Bea non ha attaccato dopo la parata; ora può farlo Anna.° Se passa anche lei, si esce. Salle ti chiede solo ciò che potresti usare, con una mano qualsiasi che si accordi con ciò che tutti hanno visto. Chi può rispondere a un attacco deve farlo.
    .title = Passare
audatia-rules-end = Un colpo, uno scambio o un rimedio senza risposta vince il duello; lo vincono anche il contrario perfetto, il Calcio, e il Colpo di Villano, dopo un fendente parato con un fendente.° Qui Bea ha MF, ma Dente di Zenghiaro ha solo RS e P. Un'uscita non è un assalto pari: comincia il prossimo.
    .title = Vittoria
audatia-rules-ours = Le carte stampate non erano tutte a disposizione. Ciò che riferiscono giocatori e articoli è rimasto; ciò che nessuno riferisce l'abbiamo fatto noi, e segnato con °. Nostre sono anche le linee di quasi tutte le poste: qui Coda Longa con il suo primo RF lega sempre stretto,° benché questi mezzi soli non ne facciano uno. La pagina di riferimento segna ogni riga.
    .title = Ciò che è nostro
