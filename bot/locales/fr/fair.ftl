### Loyauté : le sceau, et ce qui en découle.

fair-sealed = Mélange scellé :
fair-card-study = { $challenger } prend les deux places d'une partie { DE($game) }
fair-play-now = Jouer maintenant
fair-ready = Le mélange est scellé. « Jouer maintenant » lance la partie.
fair-ready-without-luck = Tout est prêt. « Jouer maintenant » lance la partie.
fair-elsewhere = Ce bouton est celui d'une table qui se joue ailleurs. /tables montre les tiennes.
fair-compare = Compare-le au sceau du défi :
fair-without-luck = Rien n'est tiré au sort dans ce jeu : il n'y a rien à vérifier.
