### La página dentro de Telegram y Discord.

app-over = Este tablero lleva mucho tiempo abierto. Ciérralo y vuelve a abrirlo desde el chat.
app-not-proved = La aplicación no ha confirmado quién eres. Cierra el tablero y vuelve a abrirlo desde el chat.
app-used = Este tablero ya se había abierto. Ciérralo y vuelve a abrirlo desde el chat.
app-silent = Aquí no puedo saber quién eres: la aplicación no responde.
app-in-browser = Abre el tablero en un navegador
app-board = Tablero
app-menu = Mesas
app-not-shared = Telegram no lo admite ahora. Inténtalo de nuevo en un momento.
app-share = Compartir en un chat
