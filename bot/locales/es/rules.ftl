# Las reglas de cualquier juego: el título, los capítulos, cómo se sigue.

rules-of = { $game }: las reglas
rules-about = De qué va
rules-story = Un ejemplo, de principio a fin
rules-turn = Cómo va un turno
rules-examples = Ejemplos explicados
rules-fine_points = Casos particulares
