# Canne. $seat, $rival: "you" o "they"; $seat_name, $rival_name: chi è. Le caselle hanno nomi come b2.

cannae-name = Battaglia di Canne
    .short = Canne
    .about = La fanteria spinge, la cavalleria carica, su una scacchiera. 30 minuti
    .caption = Si spinge in due contro uno: tutta la fila avanza.
    .alt = La battaglia di Canne: la tua fanteria in e3 spinge, due contro uno, e tre pezzi avanzano.

## Opzioni: nome, valori come li elenca la sfida, che cosa significano
cannae-option-immobilised_cavalry = Cavalleria bloccata
    .about = Che cosa succede alla cavalleria senza una casella libera accanto
cannae-option-immobilised_cavalry-false = la cavalleria bloccata resta
    .about = Aspetta che qualcuno le faccia posto
cannae-option-immobilised_cavalry-true = la cavalleria bloccata è persa
    .about = La si toglie subito; vicino ai bordi succede facilmente
cannae-option-layout = Schieramento
    .about = Dove partono i pezzi. Il disegno delle regole è perduto: entrambi gli schieramenti sono ricostruzioni
cannae-option-layout-r1 = centro profondo
    .about = Fanteria su due traverse al centro, cavalleria sulle ali, tutti capaci di muoversi
cannae-option-layout-r2 = una linea
    .about = Fanteria su tutta la seconda traversa, cavalleria negli angoli dietro di essa

## I livelli del computer
cannae-level-novice = fra le nuvole
    .about = Sorveglia un solo bordo del tavoliere; altrove, gli uomini isolati sono tuoi
cannae-level-oneeyed = un occhio solo
    .about = Sorveglia metà del tavoliere; sull'altra, gli uomini isolati sono tuoi
cannae-level-blinkered = paraocchi
    .about = Sorveglia tutto tranne il bordo di un lato: di lì passano le cariche
cannae-level-keen = perspicace
    .about = Guarda ogni turno intero, e sceglie il migliore
cannae-level-wary = prudente
    .about = Valuta la tua risposta migliore a ogni turno
cannae-level-master = maestria
    .about = Valuta le tue risposte migliori, e che cosa potrà fare poi

## Pezzi di frase
cannae-who = { $seat ->
        [you] Hai
       *[they] { $seat_name } ha
    }
cannae-arm = { $arm ->
        [infantry] fanteria
       *[cavalry] cavalleria
    }
cannae-odds = { $opposing ->
        [0] {""}
       *[other] , { $active } contro { $opposing }
    }
cannae-mark = { $outcome ->
        [cost] {" "}✕
       *[other] {""}
    }
cannae-then = { $outcome ->
        [plain] {""}
       *[other] : { $does }
    }

## Che cosa è successo. `.start` di una frase e `.end` della seguente ne fanno una
cannae-began = Gli eserciti sono schierati. { $seat ->
        [you] Cominci tu.
       *[they] Comincia { $seat_name }.
    }
    .heading = Gli eserciti sono schierati · { $seat ->
            [you] cominci tu
           *[they] comincia { $seat_name }
        }
cannae-passed = { cannae-who } passato.
cannae-stepped = { cannae-who } mosso la fanteria da { $origin } { A($target) }.
    .start = { cannae-who } mosso la fanteria da { $origin } { A($target) }
    .end = e mosso la fanteria da { $origin } { A($target) }.
cannae-pushed = { cannae-who } spinto da { $origin } verso { $target }{ cannae-odds }: { $moved_count } pezzi avanzano.
    .start = { cannae-who } spinto da { $origin } verso { $target }{ cannae-odds },
    .end = e spinto da { $origin } verso { $target }{ cannae-odds }.
cannae-slid = { cannae-who } mosso la cavalleria da { $origin } { A($target) }.
    .start = { cannae-who } mosso la cavalleria da { $origin } { A($target) }
    .end = e mosso la cavalleria da { $origin } { A($target) }.
cannae-charged = { cannae-who } caricato da { $origin } e preso la fanteria in { $target }.
    .start = { cannae-who } caricato da { $origin }, preso la fanteria in { $target }
    .end = e caricato da { $origin }, prendendo la fanteria in { $target }.
cannae-thrown-off = { cannae-who } perso { cannae-arm }, spinta fuori dal tavoliere in { $square }.
cannae-surrounded = { cannae-who } perso la cavalleria in { $square }, circondata dalla fanteria in { $infantry }.
cannae-shut-in = { cannae-who } perso la cavalleria in { $square }, senza una casella libera accanto.
cannae-won = { $seat ->
        [you] Vinci
       *[they] Vince { $seat_name }
    }: { $rival ->
        [you] non hai più fanteria.
       *[they] { $rival_name } non ha più fanteria.
    }
cannae-drawn = Patta: { $end ->
        [cavalry] nessuno ha più cavalleria.
        [repetition] la stessa posizione per la terza volta.
       *[other] cinquanta turni a testa senza una perdita.
    }

## Il risultato, e perché
cannae-result-broken-off = L'incontro è stato interrotto.

## Che cosa si chiede
cannae-asked-turn = Tocca a te.
    .rest = Una fanteria, una cavalleria, entrambe o nessuna.
cannae-asked-infantry = Dove va la fanteria in { $square }?
cannae-asked-cavalry = Dove va la cavalleria in { $square }?
cannae-asked-infantry-too = Anche la fanteria, o basta così? Non ancora inviata.
cannae-asked-cavalry-too = Anche la cavalleria, o basta così? Non ancora inviata.
cannae-waits = Tocca { A($seat_name) }.
cannae-repeated = Stessa posizione per la seconda volta; alla terza è patta.
cannae-quiet = { $left ->
        [one] Ancora { $left } turno senza perdite e sarà patta.
       *[other] Ancora { $left } turni senza perdite e sarà patta.
    }

## La riga sotto un tavoliere pubblico
cannae-summary = Fanteria { $one_infantry } : { $two_infantry }, cavalleria { $one_cavalry } : { $two_cavalry }. Tocca { A($seat_name) }.

## Pulsanti. $square è dove porta; $does che cosa ne segue
cannae-step-infantry = { $place ->
        [second] Anche la fanteria
       *[first] Fanteria
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = La fanteria in { $square }
cannae-step-cavalry = { $place ->
        [second] Anche la cavalleria
       *[first] Cavalleria
    }
    .label = { $square }
    .detail = {""}
    .alone = { $symbol } { $square }
    .name = La cavalleria in { $square }
cannae-step-pass = Passa
    .label = Passa
    .detail = niente si muove
    .alone = Passa
    .name = Passa: niente si muove
cannae-step-step = Passo
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } { $square }{ cannae-then }
    .name = Passo in { $square }{ cannae-then }
cannae-step-push = Spinta
    .label = { $arrow } { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $arrow } spinta: { $does }
    .name = Spinta verso { $square }: { $does }
cannae-step-ride = Cavalcata
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = { $square }{ cannae-then }
    .name = Cavalca fino { A($square) }{ cannae-then }
cannae-step-charge = Carica
    .label = { $square }{ cannae-mark }
    .detail = { $does }
    .alone = ⚔ { $square }{ cannae-mark }
    .name = Carica in { $square }: { $does }
cannae-effect-moves = avanzano in { $moved_count }
cannae-effect-against = { $active } contro { $opposing }
cannae-effect-thrown-off = { $whose ->
        [own] cade la propria { cannae-arm } in { $square }
       *[theirs] { $arm ->
            [infantry] cade la sua in { $square }
           *[cavalry] cade la sua cavalleria in { $square }
        }
    }
cannae-effect-charged = prende la fanteria in { $square }
cannae-effect-surrounded = { $whose ->
        [own] si perde la propria cavalleria in { $square }
       *[theirs] cade la cavalleria avversaria in { $square }
    }
cannae-effect-shut-in = { $whose ->
        [own] si perde la propria cavalleria in { $square }
       *[theirs] cade la cavalleria avversaria in { $square }
    }
cannae-effect-win = così si vince
cannae-effect-draw = così è patta
cannae-effect-defeat = così si perde l'incontro
cannae-preview-pass = Passa: niente si muove.
cannae-preview-stepped = Fanteria da { $origin } { A($target) }
cannae-preview-pushed = La fanteria in { $origin } spinge verso { $target }
cannae-preview-slid = Cavalleria da { $origin } { A($target) }
cannae-preview-charged = La cavalleria in { $origin } carica e prende la fanteria in { $target }
cannae-preview-unsent = Non ancora inviata.
cannae-preview-follows = { $action }: { $does }.
cannae-warning-thrown-off = Attenzione: la tua { cannae-arm } in { $square } cade dal tavoliere.
cannae-warning-surrounded = { $square } è accanto a { $infantry_count ->
        [2] due
        [3] tre
       *[other] { $infantry_count }
    } pezzi di fanteria, { $infantry }: questa cavalleria è persa.
cannae-warning-shut-in = { $square } non ha una casella libera accanto: questa cavalleria è persa.

## Una riga del registro sulla pagina
cannae-deed-pass = passa

## Il tavoliere a parole
cannae-alt-sides = Battaglia di Canne. { $one_name } ha il bianco, { $two_name } il nero.
cannae-alt-pieces = Fanteria bianca: { $one_infantry }; cavalleria: { $one_cavalry }. Fanteria nera: { $two_infantry }; cavalleria: { $two_cavalry }.
cannae-alt-lost = { $seat ->
        [you] Hai
       *[they] { $seat_name } ha
    } perso fanteria: { $infantry }, cavalleria: { $cavalry }.
cannae-alt-last = Ultimo turno: { $action }
cannae-alt-step = Passi: { $squares }.
cannae-alt-push = Spinte verso: { $squares }.
cannae-alt-ride = Cavalcate: { $squares }.
cannae-alt-charge = Cariche: { $squares }.
cannae-board-sides = Bianco (maiuscole): { $one_name } · Nero: { $two_name }
cannae-board-legend = I i: fanteria; C c: cavalleria; punti: caselle libere.
cannae-board-write = Scrivi b2b3 per un pezzo e dove va, due mosse unite da +, oppure - per passare.

## Perché un turno è stato rifiutato
cannae-refused-not-a-turn = «{ $text }» non è un turno. Scrivi b2b3 per un pezzo e dove va, due mosse unite da +, oppure - per passare.
cannae-refused-no-such-square = «{ $text }»: le caselle vanno da a1 a h8, quindi { $square } non c'è.
cannae-refused-too-many-actions = «{ $text }»: un turno è un'azione di fanteria, una di cavalleria, entrambe o nessuna, non { $count }.
cannae-refused-match-over = L'incontro è finito.
cannae-refused-not-your-turn = Non tocca a te.
cannae-refused-infantry-twice = Un turno ha una sola azione di fanteria; { $action } sarebbe la seconda.
cannae-refused-cavalry-twice = Un turno ha una sola azione di cavalleria; { $action } sarebbe la seconda.
cannae-refused-decided-already = La prima azione chiude l'incontro: { $action } non può seguire.
cannae-refused-nobody-there = { $action }: in { $square } non c'è un pezzo.
cannae-refused-not-yours = { $action }: il pezzo in { $square } è nemico.
cannae-refused-lost-before = { $action }: con la prima azione si perde la cavalleria di { $square }.
cannae-refused-moved-before = { $action }: la prima azione porta il pezzo di { $square } in { $target }.
cannae-refused-not-infantry = { $action }: in { $square } c'è cavalleria, che cavalca (C) o carica (X).
cannae-refused-not-cavalry = { $action }: in { $square } c'è fanteria, che fa un passo (M) o spinge (P).
cannae-refused-step-too-far = { $action }: la fanteria va in una delle caselle accanto, non in { $target }.
cannae-refused-step-onto-piece = { $action }: { $target } è occupata. Una spinta si scrive { $right }.
cannae-refused-push-not-beside = { $action }: una spinta si scrive con la casella accanto alla fanteria che spinge da dietro.
cannae-refused-nothing-to-push = { $action }: { $target } è libera. Un passo si scrive { $right }.
cannae-refused-push-too-weak = { $action }: { $active } contro { $opposing } non può spingere.
cannae-refused-push-too-weak-passive = { $action }: { $active } contro { $opposing } non può spingere. La tua fanteria più avanti nella fila non conta: { $passive }.
cannae-refused-not-in-line = { $action }: la cavalleria va dritto o in diagonale, { E($target) } non è su una di queste linee.
cannae-refused-path-blocked = { $action }: il pezzo in { $blocker } è in mezzo.
cannae-refused-slide-onto-own = { $action }: in { $target } c'è un tuo pezzo.
cannae-refused-slide-onto-infantry = { $action }: in { $target } c'è fanteria nemica. Una carica si scrive { $right }.
cannae-refused-cavalry-against-cavalry = { $action }: la cavalleria non può prendere la cavalleria in { $target }.
cannae-refused-nobody-to-charge = { $action }: { $target } è libera. Una cavalcata si scrive { $right }.
cannae-refused-charge-own = { $action }: il pezzo in { $target } è tuo.
cannae-refused-in-contact = { $action }: la cavalleria è già accanto a { $target }; per una carica serve una casella in mezzo.
cannae-refused-supported = { $action }: { $target } è sostenuta dalla fanteria in { $supporter }, quindi non si può caricare.

## Perché qualcos'altro sarebbe stato meglio
cannae-reason-misses-win = Si poteva prendere l'ultima fanteria nemica, e vincere.
cannae-reason-surrounded = Poi la cavalleria in { $square } è accanto alla fanteria in { $infantry }, ed è persa.
cannae-reason-own-loss = Così si perde la propria { cannae-arm } in { $square }.
cannae-reason-misses-capture = Si poteva prendere la { cannae-arm } in { $square }.
cannae-reason-leaves-win = Così si perde subito, perché l'ultima fanteria si può prendere: { $answer }.
cannae-reason-leaves-capture = Così si può prendere la { cannae-arm } in { $square }: { $answer }.

cannae-hint-arm = { $arm ->
        [infantry] fanteria
       *[cavalry] cavalleria
    }
cannae-hint-wing = { $wing ->
        [a] sulle colonne da a a c
        [h] sulle colonne da f a h
       *[centre] sulle colonne d ed e
    }
cannae-hint-take = Guarda la { cannae-hint-arm } di { $rival } { cannae-hint-wing }: si può prendere qualcosa.
cannae-hint-danger = Guarda la tua { cannae-hint-arm } { cannae-hint-wing }: è in pericolo.
cannae-hint-piece = Guarda la tua { cannae-hint-arm } { cannae-hint-wing }: può fare di più.
