### Quali carte sono uscite e quali possono ancora uscire, nei giochi di carte.

seen-button = Carte viste
seen-out = Uscite: { $cards }
seen-in-hand = Viste in mano: { $cards }
seen-to-come = Possono ancora uscire: { $cards }
seen-no-cards = In questo gioco non si contano carte.
seen-from-memory = Questo incontro si gioca a memoria: è concordato senza «Carte viste».
seen-on = con le carte viste
seen-off = a memoria
seen-on-words = viste
seen-off-words = memoria
