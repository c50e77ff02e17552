### L'ordre dans un lieu, par les personnes qui le gèrent.

admin-banned = Tu ne peux plus jouer aux tables de ce lieu : l'équipe qui le gère en a décidé ainsi. Tes parties en cours continuent.
admin-friendly-only = L'équipe qui gère ce lieu ne vous laisse jouer que des parties amicales. Défiez-vous en amical.
admin-made-friendly = Tu as défié { $name } en amical : l'équipe qui gère ce lieu ne vous laisse pas jouer de partie classée.
admin-why = Dis aussi pourquoi : c'est annoncé et noté.
admin-whom = Dis de qui il s'agit : ajoute un nom.
admin-not-yourself = Ce serait toi.
admin-which-table = Dis quelle table : choisis-la, ou écris dans son fil ou en réponse à son plateau.
admin-elsewhere = Cette table ne se joue pas dans ce lieu.
admin-your-own = Tu joues à cette table : quelqu'un d'autre de l'équipe doit en décider.
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

admin-ban-ask = Exclure { $one } des tables de ce lieu ? Ici, plus moyen de lancer, d'accepter, de chercher ni de suivre une partie. Les parties en cours continuent.
admin-unban-ask = Laisser { $one } jouer de nouveau dans ce lieu ?
admin-keep-friendly-ask = Ne laisser { $one } et { $two } jouer entre eux que des parties amicales dans ce lieu ?
admin-allow-rated-ask = Laisser de nouveau { $one } et { $two } jouer des parties classées dans ce lieu ?
admin-free-ask = Personne ne joue plus cette partie. Terminer sans résultat la partie { DE($one) } et { $two } ? Je leur dirai pourquoi.
admin-void-ask = Annuler la partie { DE($one) } et { $two } ? Son résultat disparaît, les classements qui en dépendent sont recalculés, et je leur dirai pourquoi.

admin-ban-done = { $one } ne peut plus jouer aux tables de ce lieu.
admin-unban-done = { $one } peut de nouveau jouer dans ce lieu.
admin-keep-friendly-done = Ici, { $one } et { $two } ne jouent entre eux que des parties amicales.
admin-allow-rated-done = Ici, { $one } et { $two } peuvent de nouveau jouer des parties classées.
admin-free-done = La partie { DE($one) } et { $two } s'est terminée sans résultat. Je l'ai dit aux deux.
admin-void-done = La partie { DE($one) } et { $two } n'a plus de résultat. Je l'ai dit aux deux ; les classements suivent d'ici quelques minutes.

admin-log-title = Ce qui s'est fait ici
admin-log-empty = Rien ne s'est fait ici ces 400 derniers jours.
admin-log-more = Suite : /admin log { $page }
admin-log-line = { $date } : { $by } : { $act } : { $about }. { $reason }
admin-log-line-bare = { $date } : { $by } : { $act } : { $about }.
admin-former = un compte effacé
admin-operator = la personne qui gère Salle
