### La memoria deja de responder.

away-done = Hecho. Ahora mismo no puedo mostrarte la mesa; dentro de un momento la verás en /tables.
away-unknown = Ahora mismo no llego a mi memoria y no sé si ha quedado hecho. Míralo en /tables dentro de un momento.
