### Puzzles: a position in which one move is right.

puzzle-title = { $game } · problema { $number }
puzzle-daily = Problema del día · { $title }
puzzle-all = Problemas de { LA($game) }

## What there is to find

puzzle-to-move = Juega { $side }
puzzle-wins-in = gana en { $moves }
puzzle-best = encuentra la mejor jugada
puzzle-is-win = Juega { $side } y gana en { $moves } jugadas. Solo sirve una primera jugada.
puzzle-is-decision = Juega { $side }. Hay una jugada claramente mejor que las demás.
puzzle-side-one = Rojo
puzzle-side-two = Azul
puzzle-side-gyges-one = Sur
puzzle-side-gyges-two = Norte

## How it has fared

puzzle-found-by = { $tried ->
    [0] nadie lo ha intentado aún
   *[other] resuelto por { $found } de { $tried }
}
puzzle-stars = { $stars ->
    [one] { $stars } estrella de 5
   *[other] { $stars } estrellas de 5
}
puzzle-streak = tu racha
puzzle-streak-days = Tu racha: { $days ->
    [one] { $days } día.
   *[other] { $days } días seguidos.
}
puzzle-solved = Has resuelto { $found } de { $all }.
puzzle-tries = { $tries ->
    [one] Lo has intentado una vez.
   *[other] Lo has intentado { $tries } veces.
}

## What came of it

puzzle-wrong = { $move }: no es esa.
puzzle-refuted = { $move }: no es esa. { $side } puede responder: { $answer }
puzzle-right = { $tries ->
    [one] Eso es, a la primera: { $move }
   *[other] Eso es: { $move }
}
puzzle-shown = La jugada correcta: { $move }
puzzle-goes-on = Puede seguir así: { $line }
puzzle-margin = De cada cien veces gana { $points } más que la siguiente mejor.

## Buttons

puzzle-solve = Resolverlo
puzzle-show-me = Enséñamela
puzzle-film = Ver cómo sigue
puzzle-next = El siguiente
puzzle-another = Otro

## Trouble

puzzle-none = Ese problema no existe.
puzzle-no-game = Aún no hay problemas de { LA($game) }.
puzzle-all-done = Has hecho los { $count } problemas de { LA($game) }. Habrá más.
puzzle-nothing-open = No tienes ningún problema abierto. /puzzle te da uno.
