### Ce qui est gardé de quelqu'un.

privacy-title = Ce que je garde sur toi
privacy-ask = C'est à toi : emporte-le, ou efface-le.
privacy-export = Exporter
privacy-delete = Effacer…
privacy-profile = Ton nom, ta langue, tes réglages, tes horaires et tes leçons, pour t'écrire comme tu préfères : jusqu'à ce que tu les effaces.
privacy-matches = Tes tables avec chaque coup et les tournois auxquels tu participes, pour qu'on puisse les jouer, les revoir et les vérifier : ils restent.
privacy-talk = Ce que tu dis à une table, pour toi et ton adversaire : 30 jours après la fin, ou après le dernier mot.
privacy-reach = Quel message montre quelle table, pour le modifier et ne rien te dire deux fois : 30 jours après la fin. Quels navigateurs je préviens : jusqu'à ce que tu arrêtes.
privacy-people = Qui tu as bloqué, qui tu cherches, quelles parties tu suis : personne d'autre ne le sait.
privacy-results = Tes résultats et classements, pour ton profil et les palmarès ; tes réglages disent ce qu'en voient les autres.
privacy-puzzles = Quels problèmes tu as essayés et trouvés, pour t'en donner de nouveaux à ta mesure : personne d'autre ne le sait.
privacy-seen = Les autres voient ton nom, tes coups et ce que tu dis à une table.
privacy-hidden = Ta main, tes réponses d'avance et tes brouillons ne sont montrés qu'à toi ; réponses et brouillons partent avec la partie.
privacy-days = Sans nouvelles de toi pendant { $days } jours, je te pose la question une fois ; { $notice } jours plus tard, j'efface tout.
privacy-logs = Mes journaux et mes mesures ne contiennent ni ton nom ni ton adresse.
privacy-deleted = Ce que tu effaces ne revient pas, même si une sauvegarde est restaurée. Tes parties et résultats restent ceux de « Compte effacé ».
privacy-chats = Les messages de tes discussions, et de celles de tes adversaires, sont gardés par Discord ou Telegram.
privacy-former = Compte effacé
privacy-former-gone = Ton adversaire a effacé son compte : défie quelqu'un d'autre.
privacy-file = Tout ce que je garde sur toi. Ce que veut dire chaque partie : docs/privacy.md de Salle.
privacy-still-here = Je n'ai plus de nouvelles de toi depuis longtemps. Dois-je garder ton nom, tes réglages et tes parties ? Sans réponse, je les efface le { $date }.
privacy-stay = Tout garder
privacy-kept = Je garde tout.
