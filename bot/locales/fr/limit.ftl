### Combien de défis peuvent attendre une réponse.

limit-challenge-yours = { $count } de tes défis attendent une réponse ; il ne peut pas y en avoir plus à la fois. Retires-en un, ou attends que quelqu'un en accepte un. /tables les montre.
limit-challenge-here = { $count } défis attendent une réponse dans cette discussion ; il ne peut pas y en avoir plus à la fois. Acceptes-en un, ou retire un des tiens.
limit-rematch-yours = La revanche doit attendre : { $count } de tes défis sont encore sans réponse. Retires-en un, puis touche de nouveau « Revanche ». /tables les montre.
limit-rematch-here = La revanche doit attendre : { $count } défis sont sans réponse là où cette partie s'est jouée. Quand l'un d'eux aura la sienne, touche de nouveau « Revanche ».
limit-invitation = { $name } a déjà autant de défis en attente qu'il peut y en avoir. Rouvre ce lien plus tard.
