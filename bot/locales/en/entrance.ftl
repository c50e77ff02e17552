### The entrance: the ways into a match.

## Other terms for a challenge

entrance-card-counter = { $name } proposes: { $changes }
entrance-was-is = { $was } → { $now }
entrance-other-begins = begins: { $was } → { $now }
entrance-change-what = What would you like to change? Tap it, then propose it all at once.
entrance-propose = Propose
entrance-apply = Change
entrance-proposed = Proposed. I'm asking { $name } now.
entrance-changed = Changed.
entrance-nothing-changed = These are already the terms. Tap what you'd like to change first.
entrance-terms-changed = Other terms have been proposed meanwhile; look at them first.
entrance-terms = Terms
entrance-clock = Time
entrance-change-title = Change: { $game }
entrance-switches = More rules
entrance-own-choice = You choose:
entrance-changes = Your changes: { $changes }
entrance-last-counter-offer = This would be the second counter-offer, and the last: after that it's accept or decline.
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
entrance-not-yours-to-rate = Only the players decide whether it is rated.

## The ways in

entrance-welcome = Games for two by correspondence: a move now, the answer tomorrow.
entrance-hello = Hello, I'm Salle: games for two by correspondence, a move now, the answer tomorrow.
entrance-play-now = Play now
entrance-friend = Challenge a friend
entrance-which-level = How well should Salle play?
entrance-whose-rules = Which rules?
entrance-challenge = A challenge to { $name }: { $game }
entrance-terms-how = Tap what you'd like to change.
entrance-send-challenge = Challenge
entrance-whom = Who do you want to challenge?
entrance-whom-choose = Choose somebody
entrance-whoever = Anybody
entrance-somebody = somebody
entrance-not-your-menu = Somebody else opened this menu. /challenge opens your own.

## What can't be

entrance-two-opponents = A person and the computer: one of them is too many. Leave one out.
entrance-setting-takes = { $name } can be: { $values }.

## Settings

entrance-choose-setting = Tap what you'd like to change.

## What may be typed of a challenge, besides what cards and buttons say

entrance-words-filling = to with against vs and the a an at in on for of as by please play game match let us me my friend open
entrance-words-computer = salle hall computer bot
entrance-words-study = study self myself
entrance-words-rated = rated ranked ranking
entrance-words-friendly = friendly casual unrated
entrance-words-clock = clock time
entrance-words-yes = yes on true 1
entrance-words-no = no off false 0
