### The page inside Telegram and Discord.

app-over = This board has been open for a long time. Close it and open it again from the chat.
app-not-proved = The app didn't confirm who you are. Close the board and open it again from the chat.
app-used = This board was opened already. Close it and open it again from the chat.
