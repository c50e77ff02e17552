### Lier : plusieurs identités d'une seule personne.

link-title = Une seule personne
link-on-discord = Discord
link-on-telegram = Telegram
link-on-web = la page
link-how = Écris-le là où tu joues aussi, sur Discord, sur Telegram ou à une table de la page, dans les { $minutes } minutes. Il sert une fois.
link-with = Déjà lié : { $places }
link-joins = { $here }, ici, et { $there } ({ $place }) ne feront plus qu'une personne : une seule liste de tables, un seul classement, les mêmes réglages.
link-ends = { $game } entre les deux finit sans résultat.
link-leaves = Dans le tournoi « { $name } », la première inscription reste ; l'autre se retire.
link-ask = C'est bien toi des deux côtés ?
link-yes = Réunir
link-yes-here = Réunir, réglages d'ici
link-yes-there = Réunir, réglages de là-bas
link-settings = Les réglages d'ici et de là-bas diffèrent. Lesquels valent pour les deux ?
link-no = Ne pas réunir
link-kept = Rien n'a changé.
link-done = C'est fait. Ici tu joues aussi ce que tu joues ailleurs : { $places }. /unlink sépare de nouveau.

link-part-ask = Séparer cette identité des autres ({ $places }) ? Chacune garde ses tables.
link-part-yes = Séparer
link-part-done = Séparée des autres ({ $places }). Chacune garde ses tables et ses résultats.
link-part-nothing = Rien n'est lié à toi ici. /link te donne un code pour ça.

link-no-such-code = Ce code n'existe pas, ou ne marche plus : un code dure dix minutes et sert une fois. /link t'en donne un nouveau là où tu joues aussi.
link-own-code = Ce code est le tien. Écris-le là où tu joues aussi, pas ici.
link-same-platform = Les deux seraient sur la même plateforme, et on n'y a qu'une identité. Sur la page, on peut en avoir plusieurs.
