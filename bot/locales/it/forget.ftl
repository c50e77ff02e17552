### Farsi dimenticare.

forget-ask = Vuoi che ti dimentichi?
forget-what = Si cancellano le tue impostazioni, le liste dei tuoi tavoli, le tue risposte in anticipo e ciò che hai detto ai tavoli. Le tue mosse restano nei verbali dei tuoi incontri.
forget-ends = Con questo finisce:
forget-resign = { $game } contro { $name }: abbandoni.
forget-leave = { $game } contro { $name }: lasci la serie.
forget-study = { $game } ai due posti: finisce.
forget-withdraw = { $game }: la tua sfida { A($name) } è ritirata.
forget-decline = { $game }: la sfida di { $name } è rifiutata.
forget-yes = Dimenticami
forget-no = Lascia tutto com'è
forget-kept = Non è cambiato nulla.
forget-changed = Nel frattempo i tuoi tavoli sono cambiati; ora stanno così.
