# The rules of Gygès, for players: a picture each.

gyges-rules-setup = Dodici anelli non sono di nessuno: semplici, doppi e tripli, quattro per tipo. Sud, poi Nord, ne schiera due per tipo sulle due file più vicine a sé, nell'ordine che vuole. Poi la prima mossa è di Sud.
    .title = Schieramento
gyges-rules-playable_row = Puoi muovere solo un anello della tua fila giocabile: la fila più vicina a te con un anello che può muoversi. Così lo stesso anello può essere tuo adesso e dell'avversario più tardi.
    .title = La fila giocabile
gyges-rules-steps = Un anello semplice fa esattamente un passo, uno doppio due, uno triplo tre: dritto o svoltando, mai in diagonale. Ogni casella prima dell'ultimo passo dev'essere libera. Su una casella libera la mossa finisce.
    .title = Passi
gyges-rules-bounce = Se l'ultimo passo raggiunge un anello puoi rimbalzare: prosegui di tanti passi quanti ne ha quell'anello. Di rimbalzo in rimbalzo si attraversa tutto il tavoliere in una mossa.
    .title = Rimbalzare
gyges-rules-throw = Oppure prendilo a pugni: prendi il posto dell'anello raggiunto dall'ultimo passo, e mettilo su qualsiasi casella libera che non sia oltre la fila giocabile dell'avversario.
    .title = Prendere a pugni
gyges-rules-border = Nessun intervallo fra due caselle si attraversa due volte in una mossa, in nessuna direzione. Su una casella si può ripassare per un'altra via.
    .title = Nessun intervallo due volte
gyges-rules-goal = Porta un anello nell'obiettivo dietro l'avversario e hai vinto. È a un passo da ciascuna delle sei caselle davanti, e vi entra solo l'ultimo passo di una serie. Nessuno entra nel proprio.
    .title = L'obiettivo
gyges-rules-draw = La stessa posizione con lo stesso giocatore alla mossa, per la terza volta, è patta; e lo è anche un incontro di duecento mosse senza un obiettivo raggiunto.
    .title = Patta
