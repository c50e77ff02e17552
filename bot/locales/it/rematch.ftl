### La rivincita.

rematch-offered = Hai chiesto la rivincita { A($name) }.
rematch-there = Vai alla rivincita
