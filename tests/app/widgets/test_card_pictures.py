# SPDX-License-Identifier: MIT
import weakref
from itertools import pairwise

import pytest

from tests.tiers import each
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import faces
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.geometry.decks import DECKS

pytestmark = pytest.mark.usefixtures("qapp")

KINGS = faces(("Ks", "Kh", "Kd", "Kc"))
CEKI = faces(("OT", "RF", "S9"))


@each("deck", DECKS)
def test_french_cards_have_their_own_outline_in_every_deck(deck):
    pictures = CardPictures(deck)
    drawn = pictures.pixmap(KINGS[0], 100)
    assert drawn.width() == round(100 * DECKS["western"].ratio) + 2 * margin_of(100)
    wide = 100 * DECKS["western"].ratio
    places = pictures.places([[card] for card in KINGS], 100, float("inf"))
    assert all(b.left - a.left > wide for a, b in pairwise(places))
    assert pictures.extent([[card] for card in KINGS], 100, float("inf")).width() == round(
        places[-1].left + wide
    )


@each("deck", DECKS)
def test_ceki_cards_have_the_outline_of_the_deck(deck):
    pictures = CardPictures(deck)
    drawn = pictures.pixmap(CEKI[0], 100)
    assert drawn.width() == round(100 * DECKS[deck].ratio) + 2 * margin_of(100)
    assert pictures.outline([CEKI]) is DECKS[deck]


def test_the_three_decks_show_three_faces_for_old_thousand_and_one_for_a_king():
    shown = {deck: CardPictures(deck).pixmap(CEKI[0], 120).toImage() for deck in DECKS}
    assert shown["western"] != shown["western-cats"]
    kings = [CardPictures(deck).pixmap(KINGS[0], 120).toImage() for deck in DECKS]
    assert kings[0] == kings[1] == kings[2]
    assert kings[0] != shown["western-cats"], "which is stamped"


def test_a_face_is_kept_until_it_is_forgotten():
    pictures = CardPictures("ceki")
    face = weakref.ref(pictures.pixmap(CEKI[0], 100))
    assert face() is pictures.pixmap(CEKI[0], 100)
    pictures.forget()
    assert face() is None
