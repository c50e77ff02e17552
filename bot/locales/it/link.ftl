### Collegare: più identità di una persona sola.

link-title = Una persona sola
link-on-discord = Discord
link-on-telegram = Telegram
link-on-web = la pagina
link-how = Scrivilo dove altro giochi, su Discord, su Telegram o a un tavolo della pagina, entro { $minutes } minuti. Vale una volta sola.
link-with = Già collegati: { $places }
link-joins = Così { $here } di qui e { $there } ({ $place }) diventano una persona sola: una sola lista di tavoli, un solo punteggio, le stesse impostazioni.
link-ends = { $game } tra le due finisce senza risultato.
link-leaves = Nel torneo «{ $name }» resta l'iscrizione fatta per prima; l'altra si ritira.
link-ask = Sei sempre tu?
link-yes = Unisci
link-yes-here = Unisci, impostazioni di qui
link-yes-there = Unisci, impostazioni di là
link-settings = Le impostazioni di qui e di là sono diverse. Quali tieni per entrambe?
link-no = Lascia stare
link-kept = Non è cambiato nulla.
link-done = Fatto. Qui giochi anche quello che giochi altrove: { $places }. /unlink separa di nuovo.

link-part-ask = Separare questa identità dalle altre ({ $places })? Ognuna continua con i suoi tavoli.
link-part-yes = Separa
link-part-done = Separata dalle altre ({ $places }). Ognuna tiene i suoi tavoli e i suoi risultati.
link-part-nothing = Qui non hai nulla di collegato. /link ti dà un codice per farlo.

link-no-such-code = Questo codice non c'è, o non vale più: i codici durano dieci minuti e valgono una volta. /link te ne dà uno nuovo dove altro giochi.
link-own-code = Questo codice è tuo. Scrivilo dove altro giochi, non qui.
link-same-platform = Sarebbero entrambe sulla stessa piattaforma, e lì ognuno ha una sola identità. Sulla pagina possono essere più d'una.
