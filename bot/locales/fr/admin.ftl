### L'ordre dans un lieu, par les personnes qui le gèrent.

admin-banned = Tu ne peux plus jouer aux tables de ce lieu : les personnes qui le gèrent en ont décidé ainsi. Les parties en cours continuent.
admin-friendly-only = Les personnes qui gèrent ce lieu ne vous laissent jouer que des parties amicales. Défiez-vous en amical.
admin-made-friendly = Tu as défié { $name } en amical : les personnes qui gèrent ce lieu ne vous laissent pas jouer de partie classée.
admin-why = Dis aussi pourquoi : c'est annoncé et noté.
admin-whom = Dis de qui il s'agit : ajoute une personne.
admin-not-yourself = Ce serait toi.
admin-which-table = Dis quelle table : choisis-la, ou écris dans son fil ou en réponse à son plateau.
admin-elsewhere = Cette table ne se joue pas dans ce lieu.
admin-your-own = Tu y joues toi-même : c'est à une autre personne qui gère le lieu d'en décider.
admin-two-people = Il faut une table de deux personnes.
admin-is-played = Quelqu'un y a joué dans les { $count } derniers jours : la partie est en cours.
admin-too-late = Cette question n'est pas pour toi, ou elle est trop ancienne : redemande avec /admin.

admin-reason = La raison : { $reason }
admin-sure = Tu confirmes ?
admin-no = Non
admin-nothing-done = Rien n'a été fait.

admin-act-log = journal
admin-act-ban = exclure
admin-act-unban = réadmettre
admin-act-keep-friendly = amicales seulement
admin-act-allow-rated = classées à nouveau
admin-act-free = libérer une table
admin-act-void = annuler une partie

admin-ban-ask = Exclure { $one } des tables de ce lieu ? Ici, plus de défi, d'acceptation, de recherche ni de suivi. Les parties en cours continuent.
admin-unban-ask = Laisser { $one } jouer de nouveau dans ce lieu ?
admin-keep-friendly-ask = Ne laisser { $one } et { $two } jouer entre eux que des parties amicales dans ce lieu ?
admin-allow-rated-ask = Laisser de nouveau { $one } et { $two } jouer des parties classées dans ce lieu ?
admin-free-ask = Terminer sans résultat la partie { DE($one) } et { $two }, parce que personne ne la joue ? La raison est dite aux deux.
admin-void-ask = Annuler la partie { DE($one) } et { $two } ? Son résultat est retiré, les classements qui en dépendent sont recalculés, et la raison est dite aux deux.

admin-ban-done = { $one } ne peut plus jouer aux tables de ce lieu.
admin-unban-done = { $one } peut de nouveau jouer dans ce lieu.
admin-keep-friendly-done = Ici, { $one } et { $two } ne jouent entre eux que des parties amicales.
admin-allow-rated-done = Ici, { $one } et { $two } peuvent de nouveau jouer des parties classées.
admin-free-done = La partie { DE($one) } et { $two } s'est terminée sans résultat. Les deux en sont avertis.
admin-void-done = La partie { DE($one) } et { $two } n'a plus de résultat. Les deux en sont avertis ; les classements suivent d'ici quelques minutes.

admin-log-title = Ce qui a été fait ici
admin-log-empty = Rien n'a été fait ici ces 400 derniers jours.
admin-log-more = Suite : /admin log { $page }
admin-log-line = { $date } : { $by } : { $act } : { $about }. { $reason }
admin-log-line-bare = { $date } : { $by } : { $act } : { $about }.
admin-former = une personne partie
admin-operator = qui fait tourner Salle
