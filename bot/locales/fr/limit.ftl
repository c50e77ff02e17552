### Combien de défis peuvent attendre une réponse, et à quel rythme on peut faire ce qui coûte quelque chose aux autres.

limit-challenge-yours = { $count } de tes défis attendent une réponse : c'est le maximum. Retires-en un, ou attends que quelqu'un en accepte un. /tables les montre.
limit-challenge-here = { $count } défis attendent une réponse ici : c'est le maximum. Acceptes-en un, ou retire un des tiens.
limit-rematch-yours = La revanche doit attendre : { $count } de tes défis sont encore sans réponse. Retires-en un, puis touche de nouveau « Revanche ». /tables les montre.
limit-rematch-here = La revanche doit attendre : { $count } défis sont sans réponse là où cette partie s'est jouée. Dès que l'un d'eux en a une, touche de nouveau « Revanche ».
limit-invitation = { $name } a déjà le maximum de défis en attente. Rouvre ce lien plus tard.
limit-tables = Tu as { $count } tables ouvertes : c'est le maximum pour le moment. Chaque fois que tu termines { $finished } parties, tu peux en avoir une de plus, jusqu'à { $most }.
limit-tables-most = Tu as { $count } tables ouvertes : c'est le maximum. Termine d'abord une de tes parties.
limit-often-challenge = Ça fait beaucoup de défis en peu de temps. Le prochain : dans { $seconds } s.
limit-often-talk = Ça fait beaucoup d'un coup. Prochain message dans { $seconds } s.
limit-often-request = Ça fait beaucoup de demandes en peu de temps. La prochaine : dans { $seconds } s.
limit-asked-here = Tu as demandé { $count } choses à cette table depuis le dernier coup. Attends le prochain.
limit-often-setting = Ça fait beaucoup de changements en peu de temps. Le prochain : dans { $seconds } s.
limit-often-link = Ça fait beaucoup de codes essayés. Le prochain : dans { $seconds } s.
limit-often-export = Ça fait beaucoup de fichiers en peu de temps. Le prochain : dans { $seconds } s.
limit-often-judgement = Ça fait beaucoup de parties à évaluer en peu de temps. La prochaine : dans { $seconds } s.
limit-often-picture = Ça fait beaucoup d'images en peu de temps. La prochaine : dans { $seconds } s.
limit-page-wait = Un instant
limit-page-often = Trop de demandes, de toi ou de ton réseau, en peu de temps. Réessaie dans { $seconds } s.
limit-page-slow = La demande a mis trop de temps à arriver. Envoie-la de nouveau.
