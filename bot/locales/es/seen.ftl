### Qué cartas han salido y cuáles pueden salir aún, en los juegos de cartas.

seen-button = Cartas vistas
seen-out = Han salido: { $cards }
seen-in-hand = Vistas en la mano: { $cards }
seen-to-come = Aún pueden salir: { $cards }
seen-no-cards = En este juego no se cuentan cartas.
seen-from-memory = Este encuentro se juega de memoria: así lo acordasteis, sin «Cartas vistas».
seen-on = con cartas vistas
seen-off = de memoria
seen-on-words = vistas
seen-off-words = memoria
