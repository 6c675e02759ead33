"""Point cards 901 to 925."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import (
    AnyOf,
    AtLeast,
    Card,
    FreeGoods,
    PaySheep,
    RemoveFields,
    pay,
    pay_one_of,
)
from service.engine.hallertau.quantities import Played

POINT: Final = (
    Card(901, when=AnyOf((AtLeast(Played("point"), 1), AtLeast(Played("bonus"), 7))), vp=2),
    Card(902, when=AtLeast(Played("point"), 1), vp=3),
    Card(903, pay=pay(tools=3), vp=4),
    Card(904, when=AtLeast(Played("gateway"), 6), vp=5),
    Card(905, pay=pay(tools=4), vp=6),
    Card(906, when=AtLeast(Played("farmyard"), 6), vp=6),
    Card(907, pay=(FreeGoods(types=2, each=5),), vp=7),
    Card(908, pay=(FreeGoods(types=3, each=4),), vp=8),
    Card(909, pay=pay(hides=2, jewelry=3), vp=10),
    Card(910, pay=pay(meat=5), vp=10),
    Card(911, pay=pay(barley=6, jewelry=2), vp=10),
    Card(912, pay=pay(hops=10), vp=10),
    Card(913, options=pay_one_of(pay(barley=11), pay(flax=11), pay(hops=11), pay(rye=11)), vp=10),
    Card(914, pay=pay(flax=6, hops=6), vp=10),
    Card(915, pay=pay(hops=6, rye=6), vp=10),
    Card(916, pay=pay(clay=12), vp=10),
    Card(917, pay=pay(wool=12), vp=10),
    Card(918, options=pay_one_of(pay(wool=13), pay(milk=16)), vp=10),
    Card(919, pay=(FreeGoods(types=1, each=14),), vp=10),
    Card(920, pay=pay(milk=14), vp=10),
    Card(921, pay=pay(jewelry=4), vp=12),
    Card(922, pay=(RemoveFields(7, rows=(3, 4, 5)),), vp=12),
    Card(923, pay=(PaySheep(8),), vp=12),
    Card(924, pay=(RemoveFields(8),), vp=13),
    Card(925, options=pay_one_of(pay(jewelry=5), (PaySheep(10),)), vp=14),
)
