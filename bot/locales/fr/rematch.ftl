### La revanche.

rematch-offered = Tu as demandé la revanche à { $name }.
rematch-there = Aller à la revanche
rematch-of-tournament = Dans le tournoi « { $name } », c'est lui qui décide qui joue contre qui : pas de revanche. Mais tu peux lancer un nouveau défi quand tu veux.
