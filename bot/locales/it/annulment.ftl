### Incontri annullati da chi gestisce un posto.

annulment-annulled = Chi gestisce questo posto ha annullato l'incontro: resta senza risultato. Il motivo indicato: { $reason }
