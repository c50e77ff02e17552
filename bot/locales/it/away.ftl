### La memoria si è assentata.

away-done = Fatto. Ora non posso mostrarti il tavolo; tra poco lo ritrovi in /tables.
away-unknown = Ora non riesco ad accedere alla mia memoria, e non so se è andato a buon fine. Tra poco guarda in /tables.
