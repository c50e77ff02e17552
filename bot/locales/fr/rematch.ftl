### La revanche.

rematch-offered = Tu as demandé la revanche à { $name }.
rematch-there = Aller à la revanche
