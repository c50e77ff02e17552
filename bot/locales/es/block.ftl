### Bloquear: con quién no se quiere tener trato.

block-done = Has bloqueado a { $name }: no te llegan sus desafíos ni lo que diga en la mesa, y nunca os emparejo. No se entera, y lo que estéis jugando sigue.
block-undo = Desbloquear
block-undone = { $name } ya no está en tu lista de bloqueos.
block-not-blocked = No has bloqueado a { $name }.
block-list = Has bloqueado a estas personas. No lo saben.
block-whom = ¿A quién quieres desbloquear?
block-nobody = No has bloqueado a nadie. Para hacerlo, escribe /block y un nombre.
block-somebody = alguien
block-not-yourself = No puedes bloquearte.
block-too-many = Ya has bloqueado a { $count } personas y no caben más. /unblock muestra las últimas.
block-yours = Has bloqueado a { $name }. Con /unblock podéis volver a jugar.
# También la lee quien está bloqueado: por eso no da ningún motivo.
block-no-match = Este encuentro no puede ser ahora. Elige a otra persona o desafía a cualquiera.
