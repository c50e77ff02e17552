# Les règles de tout jeu : leur titre, leurs chapitres, la suite.

rules-of = { $game } : les règles
rules-about = De quoi il s'agit
rules-story = Un exemple, du début à la fin
rules-turn = Comment se joue un tour
rules-examples = Exemples expliqués
rules-fine_points = Points délicats
