"""What a process of analyses is asked in the place of the real question; it imports little."""


def judged_briefly(game, record, seconds, seed, report):
    report("1 4")
    return f"{game} {seconds:g}"
