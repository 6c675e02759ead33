"""English: the words of the rules."""

from typing import Final

from service.engine.kernel.glossary import Glossary

GLOSSARY: Final[Glossary] = {
    "ruleset": {"lagranja": "La Granja"},
    "setting": {
        "marker_limit": "Limited markers",
        "open_vp": "Open VP",
        "extra_deliveries": "Extra deliveries",
    },
    "value": {
        "true": "Yes",
        "false": "No",
        "one_at_a_time": "One at a time",
        "all_up_front": "All up front",
    },
    "good": {
        "silver": "Silver",
        "olive": ("Olive", "Olives"),
        "grain": "Grain",
        "grape": ("Grape", "Grapes"),
        "food": "Food",
        "wine": "Wine",
        "meat": "Meat",
        "pig": ("Pig", "Pigs"),
        "commodity": ("Commodity", "Commodities"),
        "vp": "VP",
    },
    "phase": {
        "farm": "Farm phase",
        "revenue": "Revenue phase",
        "transport": "Transport phase",
        "scoring": "Scoring phase",
    },
    "step": {
        "f1": "Cards",
        "f2": "Income",
        "f3": "Growth and litter",
        "f4": "Roofs",
        "r0": "Before the roll",
        "roll": "Roll",
        "r1": "First die",
        "r2": "Second die",
        "last_die": "One die is left",
        "r3": "Last die",
        "neutral_before": "Neutral player, going first",
        "t1": "Donkeys",
        "t2": "Siesta",
        "new_order": "New order of play",
        "t3": "Deliveries",
        "t4": "Extra deliveries",
        "neutral_after": "Neutral player, going second",
        "marks": "Marks are removed",
        "market": "Market is scored",
        "siesta": "Siesta is scored",
        "end_of_round": "End of the round",
    },
    "role": {
        "field": ("Field", "Fields"),
        "barrow": ("Barrow", "Barrows"),
        "extension": ("Extension", "Extensions"),
        "helper": ("Helper", "Helpers"),
    },
    "deck": {"farm": ("Farm card", "Farm cards")},
    "place": {
        "store": ("Store", "Stores"),
        "field": ("Field", "Fields"),
        "sty": "Sty",
        "purse": "Silver",
        "crates": "Commodity space",
    },
    "score": {
        "setup": "At the start",
        "buildings": "Craft buildings",
        "barrows": "Barrows",
        "removed_stalls": "Removed stalls",
        "market": "Stalls on the market",
        "siesta": "Siesta",
        "roofs": "Roofs",
        "effects": "Effects",
        "paid": "Paid",
        "silver": "Silver",
    },
}

SETTINGS: Final = {
    "marker_limit": "Each seat has 25 markers; otherwise any number.",
    "open_vp": "Everybody sees the VP of all seats; otherwise they are secret.",
    "extra_deliveries": "Whether each extra delivery is bought after the one before was made, or all before the first.",
}
"""What each setting changes."""
