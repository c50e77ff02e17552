import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.application.tickets import MAX_TICKET, Ticket, TicketError, Verb
from storage.base import TableKey

tables = st.sampled_from(
    [
        TableKey("discord", "1234567890123456789", "k3zq7"),
        TableKey("telegram", "-1001234567890.123456", "k3zq7"),
        TableKey("web", "hall", "zzzzz"),
    ]
)
tickets = st.builds(
    Ticket,
    verb=st.sampled_from(Verb),
    table=tables,
    version=st.integers(0, 9_999),
    path=st.lists(st.integers(0, 99), max_size=3).map(tuple),
)


@given(tickets)
def test_a_ticket_reads_back(ticket):
    assert Ticket.parse(str(ticket)) == ticket


@given(tickets)
def test_a_ticket_fits_in_a_button(ticket):
    assert len(str(ticket).encode()) <= MAX_TICKET


@given(st.text(max_size=70))
def test_garbage_is_no_ticket(text):
    with pytest.raises(TicketError):
        Ticket.parse(text)


@pytest.mark.parametrize(
    "text", ["pw:web:hall:k3zq7:1", "pwx:web:hall:k3zq7:1:", "pw:web:hall:k3zq7:1:" + "1." * 40]
)
def test_what_almost_looks_like_a_ticket_is_none(text):
    with pytest.raises(TicketError):
        Ticket.parse(text)


def test_a_ticket_that_would_not_fit_is_never_made():
    far = Ticket(verb=Verb.WALK, table=TableKey("web", "x" * 50, "k3zq7"), version=1)
    with pytest.raises(TicketError):
        str(far)
