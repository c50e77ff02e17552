### Un incontro cominciato con altre regole, se quelle di oggi non ammettono una mossa che è stata fatta.

halted-rules-mended = Da quando avete cominciato, le regole sono state corrette: oggi una delle mosse giocate non è più ammessa. L'incontro è fermo a prima di quella mossa, e il tempo non corre. Insieme potete chiuderlo senza risultato o accordarvi per la patta; oppure uno dei due abbandona.
halted-result-unknown = Dopo questo incontro le regole sono state corrette: il finale non si può più mostrare.
halted-stands = Questo incontro non può continuare: le regole di oggi non ammettono una mossa già giocata. Il tempo non corre.
halted-void = Chiudi senza risultato
halted-not-yet = Non ancora
