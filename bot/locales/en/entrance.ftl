### The entrance: how one comes to a match.

## Other terms for a challenge

entrance-card-counter = { $name } proposes: { $changes }
entrance-was-is = { $was } → { $now }
entrance-other-begins = begins: { $was } → { $now }
entrance-change-what = What would you change? Tap it, then propose it all at once.
entrance-propose = Propose
entrance-apply = Change
entrance-proposed = Proposed. { $name } is asked now.
entrance-changed = Changed.
entrance-nothing-changed = These are the terms already. Tap what you would change first.
entrance-terms-changed = Other terms have been proposed meanwhile; look at them first.
entrance-terms = Terms
entrance-clock = Time
entrance-change-title = Change: { $game }
entrance-switches = Further rules
entrance-own-choice = You choose:
entrance-changes = Your changes: { $changes }
entrance-last-counter-offer = This would be the second counter-offer, and the last: then it is accept or decline.
entrance-side = Who begins
entrance-side-gyges = begins: { $name } (South)
entrance-side-cannae = begins: { $name } (white)
entrance-side-audatia = begins: { $name } (Challenger)
entrance-rating = Match
entrance-rated = rated
entrance-friendly = friendly
entrance-make-rated = Make it rated
entrance-make-friendly = Make it friendly
entrance-now-rated = Rated now: the match counts for both ratings.
entrance-now-friendly = Friendly now: the match counts for no rating.
entrance-not-yours-to-rate = Only those who are to play say whether it is rated.

## The ways in

entrance-welcome = Games for two by correspondence: a move now, the answer tomorrow.
entrance-hello = Hello, I'm Salle: games for two by correspondence, a move now, the answer tomorrow.
entrance-play-now = Play now
entrance-friend = Challenge a friend
entrance-which-level = How well shall Salle play?
entrance-whose-rules = Which rules?
entrance-challenge = A challenge to { $name }: { $game }
entrance-terms-how = Tap what you would change.
entrance-send-challenge = Challenge
entrance-whom = Whom do you challenge?
entrance-whom-choose = Choose somebody
entrance-whoever = Anybody
entrance-somebody = somebody
entrance-not-your-menu = Somebody else opened this menu. /challenge opens your own.

## What can't be

entrance-two-opponents = A person and the computer: a match has room for one of them. Leave one out.
entrance-setting-takes = { $name } can be: { $values }.

## Settings

entrance-choose-setting = Tap what you would change.

## What may be typed of a challenge, besides what cards and buttons say

entrance-words-filling = to with against vs and the a an at in on for of as by please play game match let us me my friend open
entrance-words-computer = salle hall computer bot
entrance-words-study = study self myself
entrance-words-rated = rated ranked ranking
entrance-words-friendly = friendly casual unrated
entrance-words-clock = clock time
entrance-words-yes = yes on true 1
entrance-words-no = no off false 0
