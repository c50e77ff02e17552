### Ciò che aspetta qualcuno: le righe del suo elenco, e quanto è silenzioso un canale.

inbox-next = Prossimo tavolo ({ $count })
inbox-draw-offered = Ti offre patta
inbox-takeback-asked = Vuole ritirare una mossa
inbox-break-asked = { $wish ->
    [adjourn] Sospendere?
    [resume] Riprendere?
    [void] Chiudere senza risultato?
   *[pause] Una pausa?
}
inbox-time-is-up = Tempo scaduto: scegli
inbox-your-time-is-up = Il tuo tempo è scaduto; puoi ancora muovere
inbox-void = senza risultato

## Quanto è silenzioso un canale

inbox-boards = I tavolieri in questo canale
inbox-boards-each = un messaggio per turno
inbox-boards-one = un messaggio per tavolo
inbox-boards-threads = un thread per ogni tavolo
inbox-quiet-set = D'ora in poi: { $how }.
inbox-quiet-here = Nella nostra chat privata resta un messaggio per tavolo. Con questo comando puoi rendere più silenzioso un canale o un gruppo, da lì.
inbox-not-your-chat = Solo chi può gestire questo canale può cambiarlo.

## L'elenco fissato in alto

inbox-pin = Fissa in alto
inbox-unpin = Non fissare più
inbox-pinned = D'ora in poi i tuoi tavoli restano in cima a questa chat.
inbox-unpinned = I tuoi tavoli non restano più in cima.
inbox-empty = Al momento non c'è nulla in corso. /challenge apre un tavolo.
