"""What every game shares: seats, the contract, the gate, the log, chance."""
