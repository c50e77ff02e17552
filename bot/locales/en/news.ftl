# What is told to those who weren't there. $reader is "you" if the reader is $name, else "they".
news-proposed = { $rival } proposes other terms.
news-declined = { $reader ->
        [you] { $rival } declined your challenge to { THE($game) }.
       *[they] { $rival } declined { $name }'s challenge to { THE($game) }.
    }
news-withdrawn = { $reader ->
        [you] { $rival } withdrew the challenge to { THE($game) }.
       *[they] { $rival } withdrew the challenge to { $name } ({ $game }).
    }
news-expired = { $reader ->
        [you] Nobody answered your challenge to { THE($game) } in time.
       *[they] Nobody answered { $name }'s challenge to { THE($game) } in time.
    }
news-reminder-days = { $count ->
        [one] { $count } day left for { $name }'s move against { $rival }.
       *[other] { $count } days left for { $name }'s move against { $rival }.
    }
news-reminder-hours = { $count ->
        [one] { $count } hour left for { $name }'s move against { $rival }.
       *[other] { $count } hours left for { $name }'s move against { $rival }.
    }
news-reminder-minutes = { $count ->
        [one] { $count } minute left for { $name }'s move against { $rival }.
       *[other] { $count } minutes left for { $name }'s move against { $rival }.
    }
news-unreachable = { $name } doesn't get my messages, and so can't know what happens at this table. Please tell them yourself: they can write to me.
news-unreachable-link = { $name } doesn't get my messages, and so can't know what happens at this table. Please send them this link to me, where /{ $hand } shows it: { $link }
news-missed = { $name } hasn't been told: I can't write to them in private, nor in the channel of this table. Please tell them yourself; /{ $hand } shows them the table.
news-begun = The match begins.
news-newer-board = There is a newer board below.
news-just-now = just now
news-ago-days = { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }
news-ago-hours = { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
news-ago-minutes = { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
