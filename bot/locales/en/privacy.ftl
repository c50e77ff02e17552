### What is kept about somebody.

privacy-title = What I keep about you
privacy-ask = It's yours: take it with you, or delete it.
privacy-export = Export
privacy-delete = Delete…
privacy-profile = Your name, language, settings, hours and finished lessons, so that I write to you as you like: until you delete them.
privacy-matches = Your tables with every move, and the tournaments that you join, so that they can be played, looked at again and checked: they stay.
privacy-talk = What you say at a table, for you and your opponent: 30 days after the end, or after the last word.
privacy-reach = Which message shows which table, so that I edit it and tell you nothing twice: 30 days after the end. Which browsers I notify: until you switch that off.
privacy-people = Who you have blocked, who you would like to play, which matches you follow: nobody else is told.
privacy-results = Your results and ratings, for your profile and the leaderboards; your settings say what others see of them.
privacy-puzzles = Which puzzles you have tried and found, so that you get new ones of your strength: nobody else is told.
privacy-seen = Others see your name, your moves and what you say at a table.
privacy-hidden = Your hand, your answers in advance and your drafts are shown to you alone; answers and drafts go with the match.
privacy-days = If I hear nothing from you for { $days } days, I ask you once; { $notice } days later I delete all of it.
privacy-logs = My logs and figures hold neither your name nor your address.
privacy-deleted = What you delete is gone, and stays gone when a backup is restored. Your matches and results stay, under the name “Former player”.
privacy-chats = Discord or Telegram keep the messages in your chats and your opponents'.
privacy-former = Former player
privacy-former-gone = Your opponent has deleted their data: challenge somebody else.
privacy-file = Everything I keep about you. What each part means: docs/privacy.md of Salle.
privacy-still-here = I have heard nothing from you for a long time. Should I keep your name, your settings and your matches? If you don't answer, I delete them on { $date }.
privacy-stay = Keep everything
privacy-kept = Everything stays.
