"""Russian nouns after numbers.

A noun has five forms: 1 поле, (взять) 1 поле, (до) 1 поля, 2 поля, 5 полей. The case `nom` is the nominative, `gen` the
genitive; without a case numbers stand in the accusative, as what is taken or paid.
"""

from service.engine.kernel.language import Noun, Numbers


def mass(one: str, accusative: str, genitive: str) -> Noun:
    """Return the forms of a noun without a plural: 1 глина, (взять) 1 глину, 2 глины, 5 глины."""
    return (one, accusative, genitive, genitive, genitive)


def thing(one: str, accusative: str, genitive: str, many: str) -> Noun:
    """Return the forms of a noun with a plural: 1 овца, (взять) 1 овцу, 2 овцы, 5 овец."""
    return (one, accusative, genitive, genitive, many)


def form(noun: Noun, numbers: Numbers, case: str) -> str:
    """Return the form of a noun that agrees with the last of some numbers."""
    one, accusative, genitive, few, many = noun
    last, tens = numbers[-1] % 10, numbers[-1] % 100
    if last == 1 and tens != 11:
        return {"nom": one, "gen": genitive}.get(case, accusative)
    if last in (2, 3, 4) and tens not in (12, 13, 14) and case != "gen":
        return few
    return many


def bare(noun: Noun, case: str) -> str:
    """Return the genitive plural (больше полей); in the case `acc` the accusative singular (посеять рожь)."""
    return noun[1] if case == "acc" else noun[4]
