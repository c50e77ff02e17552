### La courbe d'une partie finie, en mots.

turning-alt = { $title }, { $one } contre { $two } : l'évolution des chances.
turning-course = Les chances { DE($name) } après chaque coup : { $first } % au début, entre { $lowest } % et { $highest } %, { $last } % à la fin.
turning-point = Tournant { $number }, coup { $ply } : { $name } a joué { $played } ({ $after } %). Mieux : { $best } ({ $chance } %).
turning-none = Pas de tournant.
turning-luck = Chance : { $points ->
        [0] égale.
        [1] un centième de point pour { $name }.
       *[other] { $points } centièmes de point pour { $name }.
    }
turning-skill = Habileté : { $points ->
        [0] égale.
        [1] un centième de point pour { $name }.
       *[other] { $points } centièmes de point pour { $name }.
    }
