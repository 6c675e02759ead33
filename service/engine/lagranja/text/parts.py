"""Writes the parts of the table: spaces, roofs, buildings, tokens and prices, one template for each kind."""

from msgspec import Struct

from service.engine.kernel.catalogue import PartInfo
from service.engine.kernel.language import capital
from service.engine.lagranja import parts as p
from service.engine.lagranja.text.template_values import Goods
from service.engine.lagranja.text.writer import Writer
from service.engine.lagranja.vocabulary import Expression, Gain

BY_ROUND = Gain("vp", Expression("round"))
"""The VP for completing a craft building."""


def write_part(part: PartInfo, writer: Writer) -> str:
    """Return the text of a part."""
    return writer.language.fill(f"table.{part.kind}", "", **words_of(part.id, part.data, writer))


def name_part(part: PartInfo, writer: Writer) -> str:
    """Return the name of a part."""
    return capital(writer.language.fill(f"name.{part.kind}", "", id=part.id, **words_of(part.id, part.data, writer)))


def words_of(name: str, part: Struct, writer: Writer) -> dict[str, object]:
    """Return the template values of a part."""
    count, fill = writer.count, writer.language.fill
    match part:
        case p.MarketSpace():
            seats = writer.language.joined([str(number) for number in part.seat_counts], "or")
            some = len(part.seat_counts) < len(writer.edition.counts)
            only = fill("table.seats", seats=seats) if some else ""
            beside = fill("table.beside", others=", ".join(part.adjacent)) if part.adjacent else ""
            return {"space": name, "value": part.value, "beside": beside, "only": only}
        case p.Roof():
            does = writer.roof(writer.edition.roofs[name])
            return {"round": part.round, "price": count(part.price), "does": does}
        case p.CraftBuilding():
            building = writer.edition.buildings[writer.edition.building[name]]
            return {
                "building": writer.building(building),
                "goods": writer.symbols(part.row),
                "reward": writer.effect(BY_ROUND),
                "first": count(part.first_vp),
                "unblock": count(part.unblock_vp),
                "immediate": writer.effects(part.immediate),
                "permanent": writer.permanent(part.permanent),
            }
        case p.RevenueSpace():
            return {"number": part.number, "effects": writer.effects(part.effects)}
        case p.CommodityTrade():
            only = fill("table.pig_space") if part.needs_pig_space else ""
            return {"effects": writer.effects(part.effects), "only": only}
        case p.DonkeyToken():
            return {"deliveries": count(part.deliveries), "hats": count(part.hats)}
        case p.SiestaPosition():
            return {"position": part.position, "vp": count(part.vp)}
        case p.Resource():
            return {
                "good": capital(f"{Goods(writer.language, (name,))}"),
                "buy": count(part.buy),
                "sell": count(part.sell),
                "to": count(1, part.upgrades_to),
                "price": count(part.upgrade_price),
            }
        case p.FarmBoard():
            numbers = {one: count(getattr(part, one)) for one in part.__struct_fields__ if one != "roof_space_vp"}
            return {**numbers, "roof_space_vp": ", ".join(map(str, part.roof_space_vp))}
        case _:
            raise TypeError(f"no words for {type(part).__name__}")
