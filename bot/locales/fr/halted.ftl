### Une partie commencée sous d'autres règles, quand celles d'aujourd'hui n'admettent pas un coup qui a été joué.

halted-rules-mended = Depuis le début de cette partie, les règles ont été corrigées, et celles d'aujourd'hui n'admettent pas un coup qui a été joué. La partie en reste là où elle était avant ce coup, et le temps ne court pas. Ensemble, vous pouvez la terminer sans résultat ou convenir d'une nulle ; ou bien l'un de vous abandonne.
halted-result-unknown = Les règles ont été corrigées depuis que cette partie a été jouée : on ne peut plus montrer comment elle s'est terminée.
halted-stands = Cette partie ne peut pas continuer : les règles d'aujourd'hui n'admettent pas un coup qui a été joué. Le temps ne court pas.
halted-void = Terminer sans résultat
halted-not-yet = Pas encore
