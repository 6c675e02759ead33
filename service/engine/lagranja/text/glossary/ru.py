# ruff: noqa: RUF001
"""Russian: the words of the rules."""

from typing import Final

from service.engine.kernel.glossary import Glossary

GLOSSARY: Final[Glossary] = {
    "ruleset": {"lagranja": "Ла Гранха"},
    "setting": {
        "marker_limit": "Маркеры ограничены",
        "open_vp": "Открытые ПО",
        "extra_deliveries": "Дополнительные доставки",
    },
    "value": {
        "true": "Да",
        "false": "Нет",
        "one_at_a_time": "По одной",
        "all_up_front": "Все сразу",
    },
    "good": {
        "silver": "Серебро",
        "olive": ("Оливка", "Оливки"),
        "grain": "Зерно",
        "grape": "Виноград",
        "food": "Еда",
        "wine": "Вино",
        "meat": "Мясо",
        "pig": ("Свинья", "Свиньи"),
        "commodity": ("Товар", "Товары"),
        "vp": "ПО",
    },
    "phase": {
        "farm": "Фаза фермы",
        "revenue": "Фаза прибыли",
        "transport": "Фаза перевозок",
        "scoring": "Фаза подсчёта",
    },
    "step": {
        "f1": "Карты",
        "f2": "Доход",
        "f3": "Рост и приплод",
        "f4": "Крыши",
        "r0": "Перед броском",
        "roll": "Бросок",
        "r1": "Первый кубик",
        "r2": "Второй кубик",
        "last_die": "Остался один кубик",
        "r3": "Последний кубик",
        "neutral_before": "Нейтральный игрок ходит первым",
        "t1": "Ослы",
        "t2": "Сиеста",
        "new_order": "Новый порядок хода",
        "t3": "Доставки",
        "t4": "Дополнительные доставки",
        "neutral_after": "Нейтральный игрок ходит вторым",
        "marks": "Снятие отметок",
        "market": "Подсчёт рынка",
        "siesta": "Подсчёт сиесты",
        "end_of_round": "Конец раунда",
    },
    "role": {
        "field": ("Поле", "Поля"),
        "barrow": ("Тележка", "Тележки"),
        "extension": ("Пристройка", "Пристройки"),
        "helper": ("Помощник", "Помощники"),
    },
    "deck": {"farm": ("Карта фермы", "Карты фермы")},
    "place": {
        "store": ("Склад", "Склады"),
        "field": ("Поле", "Поля"),
        "sty": "Свинарник",
        "purse": "Серебро",
        "crates": "Место для товаров",
    },
    "score": {
        "setup": "В начале",
        "buildings": "Мастерские",
        "barrows": "Тележки",
        "removed_stalls": "Убранные прилавки",
        "market": "Прилавки на рынке",
        "siesta": "Сиеста",
        "roofs": "Крыши",
        "effects": "Эффекты",
        "paid": "Уплачено",
        "silver": "Серебро",
    },
}
