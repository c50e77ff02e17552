### Orden en un lugar, por parte de quien lo administra.

admin-banned = No puedes jugar en las mesas de este lugar: así lo ha decidido quien lo administra. Los encuentros en curso siguen.
admin-friendly-only = Quien administra este lugar solo os deja jugar encuentros amistosos. Desafiaos a uno.
admin-made-friendly = Has desafiado a { $name } a un encuentro amistoso: quien administra este lugar no os deja jugarlos por puntos.
admin-why = Escribe también el motivo: se comunica y se anota.
admin-whom = Di de quién se trata: añade un nombre.
admin-not-yourself = Esa persona eres tú.
admin-which-table = Di qué mesa: elígela, o escríbelo en su hilo o como respuesta a su tablero.
admin-elsewhere = Esa mesa no se juega en este lugar.
admin-your-own = Tú juegas en esa mesa: tiene que decidirlo otra persona que administre el lugar.
admin-two-people = Hace falta una mesa de dos personas.
admin-is-played = En los últimos { $count } días alguien ha jugado ahí: el encuentro sigue.
admin-too-late = Esta pregunta no es para ti o ya es vieja: empieza de nuevo con /admin.

admin-reason = El motivo: { $reason }
admin-sure = ¿Seguro?
admin-no = No
admin-nothing-done = No se ha hecho nada.

admin-act-log = registro
admin-act-ban = excluir
admin-act-unban = readmitir
admin-act-keep-friendly = solo amistosos
admin-act-allow-rated = por puntos otra vez
admin-act-free = liberar una mesa
admin-act-void = anular un encuentro

admin-ban-ask = ¿Excluir a { $one } de las mesas de este lugar? Aquí no podrá desafiar, aceptar, buscar rivales ni seguir encuentros. Los que están en curso siguen.
admin-unban-ask = ¿Dejar que { $one } vuelva a jugar en este lugar?
admin-keep-friendly-ask = ¿Que { $one } { Y($two) } solo jueguen entre sí encuentros amistosos en este lugar?
admin-allow-rated-ask = ¿Dejar que { $one } { Y($two) } vuelvan a jugar encuentros por puntos en este lugar?
admin-free-ask = ¿Terminar sin resultado el encuentro de { $one } { Y($two) }, porque nadie lo juega? Se les dice el motivo.
admin-void-ask = ¿Anular el encuentro de { $one } { Y($two) }? Se quita su resultado, se calculan de nuevo las puntuaciones que dependen de él y se les dice el motivo.

admin-ban-done = { $one } no puede jugar en las mesas de este lugar.
admin-unban-done = { $one } puede jugar otra vez en este lugar.
admin-keep-friendly-done = Aquí { $one } { Y($two) } solo juegan entre sí encuentros amistosos.
admin-allow-rated-done = Aquí { $one } { Y($two) } pueden jugar otra vez encuentros por puntos.
admin-free-done = El encuentro de { $one } { Y($two) } ha terminado sin resultado. Ya se les avisa.
admin-void-done = El encuentro de { $one } { Y($two) } ya no tiene resultado. Ya se les avisa; las puntuaciones cambian en unos minutos.

admin-log-title = Lo que se ha hecho aquí
admin-log-empty = Aquí no se ha hecho nada en los últimos 400 días.
admin-log-more = Más: /admin log { $page }
admin-log-line = { $date }: { $by }: { $act }: { $about }. { $reason }
admin-log-line-bare = { $date }: { $by }: { $act }: { $about }.
admin-former = una cuenta borrada
admin-operator = quien lleva Salle
