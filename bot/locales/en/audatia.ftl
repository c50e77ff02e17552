# Audatia. $seat, $rival: "you" or "they"; $seat_name, $rival_name: who that is.
# $card, $posta, $virtue, $flank, $blow: codes, which the pieces of sentences below turn into words.

audatia-name = Audatia
    .about = A longsword duel, two decks of sixty. 45 minutes

## Options: name, values as the challenge's card lists them, what they mean
audatia-option-challenger = Challenger's man
    .about = Whose deck the challenger plays. He must attack, and takes Audatia
audatia-option-challenger-galeazzo = Galeazzo challenges
    .about = Feints, kicks, breaks off
audatia-option-challenger-boucicault = Boucicault challenges
    .about = Taunts, lures, looks into hands
audatia-option-challenged = Challenged's man
    .about = Whose deck the challenged plays. He picks a virtue first
audatia-option-challenged-galeazzo = Galeazzo is challenged
    .about = Feints, kicks, breaks off
audatia-option-challenged-boucicault = Boucicault is challenged
    .about = Taunts, lures, looks into hands
audatia-option-counterattack_answer = Answer to a counterattack
    .about = Whether a counterattack may be parried
audatia-option-counterattack_answer-parry = counterattacks may be parried
    .about = Like any other attack
audatia-option-counterattack_answer-none = counterattacks can't be parried
    .about = Only Break Off or Perfect Measure saves from one
audatia-option-imperfect_counter = Imperfect counter-remedy
    .about = What follows a counter-remedy that is not the perfect one
audatia-option-imperfect_counter-break_off = an imperfect counter ends the assault
    .about = The remedy is stopped, and both break off
audatia-option-imperfect_counter-responder_may_remedy = an imperfect counter earns a remedy
    .about = Whoever countered may play a remedy of his own
audatia-option-break_off_saves_from_exchange = Break Off against an exchange
    .about = Whether the skill Break Off saves a man whose thrust was exchanged
audatia-option-break_off_saves_from_exchange-true = Break Off saves from an exchange
    .about = As it does from any other danger
audatia-option-break_off_saves_from_exchange-false = Break Off doesn't save from an exchange
    .about = Only a remedy for the outside does
audatia-option-auto_pass = Pass at once
    .about = Whether decisions that a hand doesn't allow are passed over in silence
audatia-option-auto_pass-true = passes at once
    .about = Quicker; but where no question is put, both may guess why
audatia-option-auto_pass-false = passes tell nothing
    .about = Salle answers for a man with nothing to decide, after a while that tells nothing

## The computer's levels
audatia-level-novice = novice
    .about = Does whatever the rules allow
audatia-level-keen = keen
    .about = Strikes where you are open, and looks one blow ahead
audatia-level-master = master
    .about = Plays many duels in its head, with the hands you might hold

## Decisions that may be answered in advance
audatia-window-deny = Deny a skill
audatia-window-villano = Colpo di Villano after a parry
audatia-window-entry = Feint, or enter boldly, after being parried
audatia-window-bold = Stop a bold entry
audatia-window-skills = Skills out of measure
audatia-window-turn = Attack from a wide bind
audatia-window-remedy = Play a remedy

## Pieces of sentences
audatia-who = { $seat ->
        [you] You
       *[they] { $seat_name }
    }
audatia-blow = { $blow ->
        [MF] mandritto fendente
        [RF] roverso fendente
        [MM] mandritto mezano
        [RM] roverso mezano
        [MS] mandritto sottano
        [RS] roverso sottano
       *[P] punta
    }
    .gloss = { $blow ->
        [MF] a descending cut from the right
        [RF] a descending cut from the left
        [MM] a level cut from the right
        [RM] a level cut from the left
        [MS] a rising cut from the right
        [RS] a rising cut from the left
       *[P] a thrust
    }
audatia-card = { $card ->
        [MFl] mandritto fendente
        [MFr] mandritto fendente
        [RFl] roverso fendente
        [RFr] roverso fendente
        [MMl] mandritto mezano
        [RMl] roverso mezano
        [MSl] mandritto sottano
        [MSr] mandritto sottano
        [RSl] roverso sottano
        [RSr] roverso sottano
        [P] punta
        [turn] Turn and Pommel Strike
        [soprana] Soprana Tor di Spada
        [elbow] Push the Elbow
        [bind] Middle Bind
        [handle] Grab the Handle
        [cover] Cover and Pommel Strike
        [xsoprana] Soprana Counter
        [xelbow] Elbow Counter
        [xbind] Middle Bind Counter
        [xhandle] Handle Counter
        [taunt] Taunt
        [preempt] Pre-empt
        [lure] Lure
        [lynx] Eye of the Lynx
        [second] Second Thought
        [measure] Perfect Measure
        [deny] Deny
        [kick] Kick to the Groin
        [feint] Feint
        [breakoff] Break Off
        [villano] Colpo di Villano
       *[repeat] Repeat
    }
audatia-posta = { $posta ->
        [frontale] Frontale
        [donna_destra] Donna Destra
        [donna_sinestra] Donna Sinestra
        [fenestra_destra] Fenestra Destra
        [fenestra_sinestra] Fenestra Sinestra
        [longa] Posta Longa
        [breve] Posta Breve
        [tutta_porta] Tutta Porta di Ferro
        [mezana_porta] Porta di Ferro la Mezana
        [dente] Dente di Zenghiaro
        [coda_longa] Coda Longa
       *[bicorno] Bicorno
    }
audatia-virtue = { $virtue ->
        [audatia] Audatia
        [prudentia] Prudentia
        [fortitudo] Fortitudo
       *[celeritas] Celeritas
    }
    .gloss = { $virtue ->
        [audatia] boldness: lets you enter boldly after your attack
        [prudentia] prudence: lets you attack with rising cuts
        [fortitudo] strength: chooses inside and outside at close quarters
       *[celeritas] speed: lets you counterattack and exchange thrusts
    }
audatia-character = { $character ->
        [galeazzo] Galeazzo
       *[boucicault] Boucicault
    }
audatia-flank = { $flank ->
        [inside] inside
       *[outside] outside
    }
audatia-bind = { $bind ->
        [largo] wide (largo)
       *[stretto] close (stretto)
    }
audatia-count-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## What happened. `.start` of one sentence and `.end` of the next make one; an `.aside` goes without saying
audatia-assault-began = Assault { $number }.{ $draws ->
        [0] {""}
       *[other] {" "}One assault was drawn; a second one wins the duel for the challenged.
    }
    .heading = Assault { $number }
audatia-drew = { audatia-who } drew { $cards }.
    .end = and drew { $cards }.
audatia-drew-unseen =
    .aside = { audatia-who } drew { $count ->
            [one] a card
           *[other] { $count } cards
        }. Deck { $deck }.
audatia-mulliganed = { $cards_count ->
        [0] { audatia-who } kept the first hand.
        [one] { audatia-who } changed one card: { $cards }.
       *[other] { audatia-who } changed { $cards_count } cards: { $cards }.
    }
audatia-chose = { $window ->
        [mulligan] { $seat ->
            [you] You have chosen which cards to change.
           *[they] { $seat_name } has chosen which cards to change.
        }
       *[measure] { $seat ->
            [you] You have chosen a guard.
           *[they] { $seat_name } has chosen a guard.
        }
    }
audatia-virtue-taken = { $seat ->
        [you] You have { audatia-virtue }.
       *[they] { $seat_name } has { audatia-virtue }.
    }
audatia-saluted = { $is_return ->
        [0] { audatia-who } saluted with { audatia-card }.
       *[other] { audatia-who } returned the salute with { audatia-card }.
    }
audatia-salute-withheld = { $is_return ->
        [0] { audatia-who } didn't salute.
       *[other] { audatia-who } didn't return the salute: { $rival ->
            [you] your
           *[they] { $rival_name }'s
        } first blow carries four of Audatia.
    }
audatia-traded = { audatia-who } traded { $cards } for one card.
    .start = { audatia-who } traded { $cards }
audatia-cycled = { audatia-who } cycled { audatia-card }.
    .start = { audatia-who } cycled { audatia-card }
audatia-poste-revealed = The guards are shown: { $one_name } stands in { $one_posta }, { $two_name } in { $two_posta }.
audatia-posta-changed = { audatia-who } changed guard to { audatia-posta }.
audatia-blow-spent = { $seat ->
        [you] Lured, you discarded { audatia-card }.
       *[they] Lured, { $seat_name } discarded { audatia-card }.
    }
audatia-attacked = { $seat ->
        [you] You attacked with { audatia-card }.
       *[they] { $seat_name } attacks with { audatia-card }.
    }
audatia-answered = { $use ->
        [parry] { audatia-who } parried with { audatia-card }.
        [counterattack] { audatia-who } counterattacked with { audatia-card }.
        [break] { audatia-who } broke the thrust with { audatia-card }.
       *[exchange] { audatia-who } exchanged the thrust.
    }
audatia-bound = { $bind ->
        [largo] The blades cross wide (largo).
       *[stretto] The blades cross close (stretto).
    }
audatia-entered-boldly = { $seat ->
        [you] You enter boldly.
       *[they] { $seat_name } enters boldly.
    }
audatia-oriented = { $seat ->
        [you] You chose to stand { audatia-flank }.
       *[they] { $seat_name } chose to stand { audatia-flank }.
    }
audatia-remedy-played = { $seat ->
        [you] You played { audatia-card } from the { audatia-flank }.
       *[they] { $seat_name } plays { audatia-card } from the { audatia-flank }.
    }
audatia-countered = { audatia-who } countered with { audatia-card }{ $is_perfect ->
        [0] .
       *[other] , the perfect counter.
    }
audatia-skill-played = { audatia-who } played { audatia-card }.
audatia-fetched = { audatia-who } took { audatia-card } back into the hand.
audatia-denied = { $seat ->
        [you] You denied { audatia-card }: it has no effect.
       *[they] { $seat_name } denied { audatia-card }: it has no effect.
    }
audatia-hand-seen = { $seat ->
        [you] You looked: { $rival_name } holds { $hand }.
       *[they] { $seat_name } looked: { $rival ->
            [you] you hold
           *[they] { $rival_name } holds
        } { $hand }.
    }
audatia-passed =
    .aside = { audatia-who } let it go by.
audatia-broke-off = The men break off. Nobody has won the assault, and it is no draw.
audatia-assault-drawn = The challenger didn't attack: the assault is drawn, the { $draws ->
        [1] first
       *[other] second
    } of two.
audatia-duel-won = { $seat ->
        [you] You win the duel
       *[they] { $seat_name } wins the duel
    }{ $ending ->
        [blow] : the blow was not answered
        [exchange] : the exchange was not escaped
        [remedy] : the remedy was not countered
        [perfect] {" "}with the perfect counter
        [kick] {" "}with a kick to the groin
        [villano] {" "}with the colpo di villano
        [draws] : the second assault is drawn
       *[broken-off] {""}
    }.

## The result, and why
audatia-broken-off = The duel was broken off in assault { $assault }.
audatia-result = { $seat ->
        [you] You win the duel.
       *[they] { $seat_name } wins the duel.
    }
audatia-reason-blow = by a blow that was not answered
audatia-reason-exchange = by an exchange of thrusts
audatia-reason-remedy = by a remedy
audatia-reason-perfect = by the perfect counter
audatia-reason-kick = by a kick to the groin
audatia-reason-villano = by the colpo di villano
audatia-reason-draws = by two drawn assaults
audatia-won-blow = { audatia-card } was not answered.
audatia-won-exchange = The thrust was exchanged, and not escaped.
audatia-won-remedy = { audatia-card } was not countered.
audatia-won-perfect = { audatia-card } is the perfect counter.
audatia-won-kick = A kick to the groin met the bold entry.
audatia-won-villano = The great blow slid off, and the colpo di villano struck.
audatia-won-draws = The challenger failed to attack in two assaults.

## What is asked. $attack_card: the card to be answered
audatia-asked-mulligan = Change any cards of your first hand, once.
audatia-asked-virtue = Take a virtue.
audatia-asked-salute = Will you salute? It costs a card.
audatia-asked-return = Return the salute with a card, or { $rival_name }'s first blow carries four of Audatia.
audatia-asked-measure = Trade two cards for one, or choose a guard in secret.
audatia-asked-skills = A skill out of measure, or pass.
audatia-asked-lured = You are lured: discard a blow.
audatia-asked-lured-posta = You are lured: change guard.
audatia-asked-duty = You must attack first.
audatia-asked-opening = Attack, or change guard.
audatia-asked-reply = Attack, or change guard.
audatia-asked-last-call = Attack now, or the assault is drawn.
audatia-asked-defend = Answer the { audatia-card }.
audatia-asked-escape = Your thrust was exchanged: escape, or the duel is lost.
audatia-asked-villano = You parried a fendente with a fendente: the colpo di villano, or pass.
audatia-asked-entry = You were parried: enter boldly, feint, or pass.
audatia-asked-bold = { $rival_name } enters boldly: stop it, or pass.
audatia-asked-again = The feint: attack again.
audatia-asked-turn = Wide bind: attack, or pass.
audatia-asked-orient = Close bind: do you stand inside or outside?
audatia-asked-remedy = Close bind: a remedy, or pass.
audatia-asked-counter = Counter { audatia-card }, or the duel is lost.
audatia-asked-deny = { $rival_name } played { audatia-card }: deny it, or let it pass.
audatia-waits-both = Both choose in secret.
audatia-waits-secret = You have chosen. { $rival_name } is still choosing.
audatia-waits-mulligan = { $seat_name } chooses which cards to change.
audatia-waits-virtue = { $seat_name } takes a virtue.
audatia-waits-salute = { $seat_name } may salute.
audatia-waits-return = { $seat_name } may return the salute.
audatia-waits-measure = { $seat_name } trades, or chooses a guard in secret.
audatia-waits-skills = { $seat_name } may play a skill.
audatia-waits-lured = { $seat_name } is lured: a blow to discard.
audatia-waits-lured-posta = { $seat_name } is lured: another guard.
audatia-waits-duty = { $seat_name } must attack first.
audatia-waits-opening = { $seat_name } attacks, or changes guard.
audatia-waits-reply = { $seat_name } attacks, or changes guard.
audatia-waits-last-call = { $seat_name } must attack, or the assault is drawn.
audatia-waits-defend = { $seat_name } must answer { audatia-card }.
audatia-waits-escape = { $seat_name } must escape from the exchange.
audatia-waits-villano = { $seat_name } may have an answer to the parried blow.
audatia-waits-entry = { $seat_name } was parried: a bold entry, a feint, or nothing.
audatia-waits-bold = { $seat_name } may stop the bold entry.
audatia-waits-again = { $seat_name } attacks again.
audatia-waits-turn = Wide bind: { $seat_name } may attack.
audatia-waits-orient = Close bind: { $seat_name } chooses the sides.
audatia-waits-remedy = Close bind: { $seat_name } may play a remedy.
audatia-waits-counter = { $seat_name } must counter { audatia-card }.
audatia-waits-deny = { $seat_name } may deny { audatia-card }.
audatia-waits-over = The duel is over.
audatia-chances-attacks = You can attack with { $blows }.
audatia-chances-none = None of your blows can attack from here.
audatia-chances-answers = You can answer with { $cards }.
audatia-not-sent = Not sent yet.
audatia-salle-answers = If you hold nothing for it, Salle answers for you.

## Buttons. $card, $posta, $virtue, $flank: what they are about
audatia-step-attack = Attack
    .name = Attack with { audatia-card }, { audatia-sun }
audatia-step-parry = Parry
    .name = Parry with { audatia-card }, { audatia-sun }
audatia-step-counterattack = Counterattack
    .name = Counterattack with { audatia-card }, { audatia-sun }
audatia-step-break = Break the thrust
    .name = Break the thrust with { audatia-card }
audatia-step-exchange = Exchange the thrust
    .name = Exchange the thrust
audatia-step-feint = Feint
    .name = Feint
audatia-step-remedy = Remedy
    .name = { audatia-card }
audatia-step-counter-remedy = Counter
    .name = Counter with { audatia-card }
audatia-step-skill = Skill
    .name = Play { audatia-card }
audatia-step-fetch = Take back
    .name = Take { audatia-card } back into your hand
audatia-step-trade = Trade two for one
    .name = Trade two cards for one
audatia-step-card = Card
    .name = { audatia-card }, { audatia-sun }
audatia-step-cycle = Cycle a skill
    .name = Discard a skill with the cycle's sign for another card
audatia-step-salute = Salute
    .name = Salute with one of your cards
audatia-step-nosalute = No salute
    .name = Don't salute
audatia-step-noreturn = Don't return it
    .name = Don't return the salute
audatia-step-keep = Keep all
    .name = Keep all twelve cards
audatia-step-done = Change these
    .name = Change these cards
audatia-step-spend = Discard a blow
    .name = Discard { audatia-card }
audatia-step-virtue = Virtue
    .name = { audatia-virtue }, { audatia-virtue.gloss }
audatia-step-posta = Guard
    .name = { audatia-posta }
audatia-step-change = Change guard
    .name = Change guard to { audatia-posta }
audatia-step-flank = Stand
    .name = Stand { audatia-flank }
audatia-step-bold = Enter boldly
    .name = Enter boldly, to close quarters
audatia-step-pass = Pass
    .name = Pass
audatia-sun = { $card ->
        [MFl] half-sun left
        [RFl] half-sun left
        [MMl] half-sun left
        [RMl] half-sun left
        [MSl] half-sun left
        [RSl] half-sun left
        [MFr] half-sun right
        [RFr] half-sun right
        [MSr] half-sun right
        [RSr] half-sun right
       *[none] no half-sun
    }
audatia-preview-mulligan = Change { $cards }.
audatia-preview-choosing = { $count ->
        [0] Which cards?
        [one] One card chosen: { $cards }.
       *[other] { $count } cards chosen: { $cards }.
    }
audatia-preview-trade = Trade { $cards } for one card.
audatia-preview-posta-secret = It stays secret until both have chosen.
audatia-preview-bind-largo = Against { audatia-card }: the blades would cross wide.
audatia-preview-bind-stretto = Against { audatia-card }: the blades would cross close.
audatia-preview-loses = This ends the duel: you have no other answer.
audatia-preview-draws = Without an attack the assault is drawn{ $draws ->
        [0] .
       *[other] , the second: the duel is lost.
    }

## The board in words
audatia-hand = Your hand: { $hand }
audatia-no-hand = no cards
audatia-alt-duel = Audatia, assault { $assault }, { $draws ->
        [0] no assault drawn
        [one] one assault drawn
       *[other] two assaults drawn
    }.
audatia-alt-man = { $name }, { $character }, { $role }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, deck { $deck }.
audatia-role = { $is_challenger ->
        [1] challenger
       *[0] challenged
    }
audatia-alt-posta = { $name } stands in { audatia-posta }.
audatia-alt-sword = { $name }'s sword is on his { $side ->
        [R] right
        [L] left
       *[M] middle
    }, { audatia-card } on top of the pile.
audatia-alt-flank = { $name } stands { audatia-flank }.
audatia-alt-virtues = { audatia-virtue } { $one } to { $two }.
audatia-alt-bind = The blades are crossed { audatia-bind }.
audatia-alt-pending = { $name }'s { audatia-card } must be answered.
audatia-alt-last = Last: { $action }
audatia-alt-hand = Your hand: { $hand }.
audatia-alt-playable = To be played now: { $cards }.
audatia-alt-seen = You know of { $name }'s hand: { $cards }.
audatia-alt-chosen = Your secret guard: { audatia-posta }.
audatia-alt-hands = Hands: { $one_name } { $one_hand }; { $two_name } { $two_hand }.
audatia-board-assault = Assault { $assault } · drawn { $draws } of 2
audatia-board-man = { $name }, { $character }, { $role }
audatia-board-cards = hand { $cards } · deck { $deck } · discards { $discards }
audatia-board-virtues = { $virtues }
audatia-board-posta = guard: { audatia-posta } ({ $blows })
audatia-board-no-posta = guard: none
audatia-board-sword = sword: { $side ->
        [R] right
        [L] left
       *[M] middle
    }
audatia-board-pile = pile: { $cards }
audatia-board-discard = discards: { $cards }
