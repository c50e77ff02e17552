### Seguir: encuentros ajenos, de los que se recibe aviso.

follow-playing = Juega ahora: { $game } contra { $name }
follow-playing-more = Y { $count } más
follow-match = { $game }: { $one } – { $two }
follow-running = Encuentros en curso
follow-running-of = { $name }: encuentros en curso
follow-which = ¿Cuál quieres seguir?

## What is told

follow-how = ¿De qué quieres que te avise?
follow-only-end = Solo del final
follow-every-move = De cada jugada
follow-stop = Dejar de seguir
follow-told-end = Sigues este encuentro: te diré cómo termina.
follow-told-moves = Sigues este encuentro: un mensaje te muestra cada jugada, sin sonido, y después el final.
follow-closed = Ahora no puedo escribirte en privado, así que no te llegaría nada. Abre antes un chat privado conmigo.
follow-stopped = Ya no sigues este encuentro.
follow-list = Los encuentros que sigues
follow-stop-which = ¿Cuál quieres dejar de seguir?

## Refusals

follow-yours = En este encuentro juegas tú.
follow-not-public = Este encuentro no se puede seguir: se juega en privado o quienes lo juegan no lo muestran.
follow-not-running = Este encuentro no está en curso: no hay nada que seguir.
follow-nothing-here = Aquí no se juega ningún encuentro que puedas seguir.
follow-too-many = Sigues { $count } encuentros y no caben más. /unfollow los muestra.
follow-full = Este encuentro ha terminado, o ya lo siguen { $count } personas.
follow-none = No sigues ningún encuentro. Donde se juega, /follow te busca uno.
follow-not-followed = No sigues este encuentro.
