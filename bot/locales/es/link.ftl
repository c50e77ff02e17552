### Vincular: varias identidades de una persona.

link-title = Una sola persona
link-on-discord = Discord
link-on-telegram = Telegram
link-on-web = la página
link-how = Escríbelo donde también juegas, en Discord, en Telegram o en una mesa de la página, antes de { $minutes } minutos. Sirve una vez.
link-with = Ya vinculado: { $places }
link-joins = Esto une a { $here } de aquí y a { $there } ({ $place }): una sola lista de mesas, una sola puntuación, los mismos ajustes.
link-ends = { $game } entre las dos termina sin resultado.
link-leaves = En el torneo «{ $name }» se queda la primera inscripción; la otra se retira.
link-ask = ¿Eres tú en los dos sitios?
link-yes = Unir
link-yes-here = Unir, ajustes de aquí
link-yes-there = Unir, ajustes de allí
link-settings = Los ajustes de aquí y de allí son distintos. ¿Cuáles valen para los dos?
link-no = Dejarlo
link-kept = No se ha cambiado nada.
link-done = Hecho. Aquí juegas también lo que juegas en otros sitios: { $places }. /unlink los separa de nuevo.

link-part-ask = ¿Separar lo de aquí de lo demás ({ $places })? Cada sitio sigue con sus mesas.
link-part-yes = Separar
link-part-done = Separado de lo demás ({ $places }). Cada sitio conserva sus mesas y sus resultados.
link-part-nothing = Aquí no tienes nada vinculado. /link te da un código para hacerlo.

link-no-such-code = Ese código no existe o ya no vale: los códigos duran diez minutos y sirven una vez. /link te da uno nuevo donde también juegas.
link-own-code = Ese código es tuyo. Escríbelo donde también juegas, no aquí.
link-same-platform = Los dos estarían en la misma plataforma, y allí cada persona juega con un solo nombre. En la página pueden ser varios.
