### Encuentros anulados por quien administra un lugar.

annulment-annulled = Quien administra este lugar ha anulado el encuentro: queda sin resultado. El motivo que ha dado: { $reason }
