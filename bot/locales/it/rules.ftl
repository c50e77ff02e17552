# Le regole di un gioco qualsiasi: il titolo, i capitoli, come si va avanti.

rules-of = { $game }: le regole
rules-about = Di che cosa si tratta
rules-story = Un esempio, dall'inizio alla fine
rules-turn = Come si svolge un turno
rules-examples = Esempi spiegati
rules-fine_points = Casi particolari
