"""Portuguese as spoken in Brazil: the words of the printed game."""

from typing import Final

from service.engine.kernel.glossary import Glossary

GLOSSARY: Final[Glossary] = {
    "ruleset": {"lagranja": "La Granja"},
    "setting": {
        "marker_limit": "Marcadores limitados",
        "open_vp": "PP abertos",
        "extra_deliveries": "Entregas adicionais",
    },
    "value": {
        "true": "Sim",
        "false": "Não",
        "one_at_a_time": "Uma de cada vez",
        "all_up_front": "Todas de antemão",
    },
    "good": {
        "silver": ("Prata", "Pratas"),
        "olive": ("Azeitona", "Azeitonas"),
        "grain": ("Trigo", "Trigos"),
        "grape": ("Uva", "Uvas"),
        "food": ("Comida", "Comidas"),
        "wine": ("Vinho", "Vinhos"),
        "meat": ("Bisteca", "Bistecas"),
        "pig": ("Porco", "Porcos"),
        "commodity": ("Commodity", "Commodities"),
        "vp": "PP",
    },
    "phase": {
        "farm": "Fase da Fazenda",
        "revenue": "Fase de Benefícios",
        "transport": "Fase do Transporte",
        "scoring": "Fase da Pontuação",
    },
    "step": {
        "f1": "Cartas",
        "f2": "Rendimentos",
        "f3": "Safra e crias",
        "f4": "Telhados",
        "r0": "Antes do lançamento",
        "roll": "Lançamento",
        "r1": "Primeiro dado",
        "r2": "Segundo dado",
        "last_die": "Resta um dado",
        "r3": "Último dado",
        "neutral_before": "Jogador neutro, que começa",
        "t1": "Burros de carga",
        "t2": "Sesta",
        "new_order": "Nova ordem de jogo",
        "t3": "Entregas",
        "t4": "Entregas adicionais",
        "neutral_after": "Jogador neutro, que segue",
        "marks": "Remoção das marcas",
        "market": "Pontuação do mercado",
        "siesta": "Pontuação da sesta",
        "end_of_round": "Fim do turno",
    },
    "role": {
        "field": ("Campo", "Campos"),
        "barrow": ("Carroça", "Carroças"),
        "extension": ("Ampliação", "Ampliações"),
        "helper": ("Ajudante", "Ajudantes"),
    },
    "deck": {"farm": ("Carta de fazenda", "Cartas de fazenda")},
    "place": {
        "store": ("Depósito", "Depósitos"),
        "field": ("Campo", "Campos"),
        "sty": "Pocilga",
        "purse": "Prata",
        "crates": "Espaço de commodities",
    },
    "score": {
        "setup": "No início",
        "buildings": "Edifícios de micronegócio",
        "barrows": "Carroças",
        "removed_stalls": "Barracas removidas",
        "market": "Barracas no mercado",
        "siesta": "Sesta",
        "roofs": "Telhados",
        "effects": "Efeitos",
        "paid": "Pagos",
        "silver": "Prata",
    },
}

SETTINGS: Final = {
    "marker_limit": "Cada lugar tem 25 marcadores; senão, qualquer número.",
    "open_vp": "Todos veem os PP de todos os lugares; senão, são secretos.",
    "extra_deliveries": "Se cada entrega adicional é comprada depois de feita a anterior, ou todas antes da primeira.",
}
"""What each setting changes."""
