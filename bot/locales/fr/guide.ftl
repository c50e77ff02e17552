# Les conseils des parties guidées, comme la page les encadre.

guide-hint = Conseil
guide-got-it = Compris
guide-no-more = Arrêter les conseils
guide-open = Lire le conseil
