### Come chi gioca sulla pagina conserva il suo posto: passkey, accesso, sessioni.

# The page's own.
login-title = Il mio posto
login-keep = Conserva il mio posto
login-keep-about = Una passkey ti conserva il posto: da un altro dispositivo torni a sederti qui. Niente password, niente e-mail.
login-kept = Il tuo posto è al sicuro. Su un altro dispositivo scegli «Ho già un posto».
login-add = Aggiungi un'altra passkey
login-have = Ho già un posto
login-have-about = Con una passkey ti siedi qui, al posto che hai conservato.
login-passkeys = Le mie passkey
login-none = Ancora nessuna passkey: il tuo posto lo conosce solo questo browser.
login-made = Creata: { $day }
login-used = ultimo uso: { $day }
login-remove = Togli
login-remove-of = Togli la passkey: { $device }
login-remove-sure = Toglila comunque
login-leave-it = Lasciala
login-sessions = I miei accessi
login-here = questo browser
login-since = Dal { $day }
login-end = Esci
login-end-of = Esci: { $device }
login-somewhere = Browser sconosciuto
login-name-first = Prima scegli un nome all'ingresso: poi puoi conservare il posto.
login-not-able = Qui questo browser non può usare le passkey.
login-cancelled = Non è cambiato nulla: nessuna passkey è stata confermata.
login-already = Questo dispositivo ha già una passkey per il tuo posto.
login-with-discord = Accedi con Discord
login-with-telegram = Accedi con Telegram

# Refusals.
login-chat-not-proved = Non è certo chi sei lì. Ricomincia.
login-late = Sono passati più di cinque minuti, oppure è già stato fatto. Ricomincia.
login-not-proved = Non ho potuto verificare questa passkey. Ricomincia.
login-unknown = Non conosco questa passkey. Forse è stata tolta.
login-too-many = Hai { $count } passkey: di più non ce ne stanno. Prima togline una.
login-not-here = A questo indirizzo le passkey non funzionano: serve il nome della pagina, in HTTPS.
login-last-passkey = È la tua ultima passkey. Senza, non puoi accedere da nessun'altra parte; se questo browser perde il suo cookie, il posto è perso.
login-no-chair = I sei posti di questo browser sono tutti occupati. Prima fai uscire qualcuno.
login-no-session = Lì l'accesso è già chiuso.
login-only-way = Senza una passkey non potresti tornare al tuo posto. Prima conservalo, poi esci.
