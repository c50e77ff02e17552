### Une partie commencée sous d'autres règles, quand celles d'aujourd'hui n'admettent pas un coup qui a été joué.

halted-rules-mended = Les règles ont été corrigées depuis le début de cette partie, et un coup joué n'est plus permis. La partie en est restée juste avant ce coup, pendules arrêtées. Ensemble, vous pouvez la terminer sans résultat ou convenir d'une nulle ; ou l'un de vous abandonne.
halted-result-unknown = Les règles ont été corrigées depuis cette partie : je ne peux plus montrer comment elle s'est terminée.
halted-stands = Cette partie ne peut pas continuer : un coup joué n'est plus permis par les règles d'aujourd'hui. Les pendules sont arrêtées.
halted-void = Terminer sans résultat
halted-not-yet = Pas encore
