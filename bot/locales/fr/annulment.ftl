### Parties annulées par la personne qui gère un lieu.

annulment-annulled = La personne qui gère ce lieu a annulé la partie : elle reste sans résultat. La raison donnée : { $reason }
