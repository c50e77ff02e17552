### La entrada: cómo se llega a un encuentro.

## Otras condiciones para un desafío

entrance-card-counter = { $name } propone: { $changes }
entrance-was-is = { $was } → { $now }
entrance-other-begins = empieza: { $was } → { $now }
entrance-change-what = ¿Qué quieres cambiar? Tócalo y luego proponlo todo a la vez.
entrance-propose = Proponer
entrance-apply = Cambiar
entrance-proposed = Propuesto. Ahora responde { $name }.
entrance-changed = Cambiado.
entrance-nothing-changed = Las condiciones ya son estas. Toca primero lo que quieras cambiar.
entrance-terms-changed = Mientras tanto se han propuesto otras condiciones: míralas primero.
entrance-terms = Condiciones
entrance-clock = Ritmo
entrance-change-title = Cambiar: { $game }
entrance-switches = Otras reglas
entrance-own-choice = Eliges tú:
entrance-changes = Tus cambios: { $changes }
entrance-last-counter-offer = Sería la segunda contraoferta, y la última: después solo queda aceptar o rechazar.
entrance-side = Quién empieza
entrance-side-gyges = empieza { $name } (Sur)
entrance-side-cannae = empieza { $name } (blancas)
entrance-side-audatia = empieza { $name } (reta)
entrance-rating = Encuentro
entrance-rated = por puntos
entrance-friendly = amistoso
entrance-make-rated = Que sea por puntos
entrance-make-friendly = Que sea amistoso
entrance-now-rated = Ahora el encuentro es por puntos: cuenta para las dos puntuaciones.
entrance-now-friendly = Ahora el encuentro es amistoso: no cuenta para ninguna puntuación.
entrance-not-yours-to-rate = Solo quienes van a jugar deciden si es por puntos.

## Las puertas de entrada

entrance-welcome = Juegos para dos por correspondencia: una jugada ahora, la respuesta mañana.
entrance-hello = Hola, soy Salle: juegos para dos por correspondencia, una jugada ahora, la respuesta mañana.
entrance-play-now = Jugar ahora
entrance-friend = Desafiar a alguien
entrance-which-level = ¿A qué nivel debe jugar Salle?
entrance-whose-rules = ¿Qué reglas?
entrance-challenge = Un desafío para { $name }: { $game }
entrance-terms-how = Toca lo que quieras cambiar.
entrance-send-challenge = Desafiar
entrance-whom = ¿A quién quieres desafiar?
entrance-whom-choose = Elige a alguien
entrance-whoever = Quien quiera
entrance-somebody = alguien
entrance-not-your-menu = Este menú lo abrió otra persona. /challenge abre el tuyo.

## Lo que no puede ser

entrance-two-opponents = Una persona y el ordenador son dos rivales. Quita uno.
entrance-setting-takes = { $name } puede ser: { $values }.

## Ajustes

entrance-choose-setting = Toca lo que quieras cambiar.

## Lo que se puede escribir de un desafío, además de lo que dicen tarjetas y botones

entrance-words-filling = con contra y e el la los las un una de del en para por como a al favor juego juega jugar partida
entrance-words-computer = salle ordenador computadora máquina
entrance-words-study = estudio
entrance-words-rated = puntos puntuada puntuado clasificatoria clasificatorio
entrance-words-friendly = amistoso amistosa
entrance-words-clock = ritmo tiempo reloj
entrance-words-yes = sí
entrance-words-no = no
