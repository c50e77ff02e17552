### Farsi dimenticare.

forget-ask = Vuoi che ti dimentichi?
forget-what = Cancello nome, indirizzo, impostazioni, liste, risposte in anticipo e ciò che hai detto ai tavoli. Incontri e risultati restano a nome di «Account cancellato».
forget-ends = Di conseguenza:
forget-resign = { $game } contro { $name }: abbandoni.
forget-leave = { $game } contro { $name }: lasci la serie.
forget-study = { $game } da entrambi i posti: finisce.
forget-withdraw = { $game }: ritiri la sfida { A($name) }.
forget-decline = { $game }: rifiuti la sfida di { $name }.
forget-seek = { $game }: non cerchi più nessuno.
forget-tournament = Torneo «{ $name }»: ti ritiri.
forget-follows = { $count ->
    [one] Non segui più un incontro.
   *[other] Non segui più { $count } incontri.
 }
forget-yes = Dimenticami
forget-no = Lascia tutto com'è
forget-kept = Non è cambiato nulla.
forget-changed = Intanto i tuoi tavoli sono cambiati; ora stanno così.
