### When a player's clock runs: hours, time zone, vacation.

calendar-hours = My hours
calendar-zone = Time zone
calendar-sleep = Sleep
calendar-days-off = Days off
calendar-none = none
calendar-vacation = Vacation

## My hours
calendar-zone-is = { $place }: it is { $time } there now.
calendar-zone-unknown = I don't know yet what time it is where you are. Until you tell me, your clock runs day and night.
calendar-sleep-noted = Your sleep and days off are noted. They count once I know your time zone.
calendar-is-it = Is it { $time } where you are?
calendar-which-time = What time is it where you are?
calendar-which-place = Where are you?
calendar-did-you-mean = Did you mean one of these?
calendar-yes = Yes ({ $place })
calendar-other-time = Another time
calendar-span = { $from }–{ $until }
calendar-runs-always = Your clock runs day and night.
calendar-runs-daily = Your clock runs from { $from } to { $until }.
calendar-runs-days = Your clock runs day and night, except on { $days }.
calendar-runs-daily-days = Your clock runs from { $from } to { $until }, except on { $days }.
calendar-on-days = { $day ->
        [1] Mondays
        [2] Tuesdays
        [3] Wednesdays
        [4] Thursdays
        [5] Fridays
        [6] Saturdays
       *[7] Sundays
    }
calendar-hours-typed = In one line: /hours Rome 23-7 sat sun
calendar-running = In matches already running, your clock also runs whenever it would have under your old hours.
calendar-tap = Tap when you sleep, and which days you take off.
calendar-unknown = not known yet

## Vacation
calendar-vacation-left = { $days ->
        [0] You have no vacation days left this year.
        [one] You have 1 vacation day left this year.
       *[other] You have { $days } vacation days left this year.
    }
calendar-until = until { $day } { $month }
calendar-until-time = until { $day } { $month }, { $time }
calendar-vacation-on = You are on vacation { $until }. Until then your clock stands still.
calendar-vacation-ended = Welcome back. Your clock runs again.
calendar-vacation-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
calendar-vacation-end = End my vacation
calendar-vacation-auto = If your time is about to run out, up to a week of vacation begins by itself; it ends when you act.
calendar-vacation-never = A vacation never begins by itself.
calendar-vacation-set-auto = By itself if needed
calendar-vacation-set-never = Never by itself
calendar-vacation-typed = Or write it: /vacation 5, /vacation until { $date }, /vacation end

## Trouble
calendar-refused-place = I don't know a place called “{ $text }”. Write a country, a large city such as Rome, or an offset such as UTC+1.
calendar-refused-sleep = Sleep can last up to { $most } hours a day: 23-7, for example. For no sleep at all write “/hours none”.
calendar-refused-time = “{ $text }”: a day has 24 hours. Write 23-7, or 22:30-6:45.
calendar-refused-days = You can take at most { $most } days off a week.
calendar-refused-nothing = Write where you are, when you sleep, and your days off: /hours Rome 23-7 sat sun
calendar-vacation-past = That day is past. Write a later one: /vacation until { $date }
calendar-vacation-too-long = { $left ->
        [one] That would be { $wanted } days, and 1 is left this year: /vacation 1
       *[other] That would be { $wanted } days, and { $left } are left this year: /vacation { $left }
    }
calendar-vacation-used-up = You have used all { $days } days of this year. On 1 January you get { $days } new ones.
calendar-vacation-not-away = You aren't on vacation. “/vacation 5” begins one of 5 days.
calendar-vacation-how = I don't understand “{ $text }”. Write /vacation 5, /vacation until { $date }, or /vacation end

## Words that people may type, all in small letters
calendar-words-none = none never off
calendar-words-filling = and except on in sleep from the of
calendar-words-weekend = weekend weekends
calendar-words-until = until till to
calendar-words-days = day days d
calendar-words-end = end back home over stop
