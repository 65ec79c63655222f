# SPDX-License-Identifier: MIT
"""The commitment to the cards of a round, through all steps of a match."""

from tests.app.rounds import finish, match, sit
from thothit_desktop.flow.match import Match
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.record import dump, load


def test_every_round_has_one_of_its_own_that_fits() -> None:
    played = match("kowah")
    finish(played)
    played.deal_next()
    first, second = played.commitments
    assert first is not None
    assert second is not None
    assert first.fits(played.positions[0])
    assert second.fits(played.positions[1])
    assert not first.fits(played.positions[1])
    assert first.nonce != second.nonce
    assert played.fingerprint_mismatches == []


def test_the_same_deal_dealt_anew_has_another() -> None:
    first, second = match("thothit"), match("thothit")
    assert first.position.layout == second.position.layout
    assert first.commitments != second.commitments


def test_a_restarted_taken_back_or_resumed_round_keeps_its_own() -> None:
    played = match("thothit")
    before = list(played.commitments)
    finish(played)
    played.undo()
    assert played.commitments == before
    played.restart()
    assert played.commitments == before
    assert played.fingerprint_mismatches == []
    again = Match.from_record(load(dump(played.record)), 1)
    assert again.commitments == before
    assert again.record == played.record


def test_a_variation_has_none() -> None:
    played = match("thothit")
    finish(played)
    played.deal_next()
    finish(played)
    branch = played.branch(1, played.position.moves[:3])
    assert branch.commitments == [played.commitments[0], None]
    assert None not in played.commitments


def test_a_known_deal_has_one_as_well() -> None:
    again = sit("thothit")
    again.first_deal = KnownDeal.numbered(again.game, 9), 1
    again.deal_first()
    assert again.commitments[0] is not None
    assert again.fingerprint_mismatches == []


def test_a_record_without_one_stays_without() -> None:
    played = match("thothit")
    played.commitments = [None]
    again = Match.from_record(load(dump(played.record)), 1)
    assert again.commitments == [None]
    finish(again)
    again.deal_next()
    assert again.commitments[0] is None
    assert again.commitments[1] is not None


def test_cards_that_were_exchanged_are_noticed() -> None:
    played, other = match("thothit", number=3), match("thothit", number=4)
    finish(played)
    played.deal_next()
    other.commitments = played.commitments[:1]
    assert Match.from_record(load(dump(other.record)), 1).fingerprint_mismatches == [0]
