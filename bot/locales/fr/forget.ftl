### Se faire oublier.

forget-ask = Veux-tu que je t'oublie ?
forget-what = Tes réglages, les listes de tes tables, tes réponses d'avance et ce que tu as dit aux tables sont effacés. Tes coups restent dans tes feuilles de partie.
forget-ends = Avec cela se termine :
forget-resign = { $game } contre { $name } : tu abandonnes.
forget-leave = { $game } contre { $name } : tu quittes la série.
forget-study = { $game } aux deux places : la partie se termine.
forget-withdraw = { $game } : ton défi à { $name } est retiré.
forget-decline = { $game } : le défi { DE($name) } est refusé.
forget-yes = Oublie-moi
forget-no = Tout garder
forget-kept = Rien n'a changé.
forget-changed = Tes tables ont changé entre-temps ; voici où elles en sont.
