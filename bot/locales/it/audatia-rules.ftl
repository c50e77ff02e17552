# The rules of Audatia, for players: a picture each.

audatia-rules-preparation = Ognuno ha dodici carte e può cambiarne quante vuole, una volta. Poi si danno le virtù: Audatia a chi sfida, poi si prende una volta per uno. Una virtù vale 1; chi ne ha di più ha il vantaggio. Chi è sfidato può salutare con una carta; se il saluto non è reso, il suo primo colpo porta 4 di Audatia.
    .title = Preparazione
audatia-rules-measure = Fuori misura le mani tornano a dodici; si possono scambiare due carte con una. Si sceglie in segreto una posta. Chi sfida attacca o cambia posta; poi l'altro; poi chi sfida deve attaccare, o l'assalto è pari. La tua posta dice quali colpi hai, quella dell'altro quali sono aperti.
    .title = Fuori misura
audatia-rules-cut = Il fendente scende, il mezano è orizzontale, il sottano sale; il mandritto viene da destra, il roverso da sinistra. A un taglio si risponde: con una parata che lo ferma, un contrattacco o un'abilità. Senza risposta perdi il duello. I mezani non parano; i sottani attaccano solo con più Prudentia.
    .title = Tagli e parate
audatia-rules-bind = Una parata trascina di lato le due spade; da lì restano i colpi di quel lato e la punta. Due mezzi soli che ne fanno uno legano stretto, altrimenti largo. Dopo un legamento largo può attaccare chi ha parato, poi l'altro; se nessuno lo fa, si esce.
    .title = Il legamento
audatia-rules-thrust = La punta si para con fendenti e sottani, e un mezano la rompe; poi può attaccare chi è più rapido. Con più Celeritas la puoi scambiare: tocca la tua punta, e se ne esce solo con un rimedio da fuori. Da una posta serve il segno dello scambio.
    .title = La punta
audatia-rules-counterattack = Con più Celeritas puoi rispondere a un fendente con lo stesso fendente: para e attacca insieme. L'altro deve rispondere come a ogni attacco, ma non con un contrattacco.
    .title = Contrattacco
audatia-rules-stretto = Allo stretto non si giocano colpi. Chi ha più Fortitudo sceglie chi sta dentro e chi fuori. Chi ha parato può giocare un rimedio per la sua parte, poi l'altro; se nessuno lo fa, si esce. Un rimedio senza contrario vince. Il contrario perfetto vince al suo posto; un altro lo ferma soltanto.
    .title = Allo stretto
audatia-rules-bold = Il tuo attacco è stato parato, e hai più Audatia? Allora puoi entrare audacemente, se hai in mano un rimedio: allo stretto, qualunque sia il legamento, e la prima azione è tua. Per strada possono fermarti un calcio o un'uscita.
    .title = Entrata audace
audatia-rules-end = Vinci con un colpo, uno scambio o un rimedio che non trova risposta, con il contrario perfetto, con un Calcio o un Colpo di Villano. Il secondo assalto pari dà il duello a chi è sfidato. Un'uscita non è un pari: comincia un nuovo assalto.
    .title = Vittoria
