### L'entrée : comment on arrive à une partie.

## D'autres conditions pour un défi

entrance-card-counter = { $name } propose :
entrance-change-what = Que veux-tu changer ? Touche-le, puis propose tout d'un coup.
entrance-propose = Proposer
entrance-proposed = Proposé. À { $name } de répondre.
entrance-changed = C'est changé.
entrance-nothing-changed = Ce sont déjà les conditions. Touche d'abord ce que tu veux changer.
entrance-terms-changed = D'autres conditions ont été proposées entre-temps ; regarde-les d'abord.
entrance-terms = Conditions
entrance-clock = Temps
entrance-own-choice = Ce choix est le tien :
