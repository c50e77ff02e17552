### The store went away meanwhile.

away-done = That's done. I can't show you the table just now; /tables will in a moment.
away-unknown = I can't reach my memory just now, so I don't know whether that went through. Look at /tables in a moment.
