# The rules of En Garde, for players: a picture each.

en_garde-rules-move = Gioca una carta e muoviti esattamente di altrettante caselle, avanti o indietro. Non puoi uscire dalla pedana, né raggiungere o superare l'altro schermidore. Poi peschi fino ad avere cinque carte.
    .title = Movimento
en_garde-rules-attack = Una carta pari alla distanza può affondare. Cala una o più carte di quel valore; nessuno si muove. Nel gioco base si affonda con una carta, ed è sempre una toccata.
    .title = Affondo
en_garde-rules-parry = Rispondi con altrettante carte dello stesso valore, o la toccata vale. Dopo una parata segue il tuo turno, con le carte che ti restano; solo alla fine peschi. Tre o più carte non si parano: ce ne sono solo cinque per valore.
    .title = Parata
en_garde-rules-indirect = Nel gioco avanzato puoi fare un passo avanti con una carta e affondare nello stesso turno, con carte pari alla distanza che resta.
    .title = Passo avanti e affondo
en_garde-rules-fall_back = Da un passo avanti e affondo puoi anche ripiegare: una carta, tante caselle indietro, e il tuo turno è finito. Un affondo diretto si può solo parare.
    .title = Ripiegare
en_garde-rules-last_card = Chi pesca l'ultima carta chiude le danze. Dopo una mossa, l'altro schermidore può ancora fare un affondo diretto, che si può parare. Dopo un affondo resta solo la risposta.
    .title = L'ultima carta
en_garde-rules-comparison = Nessuna toccata? Allora si scoprono le mani e si contano le carte pari alla distanza: chi ne ha di più vince l'assalto. Se sono pari vince chi è più avanti; se anche lì si è pari, nessuno segna. Il gioco base guarda solo chi è più avanti, e così ogni gioco dopo un ultimo ripiegare.
    .title = A tallone finito
en_garde-rules-match = Con una toccata vinci l'assalto, e lo vinci anche se l'altro schermidore non ha più mosse legali. Chi vince per primo cinque assalti vince l'incontro, se non ne avete scelti meno. Si comincia una volta per uno.
    .title = L'incontro
