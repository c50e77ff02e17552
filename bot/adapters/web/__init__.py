"""The local table: a web page of Salle's own, as one more platform.

Everybody at it is `web:<id>`, its one chat is `web:hall`. Everything is asked from that chat and
answered to the asker alone; every open tab, their own too, learns of it through the outbox.
"""
