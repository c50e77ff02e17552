### Quanto sta attorno al tavoliere nella pagina di un tavolo. I messaggi su una riga vanno alla pagina.

## Attorno al tavoliere
frame-skip = Vai al tavoliere
frame-all-of-it = Leggi tutto
frame-log = Mosse
frame-see-side = Lato: { $name }

## Avanti e indietro
frame-steps = Lungo l'incontro
frame-step-back = Una mossa indietro
frame-step-on = Una mossa avanti
frame-at = { $move } di { $count }
frame-at-move = Mossa { $move } di { $count }: { $who }, { $words }
frame-at-start = Prima della prima di { $count } mosse
frame-at-now = Adesso, dopo { $count } mosse
frame-shown = Vedi il tavolo dopo la mossa { $move } di { $count }.
frame-shown-now = Vedi il tavolo com'è adesso.
frame-to-now = Torna al presente
frame-to-now-news = Torna al presente: è successo qualcosa
frame-play = Riguarda l'incontro
frame-pause = Pausa
frame-speed = Velocità { $speed }: cambiala
frame-watch-again = Riguarda
frame-watch-film = Guarda il filmato

## Dopo la fine
frame-rematch-asked = { $name } vorrebbe la rivincita.
frame-rematch-sent = Hai chiesto la rivincita. { $name } non ha ancora risposto.
frame-to-rematch = Alla rivincita
frame-to-next = Al prossimo incontro

## Tasti
frame-keys = Tasti
frame-shortcuts = Tasti singoli attivi
frame-key-moves = sceglie la mossa con quel numero
frame-key-squares = passa da una casella all'altra
frame-key-choose = preme ciò che è evidenziato; invia ciò che si vede in anteprima
frame-key-escape = chiude, torna al presente, annulla: in quest'ordine
frame-key-steps = sul cursore: una mossa indietro, una avanti, alla prima, al presente
frame-key-field = scrivi una mossa o un comando
frame-key-help = mostra questo elenco
