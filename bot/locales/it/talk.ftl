### Ciò che i giocatori si dicono al tavolo, e chi li guarda.

# Una riga, come la mostra una chat.
talk-line = { $name }: { $text }
talk-said = Detto.
talk-empty = In questa riga non c'è ancora nulla.
talk-too-long = La riga ha { $count } caratteri; ce ne stanno { $most }.
talk-nobody = Di fronte a te non c'è nessuno che la legga.

# Parole della pagina.
talk-tabs = L'incontro finora
talk-log = Mosse
talk-title = Chiacchiere
talk-title-new = Chiacchiere ({ $count })
talk-to = Una riga per { $name }
talk-say = Dillo
talk-none = Nessuno ha ancora detto nulla.
talk-none-watching = Chi gioca non ha ancora detto nulla.
talk-mute = Silenzia
talk-unmute = Riattiva
talk-muted = Silenziato: non vedi ciò che si dice qui.
talk-watches = Guarda { $name }
talk-watch = Guardano { $names }
talk-somebody = qualcuno
talk-somebody-more = { $count ->
        [one] un'altra persona
       *[other] altri { $count }
    }
talk-people = { $count } persone
