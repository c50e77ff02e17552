"""The rules of the games: pure functions over frozen values, without I/O, clock or luck."""
