"""Names and indexes of goods, phases, roles of cards, and places where goods lie."""

from typing import Final, Literal

SILVER, OLIVE, GRAIN, GRAPE, FOOD, WINE, MEAT, PIG, COMMODITY = GOODS = range(9)
VP: Final = 9
"""VP are a farm good too, but are stored separately, because their total is secret."""

NAMES: Final = ("silver", "olive", "grain", "grape", "food", "wine", "meat", "pig", "commodity", "vp")
GOOD: Final = {name: index for index, name in enumerate(NAMES)}

HARVEST: Final = (OLIVE, GRAIN, GRAPE)
RESOURCES: Final = (OLIVE, GRAIN, GRAPE, PIG)
UPGRADED: Final = (FOOD, WINE, MEAT)
STORED: Final = (*HARVEST, *UPGRADED)
FARM_GOODS: Final = (SILVER, *STORED, PIG, VP)
"""The nine kinds of goods that can pay for an extension; commodities cannot (G-07)."""

GoodName = Literal["silver", "olive", "grain", "grape", "food", "wine", "meat", "pig", "commodity", "vp"]
HarvestName = Literal["olive", "grain", "grape"]
ResourceName = Literal["olive", "grain", "grape", "pig"]
Phase = Literal["farm", "revenue", "transport", "scoring"]
Role = Literal["field", "barrow", "extension", "helper"]
Place = Literal["store", "field", "sty", "purse", "crates"]
"""Where a good lies: a store, a field, the sty, with the silver, on the commodity space."""

ROLES: Final[tuple[Role, ...]] = ("field", "barrow", "extension", "helper")
PLACE_OF: Final[dict[int, Place]] = {
    SILVER: "purse",
    **dict.fromkeys(STORED, "store"),
    PIG: "sty",
    COMMODITY: "crates",
}

ROUNDS: Final = 6
MARKERS: Final = 25
DIE_NUMBERS: Final = (1, 2, 3, 4, 5, 6)
