from __future__ import annotations

from dataclasses import replace

from judge.game.order_style import MapForm
from judge.records import Picture, ReadyPicture
from judge.store.database import Database
from tests.contract.store.examples import DAY, MINUTE, NOON, parcel

SPRING = Picture(MapForm.PNG, "<svg>spring</svg>", "Map after Spring 1901.", "alpha-S1901M")
FALL = Picture(MapForm.PNG, "<svg>fall</svg>", "Map after Fall 1901.", "alpha-F1901M")
DRAWING = replace(SPRING, form=MapForm.SVG)


def keep(database: Database, *pictures: Picture) -> None:
    with database.begin() as work:
        for minutes, picture in enumerate(pictures):
            work.pictures.keep(picture, NOON + minutes * MINUTE)
        work.commit()


def test_a_picture_is_drawn_once_and_then_ready(database: Database) -> None:
    keep(database, SPRING, FALL, SPRING)
    assert database.pictures.to_draw(9) == [(SPRING.key, SPRING.svg), (FALL.key, FALL.svg)]
    assert database.pictures.to_draw(1) == [(SPRING.key, SPRING.svg)]
    assert database.pictures.ready(SPRING.key) is None
    assert database.pictures.is_undrawn(SPRING.key)
    database.pictures.note_drawn(SPRING.key, b"PNG")
    assert not database.pictures.is_undrawn(SPRING.key)
    assert not database.pictures.is_undrawn("unknown")
    assert database.pictures.to_draw(9) == [(FALL.key, FALL.svg)]
    expected = ReadyPicture(SPRING.key, MapForm.PNG, b"PNG", SPRING.alternative, SPRING.name)
    assert database.pictures.ready(SPRING.key) == expected


def test_one_that_cannot_be_drawn_is_not_tried_again(database: Database) -> None:
    keep(database, SPRING)
    database.pictures.note_drawn(SPRING.key, None)
    keep(database, SPRING)
    assert database.pictures.to_draw(9) == []
    assert database.pictures.ready(SPRING.key) is None
    assert database.pictures.ready("unknown") is None


def test_a_drawing_is_ready_as_it_is(database: Database) -> None:
    keep(database, DRAWING)
    assert DRAWING.key != SPRING.key
    assert database.pictures.to_draw(9) == []
    ready = database.pictures.ready(DRAWING.key)
    assert ready is not None
    assert ready.content == b"<svg>spring</svg>"


def test_old_pictures_go_unless_a_mail_waits_for_them(database: Database) -> None:
    keep(database, SPRING, FALL)
    with database.begin() as work:
        work.outbox.add(replace(parcel("results"), picture=FALL.key), NOON)
        work.commit()
    [queued] = database.outbox.take_due(NOON)
    assert queued.email.picture == FALL.key
    database.outbox.release()
    for key in (SPRING.key, FALL.key):
        database.pictures.note_drawn(key, b"PNG")
    with database.begin() as work:
        work.pictures.remove(NOON + DAY)
        work.commit()
    assert database.pictures.ready(SPRING.key) is None
    assert database.pictures.ready(FALL.key) is not None
    database.outbox.take_due(NOON)
    database.outbox.mark_sent(queued.id, NOON)
    with database.begin() as work:
        work.pictures.remove(NOON + DAY)
        work.commit()
    assert database.pictures.ready(FALL.key) is None
