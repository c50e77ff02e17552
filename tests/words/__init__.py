"""Every sentence of a language, to be read at one go: `make words LANGUAGE=it`."""
