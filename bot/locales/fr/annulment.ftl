### Parties annulées par la personne qui gère un lieu.

annulment-annulled = L'équipe qui gère ce lieu a annulé la partie : elle reste sans résultat. La raison : { $reason }
