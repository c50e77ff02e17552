### Se faire oublier.

forget-ask = Veux-tu que je t'oublie ?
forget-what = J'efface ton nom, ton adresse, tes réglages, tes listes, tes réponses d'avance et ce que tu as dit aux tables. Tes parties et résultats restent ceux de « Compte effacé ».
forget-ends = Et du même coup :
forget-resign = { $game } contre { $name } : tu abandonnes.
forget-leave = { $game } contre { $name } : tu quittes la série.
forget-study = { $game } aux deux places : la partie s'arrête.
forget-withdraw = { $game } : ton défi à { $name } est retiré.
forget-decline = { $game } : le défi { DE($name) } est refusé.
forget-seek = { $game } : tu ne cherches plus personne.
forget-tournament = Tournoi « { $name } » : tu te retires.
forget-follows = { $count ->
    [one] Tu arrêtes de suivre une partie.
   *[other] Tu arrêtes de suivre { $count } parties.
 }
forget-yes = Oublie-moi
forget-no = Tout garder
forget-kept = Rien n'a changé.
forget-changed = Tes tables ont changé entre-temps ; voici où elles en sont.
