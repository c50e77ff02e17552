### Coups conditionnels : ce qu'un joueur répond à ce que l'autre pourrait faire. Lui seul les voit.

## Boutons

lines-button = { $count ->
    [0] Si …
   *[other] Si … ({ $count })
}
lines-prepared = Réponses préparées
lines-if = Si { $name } joue …
lines-anything = toute autre chose
lines-go-on = Continuer après la { $number } : { $move }
lines-that-is-all = C'est tout
lines-withdraw = Tout retirer

## La liste

lines-about = Salle donne ces réponses à ta place, au bout d'un moment, comme si elles venaient de toi à l'instant. Personne d'autre ne les voit. Si tu joues autre chose, ou si { $name } fait quelque chose à quoi tu n'as pas de réponse, elles ne comptent plus.
lines-none = Rien n'est encore préparé.
lines-typed = Tu peux aussi les écrire : /si { $example }
lines-listed = { $number }. Si { $condition } : { $move }
lines-listed-else = { $number }. Sinon : { $move }
lines-listed-then = { $number }. Puis { $move }
lines-kept = C'est préparé.
lines-withdrawn = C'est retiré. Plus rien n'est préparé.

## Comment on la donne

lines-answer = Tu réponds …
lines-entered = { $lead } { $move }
# Ce qu'on peut écrire pour « toute autre chose », et avant une condition.
lines-words-else = sinon, autrement, toute autre chose, autre chose
lines-words-if = si

## Ce qu'elles sont devenues

lines-about-to = Tu as préparé cette réponse : { $move }. Salle la joue dans un moment.
lines-given = Salle a joué { $move } à ta place.
lines-given-after = Salle a joué { $move } à ta place : { $name } avait joué { $condition }.
lines-end-left = Tu n'avais rien préparé pour ça : à toi de décider. Le reste de ce que tu avais préparé ne compte plus.
lines-end-illegal = La réponse que tu avais préparée, { $move }, n'est pas possible ici : à toi de décider.

## Ce qui ne va pas

lines-study = À une table d'étude, tu joues toi-même les deux camps : il n'y a rien à préparer.
lines-your-turn = C'est à toi de jouer. Les réponses se préparent pendant que tu attends.
lines-in-private = D'autres lisent ici. Écris-moi en privé.
lines-near = Possibles : { $moves }
lines-fault-nothing = Écris ce { QUE($name) } pourrait jouer, deux-points, et ta réponse. S'il y en a plusieurs, sépare-les par un point-virgule.
lines-fault-rival = « { $word } » n'est pas un coup { QUE($name) } peut jouer là.
lines-fault-mine = « { $word } » n'est pas un coup que tu peux jouer là.
lines-fault-illegal = « { $word } » n'est pas possible là.
lines-fault-secret = « { $word } » est un coup { QUE($name) } joue en secret : il ne peut pas servir de condition.
lines-fault-unlikely = « { $word } » est si improbable qu'on ne peut pas préparer de réponse.
lines-fault-unanswered = Que réponds-tu à « { $word } » ? Écris-le après deux-points.
lines-fault-too-far = Aussi loin, personne ne peut savoir ce que « { $word } » voudra dire. Arrête-toi avant.
lines-fault-too-many = Tu peux préparer { $most } réponses au plus. Retires-en d'abord, ou écris-en moins.
