### Combien de défis peuvent attendre une réponse, et à quel rythme on peut faire ce qui coûte quelque chose aux autres.

limit-challenge-yours = { $count } de tes défis attendent une réponse ; il ne peut pas y en avoir plus à la fois. Retires-en un, ou attends que quelqu'un en accepte un. /tables les montre.
limit-challenge-here = { $count } défis attendent une réponse ici ; il ne peut pas y en avoir plus à la fois. Acceptes-en un, ou retire un des tiens.
limit-rematch-yours = La revanche doit attendre : { $count } de tes défis sont encore sans réponse. Retires-en un, puis touche de nouveau « Revanche ». /tables les montre.
limit-rematch-here = La revanche doit attendre : { $count } défis sont sans réponse là où cette partie s'est jouée. Quand l'un d'eux aura la sienne, touche de nouveau « Revanche ».
limit-invitation = { $name } a déjà autant de défis en attente qu'il peut y en avoir. Rouvre ce lien plus tard.
limit-tables = Tu as { $count } tables ouvertes : tu ne peux pas en avoir plus pour le moment. Toutes les { $finished } parties terminées, tu peux en avoir une de plus, jusqu'à { $most }.
limit-tables-most = Tu as { $count } tables ouvertes ; il ne peut pas y en avoir plus à la fois. Termine d'abord une de tes parties.
limit-often-challenge = Cela fait beaucoup de défis en peu de temps. Tu pourras lancer le prochain dans { $seconds } s.
limit-often-talk = Cela fait beaucoup d'un coup. Tu pourras écrire la prochaine ligne dans { $seconds } s.
limit-often-request = Tu as demandé beaucoup en peu de temps. Tu pourras redemander dans { $seconds } s.
limit-often-setting = Tu as beaucoup changé en peu de temps. Tu pourras faire le prochain changement dans { $seconds } s.
limit-often-link = Tu as essayé beaucoup de codes. Tu pourras essayer le suivant dans { $seconds } s.
limit-often-export = Cela fait beaucoup de fichiers en peu de temps. Tu pourras avoir le prochain dans { $seconds } s.
limit-often-judgement = Cela fait beaucoup de parties à évaluer en peu de temps. Tu pourras demander la suivante dans { $seconds } s.
limit-often-picture = Cela fait beaucoup d'images en peu de temps. Tu pourras avoir la prochaine dans { $seconds } s.
limit-page-wait = Un instant
limit-page-often = Trop de demandes sont venues de toi ou de ton réseau en peu de temps. Réessaie dans { $seconds } s.
limit-page-slow = La demande a mis trop de temps à arriver. Envoie-la de nouveau.
