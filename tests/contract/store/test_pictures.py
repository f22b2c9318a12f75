from __future__ import annotations

from dataclasses import replace

from judge.game.order_style import MapForm
from judge.records import Picture, ReadyPicture
from tests.contract.store.examples import DAY, MINUTE, NOON, AnyStore, parcel

SPRING = Picture(MapForm.PNG, "<svg>spring</svg>", "Map after Spring 1901.", "alpha-S1901M")
FALL = Picture(MapForm.PNG, "<svg>fall</svg>", "Map after Fall 1901.", "alpha-F1901M")
DRAWING = replace(SPRING, form=MapForm.SVG)


def keep(store: AnyStore, *pictures: Picture) -> None:
    with store.begin() as work:
        for minutes, picture in enumerate(pictures):
            work.pictures.keep(picture, NOON + minutes * MINUTE)
        work.commit()


def test_a_picture_is_drawn_once_and_then_ready(store: AnyStore) -> None:
    keep(store, SPRING, FALL, SPRING)
    assert store.pictures.to_draw(9) == [(SPRING.key, SPRING.svg), (FALL.key, FALL.svg)]
    assert store.pictures.to_draw(1) == [(SPRING.key, SPRING.svg)]
    assert store.pictures.ready(SPRING.key) is None
    assert store.pictures.is_undrawn(SPRING.key)
    store.pictures.note_drawn(SPRING.key, b"PNG")
    assert not store.pictures.is_undrawn(SPRING.key)
    assert not store.pictures.is_undrawn("unknown")
    assert store.pictures.to_draw(9) == [(FALL.key, FALL.svg)]
    expected = ReadyPicture(SPRING.key, MapForm.PNG, b"PNG", SPRING.alternative, SPRING.name)
    assert store.pictures.ready(SPRING.key) == expected


def test_one_that_cannot_be_drawn_is_not_tried_again(store: AnyStore) -> None:
    keep(store, SPRING)
    store.pictures.note_drawn(SPRING.key, None)
    keep(store, SPRING)
    assert store.pictures.to_draw(9) == []
    assert store.pictures.ready(SPRING.key) is None
    assert store.pictures.ready("unknown") is None


def test_a_drawing_is_ready_as_it_is(store: AnyStore) -> None:
    keep(store, DRAWING)
    assert DRAWING.key != SPRING.key
    assert store.pictures.to_draw(9) == []
    ready = store.pictures.ready(DRAWING.key)
    assert ready is not None
    assert ready.content == b"<svg>spring</svg>"


def test_old_pictures_go_unless_a_mail_waits_for_them(store: AnyStore) -> None:
    keep(store, SPRING, FALL)
    with store.begin() as work:
        work.outbox.add(replace(parcel("results"), picture=FALL.key), NOON)
        work.commit()
    [queued] = store.outbox.take_due(NOON)
    assert queued.parcel.picture == FALL.key
    store.outbox.release()
    for key in (SPRING.key, FALL.key):
        store.pictures.note_drawn(key, b"PNG")
    with store.begin() as work:
        work.pictures.remove(NOON + DAY)
        work.commit()
    assert store.pictures.ready(SPRING.key) is None
    assert store.pictures.ready(FALL.key) is not None
    store.outbox.take_due(NOON)
    store.outbox.mark_sent(queued.id, NOON)
    with store.begin() as work:
        work.pictures.remove(NOON + DAY)
        work.commit()
    assert store.pictures.ready(FALL.key) is None
