"""The only places that know a platform: Discord, Telegram, the local web page."""
