# The guided first bout of En Garde: what becomes possible, in two short sentences at most.

en_garde-guide-first = Learn by playing: about 5 minutes
    .about = A bout to two touches against Salle

en_garde-guide-forward = Press the arrow of a card: your fencer steps forward by its number. Once a card equals the distance between you, now { $distance }, it attacks.
    .chat = Play a card forward: your fencer steps by its number. Once a card equals the distance between you, now { $distance }, it attacks.
en_garde-guide-back = The other arrow takes you back, with your { $value } for example. Stay out of reach until a card of yours fits.
    .chat = A card can also take you back, your { $value } for example. Stay out of reach until a card of yours fits.
en_garde-guide-near = You are { $distance } apart. At 5 or less, whoever holds the right card attacks: mind where your step ends.
en_garde-guide-in_reach = You are { $distance } apart and hold no { $distance }, but Salle may. Step to a distance whose card you hold: with it you could parry.
en_garde-guide-attack = You are { $distance } apart and hold a { $distance }: you can attack now.
en_garde-guide-several = You are { $distance } apart and hold { $held ->
        [2] two
        [3] three
        [4] four
       *[5] five
    } { $distance }s: attack with all of them. Salle would need as many to parry.
en_garde-guide-attacked = Salle attacks with { en_garde-cards }. Parry with { $count ->
        [1] one of yours
       *[other] as many of yours
    }; then your own move follows.
en_garde-guide-round = A new round begins with new hands, both at their ends of the piste. The first to two touches wins.
en_garde-guide-deck = { $deck ->
        [one] Only { $deck } card is left.
       *[other] Only { $deck } cards are left.
    } When they are out, more cards that equal the distance win the round; if equal, whoever has come further forward.
en_garde-guide-over = That was a short bout. A whole match goes to five touches, and the advanced game adds a step and an attack in one turn.
