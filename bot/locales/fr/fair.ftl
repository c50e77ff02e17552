### Loyauté : le sceau, et ce qui en découle.

fair-sealed = Mélange scellé :
fair-card-study = { $challenger } joue une partie { DE($game) } des deux côtés
fair-play-now = Jouer maintenant
fair-ready = Le mélange est scellé. « Jouer maintenant » lance la partie.
fair-elsewhere = Ce bouton est celui d'une table qui se joue ailleurs. /tables montre les tiennes.
fair-compare = Compare-le au sceau du défi :
