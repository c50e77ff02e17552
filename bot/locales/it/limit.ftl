### Quante sfide possono aspettare una risposta, e ogni quanto si può fare ciò che agli altri costa qualcosa.

limit-challenge-yours = { $count } tue sfide aspettano una risposta: di più non si può. Ritirane una, o aspetta che qualcuno ne accetti una. /tables te le mostra.
limit-challenge-here = Qui { $count } sfide aspettano una risposta: di più non si può. Accettane una, o ritira una delle tue.
limit-rematch-yours = La rivincita deve aspettare: { $count } tue sfide sono ancora senza risposta. Ritirane una e tocca di nuovo «Rivincita». /tables te le mostra.
limit-rematch-here = La rivincita deve aspettare: nella chat di questo incontro { $count } sfide sono senza risposta. Appena una la riceve, tocca di nuovo «Rivincita».
limit-invitation = { $name } ha già troppe sfide in attesa. Apri questo link più tardi.
limit-tables = Hai { $count } tavoli aperti: per ora di più non si può. Ogni { $finished } incontri finiti puoi averne uno in più, fino a { $most }.
limit-tables-most = Hai { $count } tavoli aperti: di più non si può. Prima finisci uno dei tuoi incontri.
limit-often-challenge = Sono molte sfide in poco tempo. Potrai lanciare la prossima tra { $seconds } s.
limit-often-talk = Troppe righe in una volta. Potrai scrivere la prossima tra { $seconds } s.
limit-often-request = Hai chiesto molte cose in poco tempo. Potrai chiedere di nuovo tra { $seconds } s.
limit-asked-here = Hai chiesto { $count } cose a questo tavolo dall'ultima mossa. Aspetta la prossima.
limit-often-setting = Hai cambiato molto in poco tempo. Potrai cambiare altro tra { $seconds } s.
limit-often-link = Hai provato molti codici. Potrai provare il prossimo tra { $seconds } s.
limit-often-export = Sono molti file in poco tempo. Potrai avere il prossimo tra { $seconds } s.
limit-often-judgement = Sono molti incontri da valutare in poco tempo. Potrai chiedere il prossimo tra { $seconds } s.
limit-often-picture = Sono molte immagini in poco tempo. Potrai avere la prossima tra { $seconds } s.
limit-page-wait = Un momento
limit-page-often = Da te o dalla tua rete sono arrivate troppe richieste in poco tempo. Riprova tra { $seconds } s.
limit-page-slow = La richiesta ci ha messo troppo ad arrivare. Inviala di nuovo.
