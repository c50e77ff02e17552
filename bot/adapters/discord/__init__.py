"""Discord: slash commands, buttons, threads and private messages, over one sharded client."""
