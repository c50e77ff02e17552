### La pagina dentro Telegram e Discord.

app-over = Questo tavoliere è aperto da troppo tempo. Chiudilo e riaprilo dalla chat.
app-not-proved = L'app non ha confermato chi sei. Chiudi il tavoliere e riaprilo dalla chat.
app-used = Questo tavoliere è già stato aperto. Chiudilo e riaprilo dalla chat.
app-silent = Qui non riesco a sapere chi sei: l'app non risponde.
app-in-browser = Apri il tavoliere nel browser
app-board = Tavoliere
app-menu = Tavoli
app-not-shared = Telegram ora non lo accetta. Riprova tra poco.
app-share = Condividi in una chat
