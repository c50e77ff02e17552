### Quel che la pagina dice di sé: connessione persa, notifiche, suono, app installata.

## Notifications, where no page is open
install-push-turn = Tocca a te: { $game } con { $who }
install-push-table = { $game } con { $who }
install-push-unknown = Non conosco il servizio di notifiche di questo browser: lì non posso avvisarti.

## Habits
install-notify = Avvisami quando tocca a me
install-notify-denied = Il tuo browser blocca le notifiche di Salle. Puoi permetterle nelle sue impostazioni per questa pagina.
install-notify-failed = Non ha funzionato: ora il browser non è riuscito ad attivare le notifiche.
install-sound = Un suono leggero quando tocca a me
install-app = Installa Salle come app
install-app-about = Giochi per due, una mossa alla volta.

## No connection
install-lost = Ora non riesco a raggiungere Salle. Continuo a provare.
install-not-sent = Non ancora inviata; continuo a provare.
install-try-now = Riprova ora
install-offline-table = Nessuna connessione. Ecco il tavolo come l'hai visto l'ultima volta ({ $when }).
install-offline-tables = Nessuna connessione. Ecco i tuoi tavoli come li hai visti l'ultima volta ({ $when }).
