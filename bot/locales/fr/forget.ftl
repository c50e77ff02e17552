### Se faire oublier.

forget-ask = Veux-tu que je t'oublie ?
forget-what = Ton nom, ton adresse, tes réglages, tes listes, tes réponses d'avance et ce que tu as dit aux tables sont effacés. Tes parties et résultats restent ceux de « Compte effacé ».
forget-ends = Avec cela se termine :
forget-resign = { $game } contre { $name } : tu abandonnes.
forget-leave = { $game } contre { $name } : tu quittes la série.
forget-study = { $game } aux deux places : la partie se termine.
forget-withdraw = { $game } : ton défi à { $name } est retiré.
forget-decline = { $game } : le défi { DE($name) } est refusé.
forget-seek = { $game } : tu ne cherches plus personne.
forget-tournament = Tournoi « { $name } » : tu te retires.
forget-follows = { $count ->
    [one] Tu ne suis plus une partie.
   *[other] Tu ne suis plus { $count } parties.
 }
forget-yes = Oublie-moi
forget-no = Tout garder
forget-kept = Rien n'a changé.
forget-changed = Tes tables ont changé entre-temps ; voici où elles en sont.
