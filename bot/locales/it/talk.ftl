### Ciò che i giocatori si dicono al tavolo, e chi li guarda.

# Una riga, come la mostra una chat.
talk-line = { $name }: { $text }
talk-said = Detto.
talk-empty = In questa riga non c'è ancora niente.
talk-too-long = La riga ha { $count } caratteri; ce ne stanno { $most }.
talk-nobody = Di fronte non c'è nessuno che la possa leggere.

# Parole della pagina.
talk-tabs = La partita finora
talk-log = Mosse
talk-title = Parole
talk-title-new = Parole ({ $count })
talk-to = Una riga per { $name }
talk-say = Dillo
talk-none = Nessuno ha ancora detto niente.
talk-none-watching = I giocatori non si sono ancora detti niente.
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
