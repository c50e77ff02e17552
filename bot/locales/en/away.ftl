### The store went away meanwhile.

away-done = That is done. I can't show you the table just now; /tables has it in a moment.
away-unknown = I can't reach my memory just now, so I don't know whether that was done. Look at /tables in a moment.
