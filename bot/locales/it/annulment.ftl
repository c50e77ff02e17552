### Incontri annullati da chi gestisce un posto.

annulment-annulled = Chi gestisce questo posto ha annullato l'incontro, che resta senza risultato. Motivo: { $reason }
