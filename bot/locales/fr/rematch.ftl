### La revanche.

rematch-offered = Tu as demandé la revanche à { $name }.
rematch-there = Aller à la revanche
rematch-of-tournament = Cette partie appartient au tournoi « { $name } », qui fait lui-même les appariements : il n'y a pas de revanche. Tu peux lancer un nouveau défi quand tu veux.
