# Gygès. $seat, $rival: "you" o "they"; $seat_name, $rival_name: chi è. $value, $other: anelli, da 1 a 3.

gyges-name = Gygès
    .about = Dodici anelli che non sono di nessuno, due obiettivi. 15 minuti
    .caption = Un anello triplo prende il posto di un doppio, e lo manda in c5.
    .alt = Gygès: il tuo anello triplo rimbalza da d2 a f2, e manda in c5 il doppio che era lì.

## Opzioni: nome, valori come li elenca la sfida, che cosa significano
gyges-option-setup_rows = Schieramento
    .about = Su quante file si dispongono gli anelli
gyges-option-setup_rows-2 = schieramento su due file
    .about = Sei anelli sulle dodici caselle più vicine a te
gyges-option-setup_rows-1 = schieramento su una fila
    .about = Sei anelli sulle sei caselle più vicine a te, come nella prima edizione
gyges-option-origin_end = Ritorno alla partenza
    .about = Se un anello può finire la mossa dove l'ha cominciata
gyges-option-origin_end-true = una mossa può finire dove comincia
    .about = Un anello può fare il giro e tornare: allora la posizione resta uguale
gyges-option-origin_end-false = nessuna mossa finisce dove comincia
    .about = Un anello deve finire su un'altra casella

## I livelli del computer
gyges-level-novice = a testa bassa
    .about = Corre all'obiettivo con il suo anello preferito, e non guarda mai il tuo
gyges-level-watchman = di guardia
    .about = Corre anche lui, ma difende il suo obiettivo dalle vie brevi; le lunghe gli sfuggono
gyges-level-hemmer = barriera
    .about = Ti lascia meno spazio che può, e le vie lunghe al suo obiettivo gli sfuggono
gyges-level-keen = perspicace
    .about = Entra nell'obiettivo, non ne regala, e pensa una mossa avanti
gyges-level-plotter = stratega
    .about = Cerca le proprie catene di minacce, e non le tue
gyges-level-master = maestria
    .about = Segue le minacce fin dove due secondi lo permettono

## Pezzi di frase
gyges-ring = anello { $value ->
        [1] semplice
        [2] doppio
       *[3] triplo
    }
gyges-other = anello { $other ->
        [1] semplice
        [2] doppio
       *[3] triplo
    }
gyges-shown = { $value ->
        [1] ①
        [2] ②
       *[3] ③
    }
gyges-who = { $seat ->
        [you] Hai
       *[they] { $seat_name } ha
    }
gyges-side = { $side ->
        [South] Sud
       *[North] Nord
    }
gyges-goal = { $goal ->
        [GN] obiettivo di Nord
       *[GS] obiettivo di Sud
    }
gyges-bouncing = { $bounces_count ->
        [0] {""}
       *[other] , rimbalzando su { $bounces }
    }
gyges-ordinal = { $times ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] { $times }ª
    }
gyges-setup = { $setup ->
        [classic] classico
        [fan] ventaglio
        [gates] cancelli
       *[spearhead] punta di lancia
    }

## Che cosa è successo
gyges-setup-began = { $seat ->
        [you] Cominci tu a schierare
       *[they] Comincia { $seat_name } a schierare
    }, { $rows ->
        [1] su una fila.
       *[other] su due file.
    }
    .heading = Schieramento · { $seat ->
            [you] cominci tu
           *[they] comincia { $seat_name }
        }
gyges-rings-set = { gyges-who } schierato sei anelli: { $near } sulla fila più vicina{ $rows ->
        [1] {""}
       *[other] {","} { $far } sulla successiva
    }.
gyges-play-began = Tutti gli anelli sono schierati. { $seat ->
        [you] La prima mossa è tua.
       *[they] La prima mossa è di { $seat_name }.
    }
    .heading = Gioco · { $seat ->
            [you] la prima mossa è tua
           *[they] la prima mossa è di { $seat_name }
        }
gyges-ring-moved = { gyges-who } mosso l'{ gyges-ring } da { $start } { A($end) }{ gyges-bouncing }.
gyges-ring-returned = { gyges-who } mosso l'{ gyges-ring } da { $start }: fa il giro e torna in { $start }{ gyges-bouncing }.
gyges-ring-replaced = { gyges-who } mosso l'{ gyges-ring } da { $start } { A($hit) }{ gyges-bouncing }, e scalzato l'{ gyges-other } che era lì: ora è in { $landing }.
gyges-goal-reached = { $seat ->
        [you] Porti
       *[they] { $seat_name } porta
    } l'{ gyges-ring } da { $start } nell'{ gyges-goal }{ gyges-bouncing }, e { $seat ->
        [you] vinci.
       *[they] vince.
    }
gyges-position-repeated = { $seat ->
        [you] Hai davanti
       *[they] { $seat_name } ha davanti
    } questa posizione per la { gyges-ordinal } volta; alla terza è patta.
gyges-drawn-by-repetition = Patta: la stessa posizione per la terza volta.
gyges-drawn-by-length = Patta: { $plies } mosse senza un obiettivo raggiunto.

## Il risultato di una posizione scritta
gyges-result-goal = { $seat ->
        [you] Vinci
       *[they] { $seat_name } vince
    }: l'{ gyges-ring } è nell'{ gyges-goal }.

gyges-result-broken-off = L'incontro è stato interrotto.

## Che cosa si chiede
gyges-asked-setup = Schiera i tuoi sei anelli.
gyges-asked-setup-rows = { $rows ->
        [1] Sulla fila { $row }.
       *[other] Sulle file { $row } e { $next }.
    } Per uno schieramento pronto basta un tocco.
gyges-asked-play = Tocca a te.
gyges-asked-play-rows = Quale anello della fila { $row }?
gyges-asked-place = Dove va il prossimo { gyges-ring }? { $count ->
        [1] È l'ultimo.
       *[other] Restano { $count } anelli.
    }
gyges-asked-end = Dove finisce l'{ gyges-ring } in { $start }?
gyges-asked-throw = Dove va l'{ gyges-other } scalzato da { $hit }? In una casella libera, fino alla fila { $row }.
gyges-waits-setup = { $seat_name } schiera i suoi anelli.
gyges-waits-play = Tocca { A($seat_name) }.
gyges-repeated = Stessa posizione per la { gyges-ordinal } volta; alla terza è patta.

## La riga sotto un tavoliere pubblico
gyges-summary-setup = { $seat_name } schiera sei anelli, { $rows ->
        [1] sulla fila { $row }.
       *[other] sulle file { $row } e { $next }.
    }
gyges-summary-play = Tocca { A($seat_name) }, con un anello della fila { $row }.

## Pulsanti. $square è una casella, o un obiettivo
gyges-step-ready = Già pronti
    .label = { gyges-setup }
    .detail = { $rows }
    .alone = { gyges-setup }
    .name = Già pronto: { gyges-setup }, { $rows }
gyges-step-place = Il prossimo { gyges-ring }
    .label = { $square }
    .detail = {""}
    .alone = { $square } { gyges-shown }
    .name = Un { gyges-ring } in { $square }
gyges-step-ring = Anello
    .label = { $square } { gyges-shown }
    .detail = { gyges-ring }
    .alone = { $square } { gyges-shown }
    .name = L'{ gyges-ring } in { $square }
gyges-step-end = Casella libera
    .label = { $square }
    .detail = {""}
    .alone = { $square }
    .name = Finisci in { $square }
gyges-step-back = Ritorno
    .label = { $square } ↺
    .detail = ritorno
    .alone = { $square } ↺
    .name = Fai il giro e torna in { $square }
gyges-step-hit = Scalza
    .label = { $square } { gyges-shown }
    .detail = scalza
    .alone = { $square } { gyges-shown } ↷
    .name = Scalza l'{ gyges-ring } in { $square }
gyges-step-goal = Obiettivo
    .label = Obiettivo
    .detail = vince
    .alone = Obiettivo
    .name = Nell'{ gyges-goal }: così si vince
gyges-step-throw = Va in
    .label = { $square }
    .detail = {""}
    .alone = → { $square }
    .name = L'{ gyges-ring } scalzato va in { $square }
gyges-preview-ready = Schieramento { gyges-setup }: { $rows }.
gyges-preview-place = Anelli: { $count } su 6, { $rings }.
gyges-preview-end = L'{ gyges-ring } da { $start } { A($end) }{ gyges-bouncing }.
gyges-preview-back = L'{ gyges-ring } da { $start } fa il giro e torna lì{ gyges-bouncing }: la posizione resta uguale.
gyges-preview-goal = L'{ gyges-ring } da { $start } nell'{ gyges-goal }{ gyges-bouncing }: così si vince.
gyges-preview-hit = L'{ gyges-ring } da { $start } { A($hit) }{ gyges-bouncing }.
gyges-preview-throw = L'{ gyges-ring } da { $start } { A($hit) }{ gyges-bouncing }; l'{ gyges-other } che è lì va in { $landing }.
gyges-preview-unsent = Non ancora inviata.

## Una riga del registro sulla pagina
gyges-deed-goal = { $start }–obiettivo
gyges-deed-setup = schieramento { $rows }
gyges-deed-ready = schieramento { gyges-setup }

## Il tavoliere a parole
gyges-alt-sides = Gygès. { $one_name } gioca a Sud, { $two_name } a Nord.
gyges-alt-rings = Semplici: { $ones }. Doppi: { $twos }. Tripli: { $threes }.
gyges-alt-rows = File giocabili: Sud { $south }, Nord { $north }.
gyges-alt-hand = { $seat ->
        [you] Hai
       *[they] { $seat_name } ha
    } ancora da schierare: { $hand }.
gyges-alt-last = Ultima mossa: { $action }
gyges-alt-free = Caselle libere da scegliere: { $squares }.
gyges-alt-hits = Anelli da scalzare: { $squares }.
gyges-alt-goal = A portata: { gyges-goal }.
gyges-board-sides = Sud: { $one_name } · Nord: { $two_name }
gyges-board-legend = 1 2 3: anelli; punti: caselle libere; S, N: file giocabili; GN, GS: obiettivi.
gyges-board-write-setup = Scrivi setup 321123/000000: prima la fila più vicina, da a a f.
gyges-board-write-play = Scrivi a1-b2, a1-GN, oppure a1-b1xc3: l'anello in b1 va in c3.

## Perché una mossa è stata rifiutata
gyges-refused-not-a-move = «{ $text }» non è una mossa. Scrivi a1-b2 (su una casella libera), a1-GN (nell'obiettivo) o a1-b1xc3 (al posto di b1, che va in c3).
gyges-refused-no-such-square = «{ $text }»: le caselle vanno da a1 a f6, quindi { $square } non c'è.
gyges-refused-not-a-setup = «{ $text }» non è uno schieramento. Scrivi setup 321123/000000: prima la fila più vicina a te, poi la successiva.
gyges-refused-no-throw-into-goal = «{ $text }»: in un obiettivo non si mette un anello, né si rimbalza.
gyges-refused-match-over = L'incontro è finito.
gyges-refused-not-your-turn = Non tocca a te.
gyges-refused-set-up-first = Gli anelli si stanno ancora schierando. Scrivi setup 321123/000000.
gyges-refused-set-up-already = Gli anelli sono già schierati: ora si muovono.
gyges-refused-two-of-each = Si schierano due anelli di ogni valore. { $near }/{ $far } ne ha { $ones } da 1, { $twos } da 2 e { $threes } da 3.
gyges-refused-one-row-only = Avete scelto una fila: tutti e sei gli anelli stanno sulla fila più vicina a te.
gyges-refused-no-ring = In { $start } non c'è un anello.
gyges-refused-not-from-goal = Un anello non esce mai da un obiettivo.
gyges-refused-not-in-playable-row = { $start } non è nella fila giocabile di { gyges-side }, che è la fila { $row }.
gyges-refused-own-goal = Nessuno può entrare nel proprio obiettivo: { gyges-side } va verso { $goal }.
gyges-refused-ends-on-ring = In { $end } c'è un anello. Di' dove va, per esempio { $start }-{ $end }x{ $start }.
gyges-refused-nothing-to-throw = In { $hit } non c'è un anello da scalzare: { $start }-{ $hit } finirebbe lì.
gyges-refused-throws-itself = Un anello non può prendere il proprio posto.
gyges-refused-landing-taken = In { $landing } c'è già un anello.
gyges-refused-beyond-row = { $landing } è oltre la fila giocabile di { gyges-side }, che è la fila { $row }.
gyges-refused-origin-end = Avete scelto che nessuna mossa finisca dove comincia.
gyges-refused-crosses-twice = La mossa attraversa { $border } due volte: ogni via da { $start } { A($end) } attraversa due volte qualche confine.
gyges-refused-blocked = { $blocker } è in mezzo: solo l'ultimo passo di una serie può raggiungere un anello.
gyges-refused-wrong-steps = L'anello in { $start } fa esattamente { $value ->
        [one] 1 passo, che non porta
       *[other] { $value } passi, che non portano
    } in { $end }.
gyges-refused-no-bounce-there = Nessuna serie di { $value ->
        [one] 1 passo
       *[other] { $value } passi
    } da { $start }, e nessun rimbalzo, finisce in { $end }.

## Perché qualcos'altro sarebbe stato meglio
gyges-reason-misses-goal = La via per l'obiettivo era aperta: { $path }.
gyges-reason-opens-path = Così si apre all'avversario la via { $path }.
gyges-reason-leaves-path = Così resta aperta all'avversario la via { $path }.
gyges-reason-misses-forced-win = Si poteva forzare l'obiettivo, minaccia dopo minaccia.
gyges-reason-allows-forced-win = Dopo, l'avversario può forzare l'obiettivo, minaccia dopo minaccia.

gyges-hint-setup = Pensa da dove possono partire i tripli, e quali vuoti superano i tuoi semplici.
gyges-hint-goal = C'è una via per l'obiettivo: guarda dove portano gli anelli della tua fila più vicina.
gyges-hint-threat = Guarda la fila più vicina { A($rival) }: da lì si può entrare in un obiettivo.
gyges-hint-throw = L'anello su cui finisci va dove vuoi: comincia con un { gyges-ring }.
gyges-hint-ring = Guarda un { gyges-ring } della tua fila più vicina.
