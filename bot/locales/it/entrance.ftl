### L'ingresso: come si arriva a un incontro.

## Altre condizioni per una sfida

entrance-card-counter = { $name } propone: { $changes }
entrance-was-is = { $was } → { $now }
entrance-other-begins = comincia: { $was } → { $now }
entrance-change-what = Che cosa vuoi cambiare? Toccalo, poi proponi tutto insieme.
entrance-propose = Proponi
entrance-apply = Cambia
entrance-proposed = Proposto. Ora risponde { $name }.
entrance-changed = Cambiato.
entrance-nothing-changed = Le condizioni sono già queste. Tocca prima quello che vuoi cambiare.
entrance-terms-changed = Intanto qualcuno ha proposto altre condizioni: guardale prima.
entrance-terms = Condizioni
entrance-clock = Tempo
entrance-change-title = Cambia: { $game }
entrance-switches = Altre regole
entrance-own-choice = Scegli tu:
entrance-changes = Le tue modifiche: { $changes }
entrance-last-counter-offer = Sarebbe la seconda controproposta, e l'ultima: poi si accetta o si rifiuta.
entrance-side = Chi comincia
entrance-side-gyges = comincia { $name } (Sud)
entrance-side-cannae = comincia { $name } (bianco)
entrance-side-audatia = comincia { $name } (sfida)
entrance-rating = Incontro
entrance-rated = per la classifica
entrance-friendly = amichevole
entrance-make-rated = Gioca per la classifica
entrance-make-friendly = Gioca in amichevole
entrance-now-rated = Ora l'incontro vale per la classifica di entrambi.
entrance-now-friendly = Ora l'incontro è amichevole: non vale per la classifica.
entrance-not-yours-to-rate = Se vale per la classifica lo decide solo chi gioca.

## Le vie d'ingresso

entrance-welcome = Giochi per due per corrispondenza: una mossa ora, la risposta domani.
entrance-hello = Ciao, sono Salle: giochi per due per corrispondenza, una mossa ora, la risposta domani.
entrance-play-now = Gioca subito
entrance-friend = Sfida qualcuno
entrance-which-level = A che livello deve giocare Salle?
entrance-whose-rules = Quali regole?
entrance-challenge = Sfida { A($name) }: { $game }
entrance-terms-how = Tocca quello che vuoi cambiare.
entrance-send-challenge = Sfida
entrance-whom = Chi vuoi sfidare?
entrance-whom-choose = Scegli una persona
entrance-whoever = Chiunque
entrance-somebody = qualcuno
entrance-not-your-menu = Questo menu l'ha aperto qualcun altro. /challenge apre il tuo.

## Quello che non si può

entrance-two-opponents = Una persona e il computer: in un incontro c'è posto per uno solo. Togline uno.
entrance-setting-takes = { $name } può essere: { $values }.

## Impostazioni

entrance-choose-setting = Tocca quello che vuoi cambiare.

## Quello che si può scrivere di una sfida, oltre a ciò che dicono biglietti e pulsanti

entrance-words-filling = con contro e ed il lo la l i gli le un uno una di d da del dello della dei delle in su per come a ad al allo alla ai favore gioco gioca giocare partita
entrance-words-computer = salle computer
entrance-words-study = studio
entrance-words-rated = classifica valida valido valevole classificata
entrance-words-friendly = amichevole
entrance-words-clock = tempo orologio
entrance-words-yes = sì
entrance-words-no = no
