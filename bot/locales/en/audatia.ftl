# Audatia. $seat, $rival: "you" or "they"; $seat_name, $rival_name: who that is.
# $card, $posta, $virtue, $flank, $blow: codes, which the pieces of sentences below turn into words.

audatia-name = Audatia
    .about = A longsword duel, two decks of sixty. 45 minutes
    .caption = A wide bind: whoever parried may attack.
    .alt = Audatia: two swordsmen, their blades bound wide; Salle has parried, and may attack.

## Options: name, values as the challenge's card lists them, what they mean
audatia-option-challenger = The challenger plays
    .about = Whose deck the challenger plays. The challenger must attack, and takes Audatia
audatia-option-challenger-galeazzo = Galeazzo
    .about = Feints, kicks, breaks off
    .card = { $name } plays Galeazzo
audatia-option-challenger-boucicault = Boucicault
    .about = Taunts, lures, looks into hands
    .card = { $name } plays Boucicault
audatia-option-challenged = The challenged plays
    .about = Whose deck the challenged plays. The challenged picks a virtue first
audatia-option-challenged-galeazzo = Galeazzo
    .about = Feints, kicks, breaks off
    .card = { $name } plays Galeazzo
audatia-option-challenged-boucicault = Boucicault
    .about = Taunts, lures, looks into hands
    .card = { $name } plays Boucicault
audatia-option-counterattack_answer = Answer to a counterattack
    .about = Whether a counterattack may be parried
audatia-option-counterattack_answer-parry = counterattacks may be parried
    .about = Like any other attack
audatia-option-counterattack_answer-none = counterattacks can't be parried
    .about = Only Break Off or Perfect Measure saves you from one
audatia-option-imperfect_counter = Imperfect counter-remedy
    .about = What follows a counter-remedy that isn't the perfect one
audatia-option-imperfect_counter-break_off = an imperfect counter ends the assault
    .about = The remedy is stopped, and both break off
audatia-option-imperfect_counter-responder_may_remedy = an imperfect counter earns a remedy
    .about = The player who countered may play a remedy of their own
audatia-option-break_off_saves_from_exchange = Break Off against an exchange
    .about = Whether the skill Break Off saves you when your thrust was exchanged
audatia-option-break_off_saves_from_exchange-true = Break Off saves from an exchange
    .about = As it does from any other danger
audatia-option-break_off_saves_from_exchange-false = Break Off doesn't save from an exchange
    .about = Only a remedy for the outside does
audatia-option-auto_pass = Pass at once
    .about = Whether Salle passes at once for a player whose hand leaves no choice
audatia-option-auto_pass-true = passes at once
    .about = Quicker; but where no question is asked, both may guess why
audatia-option-auto_pass-false = passes tell little
    .about = Salle passes for a player with nothing to decide, but after a while: mostly a minute or two, now and then an hour

## The computer's levels
audatia-level-novice = stubborn
    .about = Stands in its favourite guard and strikes its favourite blow, whatever you hold
audatia-level-parrier = defender
    .about = Weighs every answer to a blow, but strikes and stands by habit
audatia-level-stickler = stickler
    .about = Weighs every blow, but always begins in its favourite guard
audatia-level-keen = keen
    .about = Strikes where you are open, and looks one blow ahead
audatia-level-planner = planner
    .about = Plays a few duels in its head, with the hands you might hold
audatia-level-master = master
    .about = Plays many duels in its head, with the hands you might hold

## Decisions that may be answered in advance
audatia-window-salute = Salute, or return the salute
audatia-window-skills = Play a skill out of measure
audatia-window-deny = Deny a skill
audatia-window-villano = Colpo di Villano after your parry
audatia-window-entry = Enter boldly (or feint) when you were parried
audatia-window-kick = Kick against a bold entry
audatia-window-turn = Attack in wide play
audatia-window-remedy = Play a remedy at close quarters

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
audatia-attack = { $attack ->
        [MF] mandritto fendente
        [RF] roverso fendente
        [MM] mandritto mezano
        [RM] roverso mezano
        [MS] mandritto sottano
        [RS] roverso sottano
       *[P] punta
    }
audatia-card = { $card ->
        [MF] mandritto fendente
        [MFl] mandritto fendente
        [MFr] mandritto fendente
        [RF] roverso fendente
        [RFl] roverso fendente
        [RFr] roverso fendente
        [MM] mandritto mezano
        [MMl] mandritto mezano
        [RM] roverso mezano
        [RMl] roverso mezano
        [MS] mandritto sottano
        [MSl] mandritto sottano
        [MSr] mandritto sottano
        [RS] roverso sottano
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
    .full = { $card ->
        [turn] Turn and Pommel Strike (Volta e Pomo)
        [elbow] Push the Elbow (Spinta al Gomito)
        [bind] Middle Bind (Ligadura Mezana)
        [handle] Grab the Handle (Presa del Manico)
        [cover] Cover and Pommel Strike (Coperta e Pomo)
        [xsoprana] Soprana Counter (Contra Soprana)
        [xelbow] Elbow Counter (Contra Gomito)
        [xbind] Middle Bind Counter (Contra Ligadura)
        [xhandle] Handle Counter (Contra Manico)
        [taunt] Taunt (Burla)
        [preempt] Pre-empt (Anticipo)
        [lure] Lure (Esca)
        [lynx] Eye of the Lynx (Occhio di Lince)
        [second] Second Thought (Ripensamento)
        [measure] Perfect Measure (Misura Perfetta)
        [deny] Deny (Negazione)
        [kick] Kick to the Groin (Calcio)
        [feint] Feint (Finta)
        [breakoff] Break Off (Uscita)
        [repeat] Repeat (Ripetizione)
       *[plain] { audatia-card }
    }
    .a = a { audatia-card }
    .to = to the { audatia-card }
    .short = { $card ->
        [turn] Turn
        [soprana] Soprana
        [elbow] Elbow
        [bind] Bind
        [handle] Handle
        [cover] Cover
        [lynx] Lynx
        [measure] Measure
        [kick] Kick
        [villano] Villano
       *[other] { audatia-card }
    }
audatia-sun = { $card ->
        [MFl] , half-sun left
        [RFl] , half-sun left
        [MMl] , half-sun left
        [RMl] , half-sun left
        [MSl] , half-sun left
        [RSl] , half-sun left
        [MFr] , half-sun right
        [RFr] , half-sun right
        [MSr] , half-sun right
        [RSr] , half-sun right
       *[none] {""}
    }
audatia-posta = { $posta ->
        [frontale] Frontale
        [donna_destra] Donna Destra
        [donna_sinestra] Donna Sinestra
        [fenestra_destra] Fenestra Destra
        [fenestra_sinestra] Fenestra Sinestra
        [longa] Longa
        [breve] Breve
        [tutta_porta] Tutta Porta di Ferro
        [mezana_porta] Porta di Ferro Mezana
        [dente] Dente di Zenghiaro
        [coda_longa] Coda Longa
       *[bicorno] Bicorno
    }
audatia-posta-closed = closed to { $blows }
audatia-posta-lends = +{ $amount } { audatia-virtue } { $kind ->
        [any] on any blow
        [parry] on a parry
        [thrust] on a thrust
       *[cut-attack] on a cut that attacks
    }
audatia-posta-exchanges = exchanges thrusts
audatia-posta-springs = { $blows } binds close
audatia-posta-once = once a duel
audatia-virtue = { $virtue ->
        [audatia] Audatia
        [prudentia] Prudentia
        [fortitudo] Fortitudo
       *[celeritas] Celeritas
    }
    .gloss = { $virtue ->
        [audatia] boldness: enters boldly after an attack
        [prudentia] prudence: attacks with rising cuts too
        [fortitudo] strength: picks the sides at close quarters
       *[celeritas] speed: counterattacks, exchanges thrusts
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
audatia-role = { $is_challenger ->
        [1] challenger
       *[0] challenged
    }
audatia-asks = { $window ->
        [mulligan] which cards of the first hand to change
        [virtue] which virtue to take
        [salute] whether to salute
        [return] whether to return the salute
        [measure] a trade, or a guard in secret
        [skills] a skill out of measure, or a pass
        [lured] a blow to discard
        [lured-posta] another guard
        [duty] an attack
        [opening] an attack, or another guard
        [reply] an attack, or another guard
        [last-call] an attack, or a pass that draws the assault
        [defend] an answer to the attack
        [escape] a way out of the exchange
        [villano] the Colpo di Villano, or a pass
        [entry] a bold entry, a feint, or a pass
        [bold] a kick or a break off against the bold entry, or a pass
        [again] the attack after the feint
        [turn] an attack, or a pass
        [orient] inside or outside
        [remedy] a remedy, or a pass
        [counter] a counter-remedy
        [deny] whether the skill is denied
       *[over] nothing, the duel is over
    }

## What happened. `.start` of one sentence and `.end` of the next make one; an `.aside` goes without saying
audatia-duel-began = { $one ->
        [you] You play { $challenger_words }
       *[they] { $one_name } plays { $challenger_words }
    }, { $two ->
        [you] you play { $challenged_words }.
       *[they] { $two_name } plays { $challenged_words }.
    }
    .heading = { $one_name }, { $challenger_words }, against { $two_name }, { $challenged_words }
audatia-assault-began = Assault { $number }, out of measure.{ $draws ->
        [0] {""}
       *[other] {" "}One assault was drawn; a second one wins the duel for the challenged.
    }
    .heading = Assault { $number }{ $draws ->
            [0] {""}
           *[other] {" "}· one drawn
        }
audatia-drew = { audatia-who } drew { $cards_words }.
    .end = and drew { $cards_words }.
audatia-drew-unseen =
    .aside = { audatia-who } drew { $count ->
            [one] a card
           *[other] { $count } cards
        }. Deck { $deck }.
audatia-mulliganed = { $cards_count ->
        [0] { audatia-who } kept the whole first hand.
        [one] { audatia-who } changed one card: { $cards_words }.
       *[other] { audatia-who } changed { $cards_count } cards: { $cards_words }.
    }
audatia-chose = { $window ->
        [mulligan] { $seat ->
            [you] You have chosen which cards to change.
           *[they] { $seat_name } has chosen which cards to change.
        }
       *[measure] { $seat ->
            [you] You have chosen a guard in secret.
           *[they] { $seat_name } has chosen a guard in secret.
        }
    }
audatia-virtue-taken = { $seat ->
        [you] You have
       *[they] { $seat_name } has
    } { audatia-virtue } now.
audatia-saluted = { $is_return ->
        [0] { audatia-who } saluted and gave up a card: { audatia-card }.
       *[other] { audatia-who } returned the salute and gave up a card: { audatia-card }.
    }
audatia-salute-withheld = { $is_return ->
        [0] { audatia-who } didn't salute.
       *[other] { audatia-who } didn't return the salute: { $rival ->
            [you] your
           *[they] { $rival_name }'s
        } first blow gets +4 Audatia.
    }
audatia-traded = { audatia-who } traded { $cards_words } for one card.
    .start = { audatia-who } traded { $cards_words }
audatia-cycled = { audatia-who } changed { audatia-card } for another card.
    .start = { audatia-who } discarded { audatia-card }
audatia-poste-revealed = The guards are shown: { $one ->
        [you] you stand
       *[they] { $one_name } stands
    } in { $one_posta_words }, { $two ->
        [you] you stand
       *[they] { $two_name } stands
    } in { $two_posta_words }.
audatia-posta-changed = { audatia-who } changed guard to { audatia-posta }.
audatia-blow-spent = { $seat ->
        [you] Lured, you discarded { audatia-card.a }.
       *[they] Lured, { $seat_name } discarded { audatia-card.a }.
    }
audatia-attacked = { $seat ->
        [you] You attacked with { audatia-card.a }.
       *[they] { $seat_name } attacks with { audatia-card.a }.
    }
audatia-answered = { $use ->
        [parry] { audatia-who } parried with { audatia-card.a }.
        [counterattack] { audatia-who } counterattacked with { audatia-card.a }: it parries and attacks in one.
        [break] { audatia-who } broke the thrust with { audatia-card.a }.
       *[exchange] { audatia-who } exchanged the thrust: only a remedy from outside gets out of that.
    }
audatia-bound = { $seat ->
        [you] Your parry
       *[they] { $seat_name }'s parry
    } { $bind ->
        [largo] binds wide (largo): blows may follow.
       *[stretto] binds close (stretto): no more blows, only remedies.
    }
audatia-entered-boldly = { $seat ->
        [you] You enter boldly
       *[they] { $seat_name } enters boldly
    }, to close quarters.
audatia-oriented = { $seat ->
        [you] You chose
       *[they] { $seat_name } chose
    } to stand { audatia-flank }.
audatia-remedy-played = { $seat ->
        [you] You played
       *[they] { $seat_name } plays
    } { audatia-card.full } from { audatia-flank }.
audatia-countered = { audatia-who } countered with { audatia-card.full }{ $is_perfect ->
        [0] : the remedy is stopped.
       *[other] , the perfect counter.
    }
    .start = { audatia-who } countered with { audatia-card.full }, the perfect counter,
audatia-skill-played = { audatia-who } played { audatia-card.full }{ $card ->
        [taunt] : the opponent must attack first.
        [preempt] , to attack first.
        [lure] : the opponent must discard a blow and change guard.
        [lynx] , to look into the opponent's hand.
        [second] , to take a card back.
        [measure] : the attack falls short.
        [kick] : it wins, unless it is answered.
        [feint] : the attack goes on at once.
        [breakoff] , to end the assault.
        [villano] : it wins, unless it is answered.
        [repeat] , to take a blow back.
       *[deny] .
    }
audatia-fetched = { audatia-who } took back { audatia-card }.
audatia-denied = { $seat ->
        [you] You denied { audatia-card }: it has no effect.
       *[they] { $seat_name } denied { audatia-card }: it has no effect.
    }
audatia-hand-seen = { $seat ->
        [you] You looked: { $rival_name } holds
       *[they] { $seat_name } looked: { $rival ->
            [you] you hold
           *[they] { $rival_name } holds
        }
    } { $hand_count ->
        [0] no cards
       *[other] { $hand_words }
    }.
audatia-passed = { audatia-who } passed: { $window ->
        [skills] no skill.
        [duty] no attack.
        [last-call] no attack.
        [villano] no Colpo di Villano.
        [entry] no bold entry, no feint.
        [bold] the bold entry goes on.
        [turn] no attack.
        [remedy] no remedy.
       *[deny] the skill stands.
    }
audatia-broke-off = Both step back: a break off. Assault { $assault } has no winner, but isn't a draw.
audatia-assault-drawn = Without an attack assault { $assault } is drawn, the { $draws ->
        [1] first
       *[other] second
    } of two.
audatia-duel-won = { $seat ->
        [you] You win the duel
       *[they] { $seat_name } wins the duel
    }{ $ending ->
        [blow] : { $rival ->
            [you] you had
           *[they] { $rival_name } had
        } no answer { audatia-card.to }
        [exchange] : { $rival ->
            [you] you found
           *[they] { $rival_name } found
        } no way out of the exchange
        [remedy] : { $rival ->
            [you] you had
           *[they] { $rival_name } had
        } no counter to { audatia-card.full }
        [kick] {" "}with a kick to the groin
        [villano] {" "}with the Colpo di Villano
        [draws] : two drawn assaults win for the challenged
       *[broken-off] {""}
    }.
    .end = and { $seat ->
            [you] win
           *[they] wins
        } the duel.

## The result, and why
audatia-broken-off = The duel was broken off in assault { $assault }.

## What is asked. $card: what it is about; $blow: the same, if it is a blow
audatia-asked-mulligan = You may change any cards of your first hand, once. Which?
audatia-asked-virtue = Take a virtue; it is yours for the whole duel.
audatia-asked-salute = Will you salute? It costs you a card. If { $rival_name } doesn't return it, your first blow gets +4 Audatia.
audatia-asked-return = { $rival_name } saluted. Return it with a card, or { $rival_name }'s first blow gets +4 Audatia.
audatia-asked-measure = Choose a guard in secret. First you may trade two cards for one.
audatia-asked-skills = Out of measure: play a skill, or pass.
audatia-asked-lured = You are lured: discard a blow.
audatia-asked-lured-posta = You are lured: now change guard.
audatia-asked-duty = { $card ->
        [preempt] You pre-empted: attack first.
       *[taunt] You are taunted: you must attack first.
    } Without an attack you may change guard once.
audatia-asked-opening = Attack, or change guard.
audatia-asked-reply = { $rival_name } changed guard: attack, or change yours.
audatia-asked-last-call = Last call: attack now, or the assault is drawn.
audatia-asked-defend = { $use ->
        [counterattack] { $rival_name } counterattacks. Answer
       *[attack] Answer
    } the { audatia-card }, { audatia-blow.gloss }{ audatia-sun }.
audatia-asked-escape = { $rival_name } exchanged your thrust. Get out of it with a remedy from outside, or the duel is lost.
audatia-asked-villano = You parried a fendente with a fendente: the Colpo di Villano, or pass.
audatia-asked-entry = You were parried: enter boldly, feint, or pass.
audatia-asked-bold = { $rival_name } enters boldly. Stop it, or pass.
audatia-asked-again = Your feint worked: attack again.
audatia-asked-turn = Wide play (largo): attack, or pass.
audatia-asked-orient = Close quarters: do you stand inside or outside?
audatia-asked-remedy = Close quarters, you stand { audatia-flank }: a remedy, or pass.
audatia-asked-counter = Counter { audatia-card.full }, played from { audatia-flank }, or the duel is lost.
audatia-asked-deny = { $rival_name } played { audatia-card.full }. { $card ->
        [kick] Answer it, or it wins the duel.
        [villano] Answer it, or it wins the duel.
       *[other] Deny it, or let it pass.
    }
audatia-waits-both-mulligan = Both choose in secret which cards to change.
audatia-waits-both-measure = Both choose a guard in secret.
audatia-waits-secret = { $seat_name } is still choosing.
audatia-waits-mulligan = { $seat_name } chooses which cards to change.
audatia-waits-virtue = { $seat_name } takes a virtue.
audatia-waits-salute = { $seat_name } may salute.
audatia-waits-return = { $seat_name } may return the salute.
audatia-waits-measure = { $seat_name } trades, or chooses a guard in secret.
audatia-waits-skills = { $seat_name } may play a skill.
audatia-waits-lured = { $seat_name } is lured, and must discard a blow.
audatia-waits-lured-posta = { $seat_name } is lured, and must change guard.
audatia-waits-duty = { $seat_name } must attack first.
audatia-waits-opening = { $seat_name } attacks, or changes guard.
audatia-waits-reply = { $seat_name } attacks, or changes guard.
audatia-waits-last-call = { $seat_name } must attack, or the assault is drawn.
audatia-waits-defend = { $seat_name } must answer the { audatia-card }.
audatia-waits-escape = { $seat_name } must get out of the exchange.
audatia-waits-villano = { $seat_name } may follow up the parry.
audatia-waits-entry = { $seat_name } was parried, and may enter boldly or feint.
audatia-waits-bold = { $seat_name } may stop the bold entry.
audatia-waits-again = { $seat_name } attacks again.
audatia-waits-turn = Wide play (largo): { $seat_name } may attack.
audatia-waits-orient = Close quarters: { $seat_name } picks inside or outside.
audatia-waits-remedy = Close quarters: { $seat_name } may play a remedy.
audatia-waits-counter = { $seat_name } must counter { audatia-card }.
audatia-waits-deny = { $seat_name } may deny { audatia-card }.
audatia-chances-attacks = You can attack with: { $cards }.
audatia-chances-no-attacks = None of your blows can attack from here.
audatia-chances-answers = You can answer with: { $cards }.
audatia-chances-plays = You can play: { $cards }.
audatia-chances-bold = a bold entry
audatia-no-remedies = no remedy
audatia-chances-nothing = Nothing in your hand helps here.
audatia-chances-flanks = Remedies inside: { $inside }; outside: { $outside }.
audatia-not-sent = Not sent yet.

## The line under a public board
audatia-summary = Assault { $assault }. { $waits }

## Buttons. $label: a card, guard, virtue or side in a few letters. `.with`: the cards that were named
audatia-step-attack = Attack
    .alone = Attack { $label }
    .name = Attack with { audatia-card.a }{ audatia-sun }
audatia-step-parry = Parry
    .alone = Parry { $label }
    .name = Parry with { audatia-card.a }{ audatia-sun }
    .detail = { $bind ->
        [largo] wide bind
       *[stretto] close bind
    }
audatia-step-counterattack = Counterattack
    .alone = Counter { $label }
    .name = Counterattack with { audatia-card.a }{ audatia-sun }
audatia-step-break = Break the thrust
    .alone = Break with { $label }
    .name = Break the thrust with { audatia-card.a }
audatia-step-exchange = Exchange
    .alone = Exchange { $label }
    .name = Exchange the thrust with a punta
audatia-step-remedy = Remedy
    .alone = { $label }
    .name = Play { audatia-card.full }
audatia-step-counter-remedy = Counter-remedy
    .alone = { $label }
    .name = Counter with { audatia-card.full }
    .detail = { $is_perfect ->
        [0] stops it
       *[1] perfect, wins
    }
audatia-step-skill = Skill
    .alone = { $label }
    .name = Play { audatia-card.full }
audatia-step-fetch = Take back
    .alone = { $label }
    .name = Play { audatia-card.full }, and take a card back
    .with = Play { audatia-card.full }, and take back { $cards_words }
audatia-step-trade = Trade two for one
    .alone = Trade two for one
    .name = Trade two cards for one
    .with = Trade { $cards_words } for one card
audatia-step-card = Card
    .alone = { $label }
    .name = { audatia-card }{ audatia-sun }
audatia-step-cycle = Change a skill
    .alone = Change a skill
    .name = Discard a skill with the cycle sign for another card
    .with = Discard { $cards_words } for another card
audatia-step-salute = Salute
    .alone = Salute
    .name = { $window ->
        [return] Return the salute with a card
       *[other] Salute with a card
    }
    .with = { $window ->
        [return] Return the salute with { $cards_words }
       *[other] Salute with { $cards_words }
    }
audatia-step-nosalute = No salute
    .alone = No salute
    .name = Don't salute
audatia-step-noreturn = Don't return it
    .alone = Don't return it
    .name = Don't return the salute
audatia-step-keep = Keep all
    .alone = Keep all
    .name = Keep all twelve cards
audatia-step-spend = Discard
    .alone = Discard a blow
    .name = Discard a blow
    .with = Discard { $cards_words }
audatia-step-virtue = Virtue
    .alone = { $label }
    .name = Take { audatia-virtue }, { audatia-virtue.gloss }
audatia-step-posta = Guard
    .alone = { $label }
    .name = Stand in { audatia-posta }
audatia-step-change = Change guard
    .alone = → { $label }
    .name = Change guard to { audatia-posta }
audatia-step-flank = Stand
    .alone = { $flank ->
        [inside] Inside
       *[outside] Outside
    }
    .name = Stand { audatia-flank }
audatia-step-bold = Enter boldly
    .alone = Enter boldly
    .name = Enter boldly, to close quarters
audatia-step-pass = { $window ->
        [last-call] No attack
        [turn] No attack
        [deny] Let it pass
       *[other] Pass
    }
    .alone = { audatia-step-pass }
    .name = { audatia-step-pass }
audatia-preview-mulligan = You change: { $cards_words }. More, or is that all?
audatia-preview-choosing = { $kind ->
        [trade] { $count ->
            [0] Which two cards?
           *[other] Which other, besides { $cards_words }?
        }
        [fetch] Which card do you take back?
        [cycle] Which skill do you change for another card?
       *[other] Which card?
    }
audatia-then-parry = { $bind ->
        [largo] The bind would be wide (largo): the next attack is yours.
       *[stretto] The bind would be close (stretto): remedies, and you act first.
    }
audatia-then-counter-remedy = { $is_perfect ->
        [0] It stops the remedy{ $answer ->
            [responder_may_remedy] ; then you may play a remedy.
           *[break_off] ; then both break off.
        }
       *[1] This is the perfect counter: it wins the duel.
    }
audatia-then-skill = { $card ->
        [taunt] { $name } must then attack first.
        [preempt] You then attack first.
        [lure] { $name } must discard a blow and change guard.
        [lynx] You then see { $name }'s hand.
        [measure] The attack falls short; the next one may be yours.
        [kick] It wins, unless { $name } has an answer.
        [villano] It wins, unless { $name } has an answer.
        [feint] You attack again at once.
        [breakoff] The assault ends without a winner; it isn't a draw.
        [deny] The skill has no effect.
       *[other] {""}
    }
audatia-then-attack = Without an answer from { $name } it wins the duel.
audatia-then-counterattack = { $name } must answer it, or the duel is yours.
audatia-then-exchange = { $name } needs a remedy from outside, or the duel is yours.
audatia-then-remedy = It wins unless { $name } counters it; the perfect counter wins for { $name }.
audatia-then-bold = You play the first remedy.
audatia-then-posta = It stays secret until both have chosen.
audatia-warning-draws = Without an attack the assault is drawn, { $draws ->
        [0] the first of two; a second one loses you the duel.
       *[other] the second: you lose the duel.
    }

## A line of the page's log
audatia-deed-attack = attack { $card }
audatia-deed-parry = parry { $card }
audatia-deed-counterattack = counterattack { $card }
audatia-deed-break = break the thrust: { $card }
audatia-deed-exchange = exchange the thrust: { $card }
audatia-deed-remedy = { $card }
audatia-deed-counter-remedy = { $card }
audatia-deed-mulliganed = first hands are set
audatia-deed-mulligan = first hand: chosen
audatia-deed-took = takes { audatia-virtue }
audatia-deed-saluted = salute: { $card }
audatia-deed-withheld = no salute
audatia-deed-traded = trade: { $cards }
audatia-deed-cycled = change: { $card }
audatia-deed-chose = a guard, in secret
audatia-deed-revealed = guards: { $one_guard }, { $two_guard }
audatia-deed-changed = change guard: { audatia-posta }
audatia-deed-spent = discard: { $card }
audatia-deed-skill = { $card }
audatia-deed-fetched = { $by }: { $card }
audatia-deed-denied = deny { $card }
audatia-deed-allowed = let it pass
audatia-deed-bold = bold entry
audatia-deed-oriented = stand { audatia-flank }
audatia-deed-passed = pass
audatia-deed-won = wins
audatia-deed-lost = loses
audatia-deed-drawn = drawn
audatia-deed-bound = { $bind ->
        [largo] wide
       *[stretto] close
    }

## The board in words
audatia-hand = { $cuts_count ->
        [0] { $thrusts ->
            [0] {""}
            [1] Thrust.
           *[other] { $thrusts } thrusts.
        }
       *[other] Cuts { $cuts }{ $thrusts ->
            [0] .
            [1] , thrust.
           *[other] , { $thrusts } thrusts.
        }
    }{ $skills_count ->
        [0] {""}
       *[other] {" "}Skills: { $skills }.
    }
audatia-no-hand = no cards
audatia-alt-duel = Audatia, assault { $assault }, { $draws ->
        [0] none drawn
        [one] one drawn
       *[other] two drawn
    }.
audatia-alt-man = { $name }, { $character }, { $role }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand, { $deck } in the deck.
audatia-alt-posta = { $name } stands in { audatia-posta }.
audatia-alt-sword = { $name }'s sword: { audatia-side }, { audatia-card } on top of the pile.
audatia-side = { $side ->
        [R] right
        [L] left
       *[M] middle
    }
audatia-alt-flank = { $name } stands { audatia-flank }.
audatia-alt-virtues = Virtues, { $one_name } to { $two_name }: { $virtues }.
audatia-alt-owed = { $name }'s first blow gets +4 Audatia.
audatia-alt-duty = { $name } must attack first ({ audatia-card }).
audatia-alt-bind = The blades are bound { audatia-bind }.
audatia-alt-last = Last: { $action }
audatia-alt-hand = Your hand: { $hand }.
audatia-alt-playable = Can be played now: { $cards }.
audatia-alt-seen = Seen of { $name }'s hand: { $cards }.
audatia-alt-chosen = Your secret guard: { audatia-posta }.
audatia-alt-hands = Hands: { $one_name } { $one_hand }; { $two_name } { $two_hand }.
audatia-board-assault = assault { $assault }
audatia-board-draws = Drawn assaults: { $draws } of 2
audatia-board-man = { $name }, { $character }, { $role }
audatia-board-cards = hand { $cards } · deck { $deck } · discards { $discards }
audatia-board-posta = guard: { audatia-posta } ({ $row })
audatia-board-sword = sword: { audatia-side }
audatia-board-pile = pile: { $cards }
audatia-board-discard = discards: { $cards }
audatia-board-legend = M mandritto, R roverso; F fendente, M mezano, S sottano; P punta; l, r: half-sun left, right.

## Why a move was refused. Facts are codes; the pieces above make words of them
audatia-refused-not-a-move = “{ $text }” isn't a move. Write a card (MFl, kick), a guard (longa) or a virtue (prudentia); counter:MFl to counterattack, trade:P,turn, salute:P, second:P, cycle:taunt, inside, bold or pass.
audatia-refused-no-such-card = “{ $text }”: there is no such card. Write its code, such as MFl, P, turn, cover or kick.
audatia-refused-no-such-posta = “{ $text }”: there is no such guard. Write longa, donna_destra or bicorno, for example.
audatia-refused-no-such-virtue = “{ $text }” isn't a virtue. They are audatia, prudentia, fortitudo and celeritas.
audatia-refused-which-half = “{ $text }”: cuts carry half a sun. Say which: { $one } (left) or { $two } (right).
audatia-refused-trade-two = A trade takes two cards, as in trade:P,turn, not { $count }.
audatia-refused-match-over = The duel is over.
audatia-refused-not-your-turn = It isn't your decision now.
audatia-refused-chosen-already = You have already chosen; your opponent is still choosing.
audatia-refused-not-in-one-go = { $act } can't be sent together with what comes before it: something has to be answered or shown first.
audatia-refused-which-copy = You hold both halves of the sun: say { $one } (left) or { $two } (right).
audatia-refused-not-held = You don't hold { audatia-card }.
audatia-refused-needs-advantage = { $card ->
        [bold] For a bold entry
       *[other] For { audatia-card }
    } you need more { audatia-virtue } than your opponent: you have { $own }, against { $rival }.
audatia-refused-not-in-this-window = { audatia-card } can't be played now. The question is: { audatia-asks }.
audatia-refused-name-a-card = Say which card { audatia-card } takes back, as in { $card }:MFl.
audatia-refused-no-blow-now = No blow can be played now. The question is: { audatia-asks }.
audatia-refused-must-attack = You must attack now: play a blow.
audatia-refused-not-from-posta = You can't strike a { audatia-blow } from { audatia-posta }: a guard allows only its own blows.
audatia-refused-not-from-side = Your sword is on the { audatia-side }, so you have no { audatia-blow } now: from the right come mandritti, from the left roversi; the punta comes from anywhere.
audatia-refused-closed-line = Your opponent's guard, { audatia-posta }, is closed to the { audatia-blow }.
audatia-refused-does-not-stop = A { audatia-blow } doesn't stop a { audatia-attack }.
audatia-refused-never-parries = A { audatia-blow } never parries; it can only break a thrust.
audatia-refused-thrust-answers-thrust = A punta stops no cut; it can only be exchanged for another punta.
audatia-refused-no-exchange-from = { audatia-posta } lacks the sign of the exchange: from there a thrust can't be exchanged.
audatia-refused-no-counterattack = A { audatia-blow } can't counterattack a { audatia-attack }: only a fendente can, against the same fendente.
audatia-refused-no-counter-to-counter = A counterattack can't be counterattacked: parry it.
audatia-refused-counterattack-unparried = You agreed that a counterattack can't be parried.
audatia-refused-wrong-use = That card can't be used here { $use ->
        [attack] to attack
        [parry] to parry
        [counterattack] to counterattack
        [break] to break a thrust
        [exchange] to exchange thrusts
       *[other] like that
    }.
audatia-refused-no-remedy-now = Remedies belong to close quarters, or to the way out of an exchange. The question now is: { audatia-asks }.
audatia-refused-wrong-flank = { audatia-card } can't be played from { audatia-flank }.
audatia-refused-no-counter-now = A counter-remedy answers a remedy. The question now is: { audatia-asks }.
audatia-refused-counters-other-side = { audatia-card } doesn't meet a remedy played from { audatia-flank }.
audatia-refused-no-escape = You agreed that Break Off doesn't save from an exchange: only a remedy from outside does.
audatia-refused-no-bold-now = You enter boldly right after your own attack was parried, not now.
audatia-refused-no-remedy-held = A bold entry needs a remedy in your hand.
audatia-refused-nothing-to-attack-with = { audatia-card } needs a blow that can attack now, and you have none.
audatia-refused-feint-in-stretto = A feint needs a wide bind (largo); this one is close.
audatia-refused-no-fendenti = { audatia-card } follows only when you parried a fendente with a fendente.
audatia-refused-not-there = There is no { audatia-card } among your discards.
audatia-refused-not-in-discard-or-pile = There is no { audatia-card } among your discards, nor in your pile below its top card.
audatia-refused-fetches-blows = Repeat takes back a blow, and { audatia-card } isn't one.
audatia-refused-fetches-no-own = A card can't take back another card of its own name.
audatia-refused-no-cycle = There is no cycle sign on { audatia-card }, so it can't be changed one for one.
audatia-refused-deck-empty = Your deck is empty: there is nothing to draw.
audatia-refused-no-trade-now = Cards are traded out of measure, before you choose your guard.
audatia-refused-no-mulligan-now = The first hand is changed once, before the virtues are dealt.
audatia-refused-no-salute-now = Salutes are given once, before the first assault.
audatia-refused-no-spend-now = Nobody has been lured.
audatia-refused-spend-a-blow = You are lured and must discard a blow; { audatia-card } isn't one.
audatia-refused-no-virtue-now = No virtue is dealt now.
audatia-refused-virtue-taken = { audatia-virtue } has been taken.
audatia-refused-no-posta-now = No guard is chosen now. The question is: { audatia-asks }.
audatia-refused-no-change-now = The guard can't be changed now. The question is: { audatia-asks }.
audatia-refused-must-attack-first = You hold a blow that can attack, so you must attack; you may change guard only if you have none.
audatia-refused-same-posta = You stand in { audatia-posta } already.
audatia-refused-bicorno-spent = { audatia-posta } serves once in a duel, and you have used it.
audatia-refused-no-sides-now = Inside and outside aren't chosen now. The question is: { audatia-asks }.
audatia-refused-no-pass-now = You can't pass now. The question is: { audatia-asks }.
audatia-refused-must-answer = You must answer { audatia-card }; the only other way out is to resign.

## Every card, guard and virtue: what it does, when, what it needs
audatia-about-MF = A descending cut from your right. It attacks, and is parried by MF, MS and RS. It parries everything but the roverso fendente. With more Celeritas it counterattacks another MF. The half-sun at its edge decides the bind.
    .title = Mandritto Fendente
audatia-about-RF = A descending cut from your left. It attacks, and is parried by RF, MS and RS. It parries everything but the mandritto fendente. With more Celeritas it counterattacks another RF. The half-sun at its edge decides the bind.
    .title = Roverso Fendente
audatia-about-MM = A level cut from your right. It attacks, and is parried by MF, RF and MS. It never parries, but it breaks a thrust: then the quicker of you may attack. One in each deck.
    .title = Mandritto Mezano
audatia-about-RM = A level cut from your left. It attacks, and is parried by MF, RF and RS. It never parries, but it breaks a thrust: then the quicker of you may attack. One in each deck.
    .title = Roverso Mezano
audatia-about-MS = A rising cut from your right. It parries both fendenti, MS, MM and the punta. It attacks only with more Prudentia, and is then parried by MF, RF and MS.
    .title = Mandritto Sottano
audatia-about-RS = A rising cut from your left. It parries both fendenti, RS, RM and the punta. It attacks only with more Prudentia, and is then parried by MF, RF and RS.
    .title = Roverso Sottano
audatia-about-P = A thrust, from any side. It is parried by fendenti and sottani (always a wide bind) and broken by a mezano. It parries nothing, but with more Celeritas it may be exchanged for a punta that comes: then only a remedy from outside saves your opponent.
    .title = Punta
audatia-about-frontale = The crown, held high before the face. Blows: RF RM P. Closed to MF and MM. Your first blow, if it is a parry, gets +2 Fortitudo. Thrusts may be exchanged from it.
    .title = Frontale
audatia-about-donna_destra = The sword on the right shoulder, ready for the great blow. Blows: MF P. Closed to nothing. Your first blow, whatever it is, gets +2 Fortitudo, as long as it tops your pile.
    .title = Donna Destra
audatia-about-donna_sinestra = The sword on the left shoulder. Blows: RF P. Closed to nothing. Your first blow, whatever it is, gets +2 Fortitudo, as long as it tops your pile.
    .title = Donna Sinestra
audatia-about-fenestra_destra = The window, on the right: the point at your opponent's face. Blows: MF MM P. Closed to RF. Your first blow, if it is a punta, gets +2 Celeritas: enough to exchange a thrust. Thrusts may be exchanged from it.
    .title = Fenestra Destra
audatia-about-fenestra_sinestra = The window, on the left. Blows: RF RM P. Closed to MF. Your first blow, if it is a punta, gets +2 Celeritas: enough to exchange a thrust. Thrusts may be exchanged from it.
    .title = Fenestra Sinestra
audatia-about-longa = The long guard, the point stretched out. Blows: MF RF P. Closed to the punta. Your first blow, if it is a cut that attacks or counterattacks, gets +2 Celeritas.
    .title = Longa
audatia-about-breve = The short guard, the hilt drawn in. Blows: MS RS P. Closed to RM and RS. Your first blow, if it is a punta, gets +2 Audatia. Thrusts may be exchanged from it.
    .title = Breve
audatia-about-tutta_porta = The full iron gate, low on the right. Blows: MF MS P. Closed to RS. Your first blow, if it is a parry, gets +2 Audatia: enough to stop a bold entry. Thrusts may be exchanged from it.
    .title = Tutta Porta di Ferro
audatia-about-mezana_porta = The middle iron gate, low in the centre. Blows: MS RS P. Closed to MS and RS. Your first blow, if it is a parry, gets +2 Audatia: enough to stop a bold entry.
    .title = Porta di Ferro Mezana
audatia-about-dente = The boar's tooth, low on the left, that strikes upwards. Blows: RS P. Closed to MS. Your first blow, if it is a parry, gets +2 Fortitudo.
    .title = Dente di Zenghiaro
audatia-about-coda_longa = The long tail, the sword stretched behind you. Blows: RF RS P. Closed to nothing. If your first blow is RF and it meets a parry, as attack or as parry, the bind is close (stretto), whatever the half-suns.
    .title = Coda Longa
audatia-about-bicorno = The two-horned guard, the hands crossed and the point forward. Blows: MF RF P. Closed to MF and RF. Thrusts may be exchanged from it. Once a duel: it is used up as soon as it is seen.
    .title = Bicorno
audatia-about-audatia = Boldness, the lion. With more of it than your opponent, you may enter boldly after your attack was parried. The challenger has its card. It plays Taunt.
    .title = Audatia
audatia-about-prudentia = Prudence, the lynx. With more of it than your opponent, your sottani attack too. It plays Pre-empt, Eye of the Lynx, Second Thought and Perfect Measure. No guard lends it.
    .title = Prudentia
audatia-about-fortitudo = Strength, the elephant. With more of it than your opponent, you pick who stands inside and who outside at close quarters. It plays Lure and the Colpo di Villano.
    .title = Fortitudo
audatia-about-celeritas = Speed, the tiger. With more of it than your opponent, you may counterattack and exchange thrusts; you play first out of measure and after a broken thrust. It plays Feint and Kick to the Groin.
    .title = Celeritas
audatia-about-turn = Remedy, from inside or outside. You turn the sword about and strike with the pommel. It wins unless it is countered; its perfect counter is Cover and Pommel Strike. Both have it in their first hand, so beware. It also gets out of an exchange.
    .title = Turn and Pommel Strike (Volta e Pomo)
audatia-about-soprana = Remedy, from outside. You take the sword over the top. It wins unless it is countered; its perfect counter is Soprana Counter. It also gets out of an exchange of thrusts.
    .title = Soprana Tor di Spada
audatia-about-elbow = Remedy, from outside. You push the elbow and strike with the pommel. It wins unless it is countered; its perfect counter is Elbow Counter. It also gets out of an exchange of thrusts.
    .title = Push the Elbow (Spinta al Gomito)
audatia-about-bind = Remedy, from inside. Your arm winds about your opponent's: the middle bind. It wins unless it is countered; its perfect counter is Middle Bind Counter. There are two in each deck.
    .title = Middle Bind (Ligadura Mezana)
audatia-about-handle = Remedy, from inside. You grab your opponent's hilt and strike. It wins unless it is countered; its perfect counter is Handle Counter.
    .title = Grab the Handle (Presa del Manico)
audatia-about-cover = Counter-remedy, against any remedy. It is perfect, and wins, against Turn and Pommel Strike; others it only stops. Both have it in their first hand.
    .title = Cover and Pommel Strike (Coperta e Pomo)
audatia-about-xsoprana = Counter-remedy, against remedies from outside. It is perfect, and wins, against Soprana Tor di Spada; others it only stops.
    .title = Soprana Counter (Contra Soprana)
audatia-about-xelbow = Counter-remedy, against remedies from outside. It is perfect, and wins, against Push the Elbow; others it only stops.
    .title = Elbow Counter (Contra Gomito)
audatia-about-xbind = Counter-remedy, against remedies from inside. It is perfect, and wins, against Middle Bind; others it only stops. There are two in each deck.
    .title = Middle Bind Counter (Contra Ligadura)
audatia-about-xhandle = Counter-remedy, against remedies from inside. It is perfect, and wins, against Grab the Handle; others it only stops.
    .title = Handle Counter (Contra Manico)
audatia-about-taunt = Boucicault's, out of measure, with more Audatia: your opponent must attack first in this assault; without an attack they may change guard once, and then all is as usual. It has the cycle sign: you may change it for another card.
    .title = Taunt (Burla)
audatia-about-preempt = Boucicault's, out of measure, with more Prudentia: you attack first in this assault. You need a blow that can attack from your guard. It has the cycle sign: you may change it for another card.
    .title = Pre-empt (Anticipo)
audatia-about-lure = Boucicault's, out of measure, with more Fortitudo: your opponent discards a blow of their choice and must change guard. It has the cycle sign: you may change it for another card.
    .title = Lure (Esca)
audatia-about-lynx = Boucicault's, out of measure, with more Prudentia: you alone see your opponent's whole hand. It has the cycle sign: you may change it for another card.
    .title = Eye of the Lynx (Occhio di Lince)
audatia-about-second = Boucicault's, at your own decisions, with more Prudentia: take any card from your discards back into your hand, but not another Second Thought. Then you decide as before.
    .title = Second Thought (Ripensamento)
audatia-about-measure = Boucicault's, when you are attacked, with more Prudentia: the attack falls short. You need no parry, the swords stay where they are, and you may attack next.
    .title = Perfect Measure (Misura Perfetta)
audatia-about-deny = Boucicault's, right after your opponent has played a skill: it has no effect, and both cards are discarded. It needs no virtue, and nobody can deny it.
    .title = Deny (Negazione)
audatia-about-kick = Galeazzo's, when your opponent enters boldly, with more Celeritas: you win the duel, unless it is denied or met with Break Off.
    .title = Kick to the Groin (Calcio)
audatia-about-feint = Galeazzo's, when your attack was just parried in a wide bind, with more Celeritas: you attack again at once, from where your sword is now. What your guard lent to the first blow still counts for the feint, not for the new attack.
    .title = Feint (Finta)
audatia-about-breakoff = Galeazzo's, in danger: against an attack, an exchange, a bold entry, a close bind, a kick or a Colpo di Villano. The assault ends without a winner, but isn't a draw. It needs no virtue; it doesn't save you from a remedy already played.
    .title = Break Off (Uscita)
audatia-about-villano = Galeazzo's, right after you parried a fendente with a fendente, with more Fortitudo: you win the duel, unless it is denied or met with Break Off. The peasant's blow: let the great stroke slide off, and strike.
    .title = Colpo di Villano
audatia-about-repeat = Galeazzo's, at your own decisions: take a blow back into your hand, from your discards or from your pile below its top card. It needs no virtue. It has the cycle sign: you may change it for another card.
    .title = Repeat (Ripetizione)
audatia-about-poste = The twelve guards (poste). Each shows the blows you have in it, the blows it is closed to, what it lends your first blow, and whether thrusts may be exchanged from it. You leave it with your first blow.
    .title = The twelve guards
audatia-about-flow = The course of a duel in four steps, in which the two come nearer: out of measure (I), a blow and its answer (II), crossed blades (III), close quarters (IV). Below each pair are the signs of what may be done there, and in the card what leads on. Where an assault is broken off, the next begins at I.
    .title = The course of a duel
audatia-about-flow_misura = Out of measure nobody can be hit yet. You may trade cards, choose a guard in secret and change it openly; skills may prepare the assault. An attack, the sword in the card, leads to step II; if nobody attacks, the assault is drawn.
    .title = I Misura: out of measure
audatia-about-flow_colpo = A blow is on its way, and without an answer the duel is lost. You may parry, counterattack with the same fendente, or against a thrust exchange or break it, each with a card that fits the place of your sword. Once it is parried, the blades are crossed: step III.
    .title = II Colpo: the blow
audatia-about-flow_incrocio = The blades are crossed. If the half-suns of the two cuts make no whole, the bind is wide: you may attack again, or end the assault with Break Off. A whole sun locks the blades, and a bold entry leads in whatever the bind: step IV.
    .title = III Incrocio: the bind
audatia-about-flow_stretto = Close quarters: no more blows, only remedies. Whoever has more Fortitudo says who stands inside and who outside. A remedy without a counter wins the duel; its perfect counter wins it for your opponent, and any other counter stops it.
    .title = IV Stretto: close quarters

## Cards: what kinds there are
audatia-shelf-blows = Blows
audatia-shelf-close = Close quarters
audatia-shelf-skills = Skills
audatia-shelf-poste = Guards
audatia-shelf-sheets = Sheets

## Why something else would have been better
audatia-reason-perfect = The { audatia-card } is the perfect counter to this remedy: it wins the duel.
audatia-reason-wins-at-once = The { audatia-card } wins, unless the opponent has an answer.
audatia-reason-draws = Without an attack the assault is drawn, { $draws ->
        [0] the first of two; a second one loses the duel.
       *[other] the second: the duel is lost.
    }
audatia-reason-missed-attack = An attack with { audatia-card.a } was possible.
audatia-reason-missed-answer = The attack could have been met with { audatia-card.a }.
audatia-reason-missed-remedy = A remedy was possible: { audatia-card }.
audatia-reason-known-parry = The opponent is known to hold { audatia-card.a }, which parries that attack.
audatia-reason-known-counter = The opponent is known to hold the { audatia-card }, the perfect counter to that remedy.
audatia-reason-perhaps-countered = The opponent may hold the { audatia-card }, the perfect counter to that remedy.
audatia-reason-last-parry = That gives up the last card in hand that parries { audatia-card.a }.

audatia-hint-mulligan = Which cards of your hand help neither to attack nor to answer?
audatia-hint-virtue = Which virtue allows what your hand is good for, and keeps it from your opponent?
audatia-hint-answer = Look at which answers you have from where your sword is, and what each leaves you for the next blow.
audatia-hint-patience = Not every card has to be played now: think about what you will need later.
audatia-hint-posta = From which guard can you play most of the blows in your hand?
audatia-hint-attack = Which of your blows is the hardest for { $rival } to answer from where they stand?

audatia-marked-hand = your hand
audatia-marked-wheel = { $name }'s blows
audatia-marked-pile = { $name }'s card
audatia-marked-deck = { $name }'s deck
audatia-marked-virtue = { audatia-virtue }
