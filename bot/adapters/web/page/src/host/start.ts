// What a link into an app names.

/** The table of a start parameter, as `bot/adapters/telegram/links.py` writes it; "" if it names none. */
export const tableOf = (start: string) => /^t_([a-z0-9]{1,16})$/.exec(start)?.[1] ?? "";
