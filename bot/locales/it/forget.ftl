### Farsi dimenticare.

forget-ask = Vuoi che ti dimentichi?
forget-what = Si cancellano il nome, l'indirizzo, le impostazioni, le liste, le risposte in anticipo e ciò che hai detto ai tavoli. Incontri e risultati restano come quelli di «Account cancellato».
forget-ends = Con questo finisce:
forget-resign = { $game } contro { $name }: abbandoni.
forget-leave = { $game } contro { $name }: lasci la serie.
forget-study = { $game } ai due posti: finisce.
forget-withdraw = { $game }: la tua sfida { A($name) } è ritirata.
forget-decline = { $game }: la sfida di { $name } è rifiutata.
forget-seek = { $game }: non cerchi più nessuno.
forget-tournament = Torneo “{ $name }”: ti ritiri.
forget-follows = { $count ->
    [one] Non segui più un incontro.
   *[other] Non segui più { $count } incontri.
 }
forget-yes = Dimenticami
forget-no = Lascia tutto com'è
forget-kept = Non è cambiato nulla.
forget-changed = Nel frattempo i tuoi tavoli sono cambiati; ora stanno così.
