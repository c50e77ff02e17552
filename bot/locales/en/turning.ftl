### The curve of a match that is over, in words.

turning-alt = { $title }, { $one } against { $two }: how the chances went.
turning-course = Chances of { $name } after each move: { $first }% at first, between { $lowest }% and { $highest }%, { $last }% at the end.
turning-point = Turning point { $number }, move { $ply }: { $name } played { $played } ({ $after }%). Better: { $best } ({ $chance }%).
turning-none = No turning points.
turning-luck = Luck: { $points ->
        [0] even.
        [1] one hundredth of a point for { $name }.
       *[other] { $points } hundredths of a point for { $name }.
    }
turning-skill = Skill: { $points ->
        [0] even.
        [1] one hundredth of a point for { $name }.
       *[other] { $points } hundredths of a point for { $name }.
    }
