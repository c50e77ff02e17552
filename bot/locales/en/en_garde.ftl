# En Garde. $seat, $rival: "you" or "they"; $seat_name, $rival_name: who that is.

en_garde-name = En Garde
    .about = A duel with 25 cards. 10 minutes
    .caption = Four squares apart, two 4s in hand: attack.
    .alt = En Garde: you lunge at Salle with two 4s, four squares away.

## Options: name, values as the challenge's card lists them, what they mean
en_garde-option-variant = Variant
    .about = How much the fencers may do
en_garde-option-variant-basic = basic
    .about = One card attacks, and every attack touches. The best first match
    .card = { en_garde-option-variant-basic }
en_garde-option-variant-standard = standard
    .about = Attacks with several cards, and parries
    .card = { en_garde-option-variant-standard }
en_garde-option-variant-advanced = advanced
    .about = As standard, with a step forward and an attack in one turn, and falling back
    .card = { en_garde-option-variant-advanced }
en_garde-option-touches = Touches
    .about = Rounds that win the match
en_garde-option-touches-1 = first to 1
    .about = A single round
    .card = { en_garde-option-touches-1 }
en_garde-option-touches-2 = first to 2
    .about = Two rounds win the match
    .card = { en_garde-option-touches-2 }
en_garde-option-touches-3 = first to 3
    .about = Three rounds win the match
    .card = { en_garde-option-touches-3 }
en_garde-option-touches-4 = first to 4
    .about = Four rounds win the match
    .card = { en_garde-option-touches-4 }
en_garde-option-touches-5 = first to 5
    .about = Five rounds win the match, as in the rule book
    .card = { en_garde-option-touches-5 }
en_garde-option-begins = Who begins
    .about = The first round; after it the two take turns
en_garde-option-begins-lot = at random
    .about = Both have the same chance
en_garde-option-begins-challenger = the challenger begins
    .about = The player who sent the challenge moves first
en_garde-option-begins-challenged = the challenged begins
    .about = The player who accepts the challenge moves first
en_garde-option-final_attack = Last attack
    .about = What follows when a move takes the last card of the deck
en_garde-option-final_attack-true = a last attack
    .about = The other fencer may still make one direct attack
en_garde-option-final_attack-false = no last attack
    .about = The round ends at once
en_garde-option-riposte_after_final_parry = Riposte after the last parry
    .about = What follows when the attack with the last card is parried
en_garde-option-riposte_after_final_parry-true = riposte after the last parry
    .about = The fencer who parried may still make one direct attack
en_garde-option-riposte_after_final_parry-false = no riposte after the last parry
    .about = The round is decided at once
en_garde-option-cards_after_final_retreat = Cards after the last retreat
    .about = What decides after somebody fell back from the attack with the last card
en_garde-option-cards_after_final_retreat-true = cards count after the last retreat
    .about = First the cards that reach, then who is further forward
en_garde-option-cards_after_final_retreat-false = only the advance counts after the last retreat
    .about = Who is further forward wins the round

## The computer's levels
en_garde-level-novice = hothead
    .about = Attacks at every chance with all it holds, and never thinks of your answer
en_garde-level-lurker = lurker
    .about = Keeps out of reach until it holds two cards for the attack; counts nothing
en_garde-level-forgetful = forgetful
    .about = Counts the cards of one value, and forgets what has been played of the others
en_garde-level-counter = counter
    .about = Counts the cards it hasn't seen, and keeps its distance
en_garde-level-planner = planner
    .about = Plays a few duels in its head before each move
en_garde-level-fencer = fencer
    .about = Plays many duels in its head before each move

## Pieces of sentences
en_garde-cards = { $count ->
        [1] one { $value }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
       *[5] five { $value }s
    }
en_garde-who = { $seat ->
        [you] You
       *[they] { $seat_name }
    }
en_garde-touch = { $advance ->
        [0] { $seat ->
            [you] You touch
           *[they] { $seat_name } touches
        }
       *[other] { $seat ->
            [you] You go forward { $advance }, touch
           *[they] { $seat_name } goes forward { $advance }, touches
        }
    } with { en_garde-cards }
en_garde-score = { $one_name } { $one_score }, { $two_name } { $two_score }.

## What happened. `.start` of one sentence and `.end` of the next make one; an `.aside` goes without saying
en_garde-round-began = Round { $number }. { $seat ->
        [you] You begin.
       *[they] { $seat_name } begins.
    } Deck { $deck }.
    .heading = Round { $number } · { $seat ->
            [you] you begin
           *[they] { $seat_name } begins
        }
en_garde-dealt = { $seat ->
        [you] You were dealt { $hand }.
       *[they] { $seat_name } was dealt { $hand }.
    }
en_garde-advanced = { en_garde-who } went forward { $value }, to square { $square }.
    .start = { en_garde-who } went forward { $value }
en_garde-retreated = { en_garde-who } went back { $value }, to square { $square }.
    .start = { en_garde-who } went back { $value }
en_garde-fell-back = { en_garde-who } fell back { $value }, to square { $square }.
    .start = { en_garde-who } fell back { $value }
en_garde-attacked = { $seat ->
        [you] You attacked with { en_garde-cards }.
       *[they] { $seat_name } attacks with { en_garde-cards }.
    }
    .start = { en_garde-who } attacked with { en_garde-cards }
en_garde-attacked-indirectly = { $seat ->
        [you] You went forward { $advance } and attacked with { en_garde-cards }
       *[they] { $seat_name } went forward { $advance } and attacks with { en_garde-cards }
    }: { $value ->
        [one] { $value } square away.
       *[other] { $value } squares away.
    }
    .start = { en_garde-who } went forward { $advance }, attacked with { en_garde-cards }
en_garde-parried = { en_garde-who } parried with { en_garde-cards }.
en_garde-passed = { en_garde-who } made no last attack.
en_garde-drew = { en_garde-who } drew { $cards_count ->
        [one] a { $cards }
       *[other] { $cards }
    }.
    .end = and drew { $cards_count ->
            [one] a { $cards }
           *[other] { $cards }
        }.
en_garde-drew-unseen =
    .aside = { en_garde-who } drew { $count ->
            [one] a card
           *[other] { $count } cards
        }. Deck { $deck }.
en_garde-last-card = The deck is out. { $seat ->
        [you] You have the last action.
       *[they] { $seat_name } has the last action.
    }
en_garde-touched = { en_garde-touch }.
    .start = { en_garde-touch }
en_garde-could-not-answer = { $seat ->
        [you] With { $hand } you had no answer.
       *[they] With { $hand } { $seat_name } had no answer.
    }
en_garde-stuck = { $seat ->
        [you] You have no legal action left.
       *[they] { $seat_name } has no legal action left.
    }
en_garde-hands-compared = Both hands are opened, distance { $distance }. { $one_name } { $one_hand }: { $one_count ->
        [0] no card reaches
        [one] 1 card reaches
       *[other] { $one_count } cards reach
    }. { $two_name } { $two_hand }: { $two_count ->
        [0] no card reaches
        [one] 1 card reaches
       *[other] { $two_count } cards reach
    }.
en_garde-advance-compared = From the start, { $one_name } has come { $one_advance ->
        [one] { $one_advance } square
       *[other] { $one_advance } squares
    }, { $two_name } { $two_advance }.
en_garde-round-won = { $seat ->
        [you] You win the round
       *[they] { $seat_name } wins the round
    }{ $end ->
        [touch] {" "}with a touch
        [cards] {" "}with more cards that reach
        [advance] {" "}by being further forward
       *[stuck] {""}
    }. { en_garde-score }
    .end = and { $seat ->
            [you] win
           *[they] wins
        } the round. { en_garde-score }
en_garde-round-drawn = Nobody is ahead: the round is drawn. { en_garde-score }
en_garde-match-won = { $seat ->
        [you] You win the match
       *[they] { $seat_name } wins the match
    } { $seat_score } to { $rival_score }{ $end ->
        [cards] , with more cards that reach
        [advance] , by being further forward
       *[touch] {""}
    }.
    .end = and { $seat ->
            [you] win
           *[they] wins
        } the match, { $seat_score } to { $rival_score }.

## The result, and why
en_garde-broken-off = The match was broken off at { $one } to { $two }.
en_garde-held = { $held ->
        [0] { $rival_name } held no { $value } to parry with.
        [one] { $rival_name } held only one { $value } to parry with.
       *[other] { $rival_name } held only { $held } { $value }s to parry with.
    }

## What is asked
en_garde-asked-turn = Your move.
en_garde-asked-parry = Parry with { en_garde-cards }.
en_garde-asked-fall_back = Fall back with one card.
en_garde-asked-either = Parry with { en_garde-cards }, or fall back with one card.
en_garde-asked-last = One last attack, or pass.
en_garde-asked-pass = None of your cards reaches: pass.
en_garde-after-parry = After a parry your own turn follows.
en_garde-after-last = The deck is out: then the round is decided.
en_garde-distance = Distance { $distance }.
en_garde-can-attack = Distance { $distance }: { $held ->
        [one] your { $distance } can attack.
       *[other] your { $distance }s can attack.
    }
en_garde-can-step = Distance { $distance }: you can step forward and attack.
en_garde-can-both = Distance { $distance }: { $held ->
        [one] your { $distance } can attack
       *[other] your { $distance }s can attack
    }; you can also step forward and attack.
en_garde-waits-turn = { $seat_name }'s move.
en_garde-waits-answer = { $seat_name } must answer { en_garde-cards }.
en_garde-waits-last = { $seat_name } may make one last attack.

## The line under a public board
en_garde-summary-turn = Distance { $distance }. { $seat_name } to move.
en_garde-summary-answer = Distance { $distance }. { $seat_name } to answer { en_garde-cards }.
en_garde-summary-last = Distance { $distance }, deck out. { $seat_name } may make one last attack.

## Buttons. $value is a card, $square where it leads
en_garde-step-forward = Forward
    .detail = to { $square }
    .alone = Forward { $value }
    .name = Forward { $value }, to square { $square }
en_garde-step-back = Back
    .detail = to { $square }
    .alone = Back { $value }
    .name = Back { $value }, to square { $square }
en_garde-step-retreat = Fall back
    .detail = to { $square }
    .alone = Fall back { $value }
    .name = Fall back { $value }, to square { $square }
en_garde-step-attack = Attack
    .detail = { en_garde-number-of-cards }
    .alone = Attack { en_garde-short }
    .name = Attack with { en_garde-cards }
en_garde-step-parry = Parry
    .detail = { en_garde-number-of-cards }
    .alone = Parry { en_garde-short }
    .name = Parry with { en_garde-cards }
en_garde-step-pass = Pass
    .detail = no attack
    .alone = Pass
    .name = Pass: no last attack
en_garde-short = { $count ->
        [1] { $value }
       *[other] { $count }×{ $value }
    }
en_garde-number-of-cards = { $count ->
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
       *[5] five cards
    }
en_garde-preview-indirect = Forward { $advance }, to square { $square }, and attack with { en_garde-cards }
en_garde-preview-distance = Distance { $distance }. Not sent yet.
en_garde-preview-parry = Then your own turn follows. Not sent yet.
en_garde-preview-plain = Not sent yet.

## A line of the page's log
en_garde-deed-forward = forward { $value } → { $square }
en_garde-deed-back = back { $value } → { $square }
en_garde-deed-attack = attack { en_garde-deed-cards }
en_garde-deed-indirect = forward { $advance } → { $square }, attack { en_garde-deed-cards }
en_garde-deed-parry = parry { en_garde-deed-cards }
en_garde-deed-pass = pass
en_garde-deed-touch = touch
en_garde-deed-cards = { $count ->
        [1] { $value }
       *[other] { $value } ×{ $count }
    }

## The board in words
en_garde-hand = Your hand: { $hand } · deck { $deck }
en_garde-no-hand = no cards
en_garde-alt-round = En Garde, { $variant }, round { $round }, first to { $touches }. { en_garde-score }
en_garde-alt-squares = { $one_name } on square { $one_square }, { $two_name } on square { $two_square } of 23: distance { $distance }.
en_garde-alt-cards = { $one_name } holds { $one_cards ->
        [one] { $one_cards } card
       *[other] { $one_cards } cards
    }, { $two_name } { $two_cards }. { en_garde-deck }.
en_garde-alt-end = The end of round { $round }:
en_garde-alt-now = Now round { $round }:
en_garde-alt-last = Last action: { $action }
en_garde-alt-hand = Your hand: { $hand }.
en_garde-alt-useless = Can't be played now: { $cards }.
en_garde-alt-hands = Hands: { $one_name } { $one_hand }, { $two_name } { $two_hand }.
en_garde-deck = Deck { $deck }, { $discard ->
        [none] no discards
       *[other] on top of the discards { $discard }
    }
en_garde-board-round = Round { $round }, first to { $touches }
en_garde-board-fencer = { $name }: square { $square }, score { $score }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
en_garde-board-use = { $value }: { $uses }
en_garde-use-forward = forward
en_garde-use-back = back
en_garde-use-fall_back = fall back
en_garde-use-touch = attack
en_garde-use-parry = parry
en_garde-use-none = not now

## Why an action was refused
en_garde-refused-not-a-move = “{ $text }” isn't an action. Write +3 (forward), -2 (back), 2x4 (attack with two 4s), +3 2x5 (step and attack), =2x4 (parry) or pass.
en_garde-refused-no-such-card = “{ $text }”: cards go from 1 to 5, so there is no { $card }.
en_garde-refused-too-many-cards = “{ $text }”: there are five cards of each value. Play 1 to 5 of them, not { $count }.
en_garde-refused-match-over = The match is over.
en_garde-refused-not-your-turn = It isn't your turn.
en_garde-refused-must-answer = You are attacked with { en_garde-cards }: parry with { en_garde-cards }.
en_garde-refused-must-answer-indirect = You are attacked with { en_garde-cards }: parry with { en_garde-cards }, or fall back with one card.
en_garde-refused-parry-must-match = A parry must match number and value: ={ $count }x{ $value }, not ={ $played }x{ $card }.
en_garde-refused-no-retreat-from-direct = You can fall back only from a step with an attack. This one is direct: parry with { en_garde-cards }.
en_garde-refused-no-parry-now = There is no attack to parry.
en_garde-refused-no-pass-now = You can pass only the last attack, when the deck is out.
en_garde-refused-deck-is-out = The deck is out, so nobody can move any more: attack directly, or pass.
en_garde-refused-one-card-in-basic = In the basic game an attack is one card: 1x{ $value }.
en_garde-refused-no-parry-in-basic = In the basic game an attack can't be parried.
en_garde-refused-only-in-advanced = A step and an attack in one turn belong to the advanced game.
en_garde-refused-not-held = { $held ->
        [0] You don't hold a { $value }.
       *[other] You hold { $held ->
            [1] only one { $value }
            [2] only two { $value }s
            [3] only three { $value }s
           *[other] only four { $value }s
        }, and this needs { $needed }.
    }
en_garde-refused-off-the-piste = { $value } back is off the piste: { $room ->
        [0] there is no square behind you.
        [one] there is 1 square behind you.
       *[other] there are { $room } squares behind you.
    }
en_garde-refused-onto-the-opponent = { $value } forward is your opponent's own square: attack with 1x{ $value }.
en_garde-refused-past-the-opponent = { $value } forward goes past your opponent: the distance is { $distance }.
en_garde-refused-no-room-to-attack = { $value } forward leaves no distance for an attack: the distance is { $distance }.
en_garde-refused-wrong-distance = An attack needs cards equal to the distance: { $distance }, not { $value }.
en_garde-refused-wrong-distance-left = After { $advance } forward the distance is { $distance }: attack with { $distance }, not { $value }.

## Why something else would have been better
en_garde-unseen = { $unseen ->
        [0] no { $value } is unseen
        [1] one { $value } is unseen
        [2] two { $value }s are unseen
        [3] three { $value }s are unseen
        [4] four { $value }s are unseen
       *[5] five { $value }s are unseen
    }
en_garde-in-hand = { $left ->
        [0] with no { $value } in hand
        [1] with one { $value } in hand
        [2] with two { $value }s in hand
        [3] with three { $value }s in hand
       *[4] with four { $value }s in hand
    }
en_garde-reason-sure-touch = An attack with { en_garde-cards } couldn't have been answered.
en_garde-reason-attack = An attack with { en_garde-cards } was possible, while { en_garde-unseen }.
en_garde-reason-more-cards = An attack with { en_garde-cards } was possible, which is harder to parry: { en_garde-unseen }.
en_garde-reason-fewer-cards = With fewer { $value }s in the attack, play goes on { en_garde-in-hand }.
en_garde-reason-attack-parried = That attack with { en_garde-cards } can be parried, as { en_garde-unseen }; the riposte is then met { en_garde-in-hand }.
en_garde-reason-last-parry = That plays the last { $value } in hand and leaves the distance at { $value }, while { en_garde-unseen }.
en_garde-reason-within-reach = That leaves the distance at { $value } { en_garde-in-hand }, while { en_garde-unseen }.
en_garde-reason-ground = When the deck ends, { $deck ->
        [one] one card
       *[other] { $deck } cards
    } from now, ground counts: that makes { $own } squares against { $theirs }, instead of { $better }.
en_garde-reason-parry = A parry with { en_garde-cards } was possible, with a turn to follow it.
en_garde-reason-parry-spends = The parry takes { en_garde-cards }; cards left for the turn that follows: { $left }.

en_garde-hint-count = Count the { $value }s: how many can { $rival } still hold?
en_garde-hint-attacked = You are attacked with { $value }s: look at what you could strike back with afterwards.
en_garde-hint-deck = { $count ->
        [0] The deck is out:
        [one] One card is left in the deck:
       *[other] { $count } cards are left in the deck:
    } think about who will stand better at the end.
en_garde-hint-distance = The distance is { $distance }. Which distance can you leave where { $rival } can hardly attack?

en_garde-marked-hand = your hand
en_garde-marked-pile = { $what ->
        [deck] the deck
       *[attack] the attack
    }
