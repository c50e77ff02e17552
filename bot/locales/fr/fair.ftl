### Loyauté : le sceau, et ce qui en découle.

fair-sealed = Mélange scellé :
fair-card-study = { $challenger } prend les deux places à { LA($game) }
fair-play-now = Jouer maintenant
fair-ready = Le mélange est scellé. « Jouer maintenant » lance la partie.
fair-ready-without-luck = Tout est prêt. « Jouer maintenant » lance la partie.
fair-elsewhere = Ce bouton appartient à une table qui se joue ailleurs. /tables montre les tiennes.
fair-compare = Compare-le au sceau du défi :
fair-without-luck = Rien n'est tiré au sort dans ce jeu : rien à vérifier.
