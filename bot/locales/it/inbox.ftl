### Ciò che aspetta qualcuno: le righe del suo elenco, e quanto è silenzioso un canale.

inbox-next = Prossimo tavolo ({ $count })
inbox-draw-offered = Ti si offre la patta
inbox-takeback-asked = Ti si chiede di ritirare una mossa
inbox-break-asked = { $wish ->
    [adjourn] Sospendere?
    [resume] Riprendere?
   *[pause] Una pausa?
}
inbox-time-is-up = Tempo scaduto: scegli
inbox-your-time-is-up = Il tuo tempo è scaduto; puoi ancora muovere
inbox-void = nessun risultato
