# Leçons : la liste, et ce qui entoure chaque exercice.
learn-title = { $game } · leçons
learn-which-game = Des leçons de quel jeu ?
learn-progress = { $done } sur { $count } déjà faites. Chacune prend une minute ou deux.
learn-all-done = { $game } : tu as fait toutes les leçons. Joue une partie, ou refais-en une.
learn-seen = { $count ->
    [one] ○ Une dont tu as vu la réponse.
   *[other] ○ { $count } dont tu as vu la réponse.
}
learn-shown = Voici la réponse :
learn-begin = Commencer : { $lesson }
learn-go-on = Continuer : { $lesson }
learn-next = Suite : { $lesson }
learn-next-task = Continuer
learn-list = Toutes les leçons
learn-answer = C'est mon coup
learn-none = Il n'y a pas encore de leçons pour { LA($game) }.
learn-you = Toi
learn-way = Leçons
