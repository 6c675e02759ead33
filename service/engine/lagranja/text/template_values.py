"""Values for the templates of La Granja that format themselves in a language: goods, amounts and changes."""

from collections.abc import Mapping, Sequence

from service.engine.kernel.language import Count, Language


class Goods:
    """Goods without a number: `{goods}` one of each, `{goods:many}` in general, `{goods:acc}` as what is delivered."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        """Take the names of goods."""
        self.language, self.names = language, names

    def __format__(self, case: str) -> str:
        """Return the goods, as in `olive or grain` or `olives or grain`."""
        nouns = [self.language.nouns[name] for name in self.names]
        if case:
            return self.language.joined([self.language.bare(noun, case) for noun in nouns], "or")
        return self.language.joined([self.language.form(noun, (1,), "nom") for noun in nouns], "or")


class Change:
    """A change of a number, for a template: `{change:silver}`."""

    def __init__(self, language: Language, delta: int) -> None:
        """Take a positive or negative change."""
        self.language, self.delta = language, delta

    def __format__(self, noun: str) -> str:
        """Return the change, as in `2 silver less`."""
        count = Count(self.language, (abs(self.delta),), noun)
        return self.language.fill("less" if self.delta < 0 else "more", n=count)


class Amounts:
    """Goods with their numbers, for a template: `{goods}`, in a case `{goods:nom}`."""

    def __init__(self, language: Language, goods: Mapping[str, int]) -> None:
        """Take amounts by good."""
        self.language, self.goods = language, goods

    def __format__(self, case: str) -> str:
        """Return the amounts, as in `2 olives and 1 pig`; Russian uses the accusative if no case is given."""
        counts = (Count(self.language, (number,), name) for name, number in self.goods.items())
        return self.language.joined([format(count, f".{case}") for count in counts], "and")
