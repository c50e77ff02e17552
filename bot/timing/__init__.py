"""Time as people live it: zones, waking hours, days off, vacations. Pure: no clock, no store."""
