### The page inside Telegram and Discord.

app-over = This board has been open for a long time. Close it and open it again from the chat.
app-not-proved = The app didn't confirm who you are. Close the board and open it again from the chat.
app-used = This board has already been opened. Close it and open it again from the chat.
app-silent = I can't tell who you are: the app isn't answering.
app-in-browser = Open the board in a browser
app-board = Board
app-menu = Tables
app-not-shared = Telegram can't take that just now. Try again in a moment.
app-share = Share in a chat
