### La rivincita.

rematch-offered = Hai chiesto la rivincita { A($name) }.
rematch-there = Vai alla rivincita
rematch-of-tournament = Questo incontro fa parte del torneo «{ $name }», che forma da sé gli abbinamenti: non c'è rivincita. Puoi lanciare una nuova sfida quando vuoi.
