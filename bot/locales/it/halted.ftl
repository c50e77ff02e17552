### Un incontro cominciato con altre regole, se quelle di oggi non ammettono una mossa che è stata fatta.

halted-rules-mended = Dall'inizio di questo incontro le regole sono state corrette, e quelle di oggi non ammettono una mossa che è stata fatta. L'incontro resta com'era prima di quella mossa, e il tempo non corre. Insieme potete chiuderlo senza risultato o accordarvi per la patta; oppure uno dei due abbandona.
halted-result-unknown = Dopo questo incontro le regole sono state corrette: com'è finito non si può più mostrare.
halted-stands = Questo incontro non può continuare: le regole di oggi non ammettono una mossa che è stata fatta. Il tempo non corre.
halted-void = Chiudi senza risultato
halted-not-yet = Non ancora
