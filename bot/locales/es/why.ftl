### Qué impide una jugada rechazada, en una imagen.

why-button = ¿Por qué no?
why-legal = { $move } se puede jugar.
why-alt = Una jugada rechazada. { $refusal } { $marks }
why-card = carta { $card }
why-mark-from = intento: { $places }
why-mark-to = destino: { $places }
why-mark-blocked = obstáculo: { $places }
why-mark-empty = vacío: { $places }
why-mark-must = correcto: { $places }
