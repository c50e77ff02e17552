### Quante sfide possono aspettare una risposta.

limit-challenge-yours = { $count } tue sfide aspettano una risposta, e di più insieme non si può. Ritirane una, o aspetta che qualcuno ne accetti una. /tables te le mostra.
limit-challenge-here = In questa chat { $count } sfide aspettano una risposta, e di più insieme non si può. Accettane una, o ritira una delle tue.
limit-rematch-yours = La rivincita deve aspettare: { $count } tue sfide sono ancora senza risposta. Ritirane una e tocca di nuovo «Rivincita». /tables te le mostra.
limit-rematch-here = La rivincita deve aspettare: nella chat di questo incontro { $count } sfide sono senza risposta. Quando una avrà la sua, tocca di nuovo «Rivincita».
limit-invitation = { $name } ha già in attesa tutte le sfide che si possono avere. Apri questo link più tardi.
