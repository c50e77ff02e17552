### Che cosa ostacola una mossa rifiutata, in un'immagine.

why-button = Perché no?
why-legal = { $move } si può giocare.
why-alt = Una mossa rifiutata. { $refusal } { $marks }
why-card = carta { $card }
why-mark-from = tentativo: { $places }
why-mark-to = arrivo: { $places }
why-mark-blocked = ostacolo: { $places }
why-mark-empty = vuoto: { $places }
why-mark-must = giusto: { $places }
