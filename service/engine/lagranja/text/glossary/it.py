"""Italian: the words of the rules."""

from typing import Final

from service.engine.kernel.glossary import Glossary

GLOSSARY: Final[Glossary] = {
    "ruleset": {"lagranja": "La Granja"},
    "setting": {
        "marker_limit": "Segnalini limitati",
        "open_vp": "PV scoperti",
        "extra_deliveries": "Consegne extra",
    },
    "value": {
        "true": "Sì",
        "false": "No",
        "one_at_a_time": "Una alla volta",
        "all_up_front": "Tutte in anticipo",
    },
    "good": {
        "silver": ("Moneta", "Monete"),
        "olive": ("Oliva", "Olive"),
        "grain": ("Grano", "Grani"),
        "grape": ("Uva", "Uve"),
        "food": ("Cibo", "Cibi"),
        "wine": ("Vino", "Vini"),
        "meat": ("Carne", "Carni"),
        "pig": ("Maiale", "Maiali"),
        "commodity": ("Merce", "Merci"),
        "vp": "PV",
    },
    "phase": {
        "farm": "Fase della fattoria",
        "revenue": "Fase dei ricavi",
        "transport": "Fase dei trasporti",
        "scoring": "Fase del punteggio",
    },
    "step": {
        "f1": "Carte",
        "f2": "Rendite",
        "f3": "Crescita e cucciolate",
        "f4": "Tetti",
        "r0": "Prima del lancio",
        "roll": "Lancio",
        "r1": "Primo dado",
        "r2": "Secondo dado",
        "last_die": "Resta un dado",
        "r3": "Ultimo dado",
        "neutral_before": "Giocatore neutrale, che inizia",
        "t1": "Asini",
        "t2": "Siesta",
        "new_order": "Nuovo ordine di gioco",
        "t3": "Consegne",
        "t4": "Consegne extra",
        "neutral_after": "Giocatore neutrale, che segue",
        "marks": "Rimozione dei segni",
        "market": "Conteggio del mercato",
        "siesta": "Conteggio della siesta",
        "end_of_round": "Fine del round",
    },
    "role": {
        "field": ("Campo", "Campi"),
        "barrow": ("Carretto", "Carretti"),
        "extension": ("Ampliamento", "Ampliamenti"),
        "helper": ("Aiutante", "Aiutanti"),
    },
    "deck": {"farm": ("Carta fattoria", "Carte fattoria")},
    "place": {
        "store": ("Magazzino", "Magazzini"),
        "field": ("Campo", "Campi"),
        "sty": "Porcile",
        "purse": "Monete",
        "crates": "Spazio delle merci",
    },
    "score": {
        "setup": "All'inizio",
        "buildings": "Botteghe",
        "barrows": "Carretti",
        "removed_stalls": "Bancarelle rimosse",
        "market": "Bancarelle al mercato",
        "siesta": "Siesta",
        "roofs": "Tetti",
        "effects": "Effetti",
        "paid": "Pagati",
        "silver": "Monete",
    },
}

SETTINGS: Final = {
    "marker_limit": "Ogni posto ha 25 segnalini; altrimenti quanti ne servono.",
    "open_vp": "Tutti vedono i PV di tutti i posti; altrimenti sono segreti.",
    "extra_deliveries": "Se ogni consegna extra si compra dopo aver fatto la precedente, o tutte prima della prima.",
}
"""What each setting changes."""
