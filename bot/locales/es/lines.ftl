### Jugadas condicionales: lo que un jugador responde a lo que el otro pueda hacer. Solo las ve él.

## Botones

lines-button = { $count ->
    [0] Si …
   *[other] Si … ({ $count })
}
lines-prepared = Respuestas preparadas
lines-if = Si { $name } juega …
lines-anything = cualquier otra cosa
lines-go-on = Seguir tras la { $number }: { $move }
lines-that-is-all = Eso es todo
lines-withdraw = Retirar todo

## La lista

lines-about = Salle da estas respuestas por ti, al cabo de un rato, como si las hubieras dado tú. Nadie más las ve. Si juegas algo distinto de lo que preparaste, { O($name) } hace algo para lo que no tienes respuesta, dejan de valer.
lines-none = Aún no has preparado nada.
lines-typed = También puedes escribirlas: /if { $example }
lines-listed = { $number }. Si { $condition }: { $move }
lines-listed-else = { $number }. Si no: { $move }
lines-listed-then = { $number }. Después { $move }
lines-kept = Preparada.
lines-withdrawn = Retirado. Ya no hay nada preparado.

## Cómo se introduce

lines-answer = Tú respondes …
lines-entered = { $lead } { $move }
# Lo que se puede escribir para "cualquier otra cosa", y antes de una condición.
lines-words-else = si no, de lo contrario, cualquier otra cosa, otra cosa
lines-words-if = si

## Qué ha sido de ellas

lines-about-to = Has preparado esta respuesta: { $move }. Salle la juega dentro de un rato.
lines-given = Salle ha jugado { $move } por ti.
lines-given-after = Salle ha jugado { $move } por ti: { $name } jugó { $condition }.
lines-end-left = No habías preparado respuesta a esto, así que decides tú. Lo demás que habías preparado ya no vale.
lines-end-illegal = La respuesta que habías preparado, { $move }, aquí no es posible, así que decides tú.

## Qué está mal

lines-study = En una mesa de estudio juegas tú por los dos lados: no hay nada que preparar.
lines-your-turn = Te toca. Las respuestas se preparan mientras esperas.
lines-in-private = Aquí leen otros. Escríbeselo a Salle en privado.
lines-near = Posibles: { $moves }
lines-fault-nothing = Escribe lo que podría jugar { $name }, dos puntos, y tu respuesta. Si son varias, sepáralas con punto y coma.
lines-fault-rival = «{ $word }» no es una jugada que { $name } pueda hacer ahí.
lines-fault-mine = «{ $word }» no es una jugada que puedas hacer ahí.
lines-fault-illegal = «{ $word }» no es posible ahí.
lines-fault-secret = «{ $word }» es una jugada que { $name } hace en secreto, así que no puede ser una condición.
lines-fault-unlikely = «{ $word }» es tan improbable que no se puede preparar una respuesta.
lines-fault-unanswered = ¿Qué respondes a «{ $word }»? Escríbelo después de dos puntos.
lines-fault-too-far = Nadie puede saber con tanta antelación qué significaría «{ $word }». Termina antes.
lines-fault-too-many = Puedes preparar { $most } respuestas como máximo. Retira antes alguna, o escribe menos.
