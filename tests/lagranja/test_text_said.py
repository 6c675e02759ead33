# ruff: noqa: RUF001
"""Example sentences of La Granja in four languages: forms of nouns, cases, variants."""

import msgspec
import pytest

from service.engine.kernel.blocked import Unmet
from service.engine.lagranja import events
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.events import Needed
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.text.game_text import TEXTS
from service.engine.lagranja.verb import Args
from service.engine.lagranja.verbs.buy import Buy
from service.engine.lagranja.verbs.buy_extra_delivery import BuyExtraDelivery
from service.engine.lagranja.verbs.buy_roof import BuyRoof
from service.engine.lagranja.verbs.choose import Choose
from service.engine.lagranja.verbs.choose_donkey import ChooseDonkey, DonkeyChosen, DonkeysRevealed
from service.engine.lagranja.verbs.deliver import BuildingCompleted, Deliver
from service.engine.lagranja.verbs.give_up import Forgone, GiveUp, MarkerGivenUp
from service.engine.lagranja.verbs.keep import CardKept
from service.engine.lagranja.verbs.last_die import LastDie, LastDieCarriedOut, LastDieLeft
from service.engine.lagranja.verbs.move_stall import MoveStall
from service.engine.lagranja.verbs.pay import Pay
from service.engine.lagranja.verbs.play_card import CardPlayed, PlayCard
from service.engine.lagranja.verbs.sell import Sell
from service.engine.lagranja.verbs.take import Take
from service.engine.lagranja.verbs.take_die import TakeDie
from service.engine.lagranja.verbs.trade_commodity import TradeCommodity
from service.engine.lagranja.verbs.upgrade import Upgrade, UpgradedGood
from service.engine.lagranja.verbs.use_helper import UseHelper
from service.engine.lagranja.verbs.use_roof import UseRoof
from tests.lagranja.text_samples import label, why

LABELS: list[tuple[Args, dict[str, str]]] = [
    (
        PlayCard(17, "barrow", 23),
        {
            "en": "Play Drover (17) as a barrow in the place of Farm Servant (23): 2 VP for 1 olive and 1 grape",
            "pt": "Jogar Condutor de Gado (17) como carroça no lugar de Criado da Fazenda (23): 2 PP por 1 azeitona"
            " e 1 uva",
            "it": "Gioca Mandriano (17) come carretto al posto di Garzone della Fattoria (23): 2 PV per 1 oliva e"
            " 1 uva",
            "ru": "Сыграть карту «Гуртовщик» (17) как тележку вместо карты «Слуга на ферме» (23): 2 ПО за 1 оливку и"
            " 1 виноград",
        },
    ),
    (
        Buy("pig", 5),
        {
            "en": "Buy 1 pig for 5 silver",
            "pt": "Comprar 1 porco por 5 pratas",
            "it": "Compra 1 maiale per 5 monete",
            "ru": "Купить 1 свинью за 5 серебра",
        },
    ),
    (
        Sell(Lying("olive", "store"), 1),
        {
            "en": "Sell 1 olive from the store for 1 silver",
            "pt": "Vender 1 azeitona do depósito por 1 prata",
            "it": "Vendi 1 oliva dal magazzino per 1 moneta",
            "ru": "Продать 1 оливку со склада за 1 серебро",
        },
    ),
    (
        Upgrade(Lying("olive", "field"), 2),
        {
            "en": "Upgrade 1 olive from a field to 1 food for 2 silver",
            "pt": "Processar 1 azeitona de um campo por 2 pratas e obter 1 comida",
            "it": "Lavora 1 oliva da un campo per 2 monete e ottieni 1 cibo",
            "ru": "Переработать 1 оливку с поля за 2 серебра и получить 1 еду",
        },
    ),
    (
        Upgrade(Lying("grape", "field", 2), 0, free=True),
        {
            "en": "Upgrade 1 grape from a field that holds 2 to 1 wine for free",
            "pt": "Processar de graça 1 uva de um campo com 2 e obter 1 vinho",
            "it": "Lavora gratis 1 uva da un campo che ne ha 2 e ottieni 1 vino",
            "ru": "Бесплатно переработать 1 виноград с поля (там 2) и получить 1 вино",
        },
    ),
    (
        TradeCommodity("card"),
        {
            "en": "Trade a commodity: choose one of these: draw 1 card; play 1 card",
            "pt": "Trocar uma commodity: escolher uma destas opções: comprar 1 carta; jogar 1 carta",
            "it": "Scambia una merce: scegli una di queste opzioni: pesca 1 carta; gioca 1 carta",
            "ru": "Обменять товар: выбрать один из вариантов: взять 1 карту из колоды; сыграть 1 карту",
        },
    ),
    (
        UseRoof("R4b"),
        {
            "en": "Use the roof R4b (make 1 delivery, only in the revenue or transport phase)",
            "pt": "Usar o telhado R4b (fazer 1 entrega, somente na Fase de Benefícios ou Fase do Transporte)",
            "it": "Usa il tetto R4b (fai 1 consegna, solo nella fase dei ricavi o dei trasporti)",
            "ru": "Использовать крышу R4b (сделать 1 доставку, только в фазе прибыли или перевозок)",
        },
    ),
    (
        UseHelper(39),
        {
            "en": "Use Herbalist (39): give up 1 harvest good from a store or a field, then gain 4 silver",
            "pt": "Usar Herborista (39): devolver à reserva 1 produto agrícola de um depósito ou campo e então"
            " receber 4 pratas",
            "it": "Usa Erborista (39): cedi 1 prodotto agricolo da un magazzino o da un campo, poi ottieni 4 monete",
            "ru": "Использовать помощника «Травник» (39): отдать 1 полевой продукт со склада или с поля, затем"
            " получить 4 серебра",
        },
    ),
    (
        BuyRoof("R1c", 1),
        {
            "en": "Buy the roof R1c (gain 1 good of your choice, grain or olive) for 1 silver",
            "pt": "Comprar o telhado R1c (receber 1 bem à sua escolha, trigo ou azeitona) por 1 prata",
            "it": "Compra il tetto R1c (ottieni 1 bene a tua scelta, grano o oliva) per 1 moneta",
            "ru": "Купить крышу R1c (получить 1 продукт на выбор, зерно или оливку) за 1 серебро",
        },
    ),
    (
        TakeDie(4),
        {
            "en": "Take a die from space 4: gain 4 silver",
            "pt": "Pegar um dado do espaço 4: receber 4 pratas",
            "it": "Prendi un dado dalla casella 4: ottieni 4 monete",
            "ru": "Взять кубик с клетки 4: получить 4 серебра",
        },
    ),
    (
        LastDie(5),
        {
            "en": "Carry out the last die, space 5: choose one of these: upgrade up to 2 resources for free; upgrade 1"
            " resource for free and advance 1 step on the siesta track; advance 2 steps on the siesta track",
            "pt": "Executar o último dado, espaço 5: escolher uma destas opções: processar de graça até 2 recursos;"
            " processar de graça 1 recurso e avançar 1 cochilo no medidor de sesta; avançar 2 cochilos no medidor de"
            " sesta",
            "it": "Esegui l'ultimo dado, casella 5: scegli una di queste opzioni: lavora gratis fino a 2 risorse;"
            " lavora gratis 1 risorsa e avanza di 1 passo sul tracciato della siesta; avanza di 2 passi sul tracciato"
            " della siesta",
            "ru": "Выполнить последний кубик, клетка 5: выбрать один из вариантов: бесплатно переработать до 2"
            " ресурсов; бесплатно переработать 1 ресурс и продвинуться по шкале сиесты на 1 шаг; продвинуться по"
            " шкале сиесты на 2 шага",
        },
    ),
    (
        Choose(2, (v.Upgrade(1), v.Siesta(1))),
        {
            "en": "Choose: upgrade 1 resource for free and advance 1 step on the siesta track",
            "pt": "Escolher: processar de graça 1 recurso e avançar 1 cochilo no medidor de sesta",
            "it": "Scegli: lavora gratis 1 risorsa e avanza di 1 passo sul tracciato della siesta",
            "ru": "Выбрать: бесплатно переработать 1 ресурс и продвинуться по шкале сиесты на 1 шаг",
        },
    ),
    (
        Take({"olive": 1, "grain": 1}),
        {
            "en": "Take 1 olive and 1 grain",
            "pt": "Pegar 1 azeitona e 1 trigo",
            "it": "Prendi 1 oliva e 1 grano",
            "ru": "Взять 1 оливку и 1 зерно",
        },
    ),
    (
        MoveStall("C3", "C4"),
        {
            "en": "Move your stall from C3 (3) to C4 (4)",
            "pt": "Mover a sua barraca de C3 (3) para C4 (4)",
            "it": "Sposta la tua bancarella da C3 (3) a C4 (4)",
            "ru": "Передвинуть свой прилавок с C3 (3) на C4 (4)",
        },
    ),
    (
        ChooseDonkey(1),
        {
            "en": "Choose the token with 1 donkey and 3 hats",
            "pt": "Escolher a ficha com 1 burro e 3 chapéus",
            "it": "Scegli il gettone con 1 asino e 3 cappelli",
            "ru": "Выбрать жетон: 1 осёл и 3 шляпы",
        },
    ),
    (
        Deliver(Lying("olive", "field"), barrow=17),
        {
            "en": "Deliver 1 olive from a field to the barrow Drover (17)",
            "pt": "Entregar 1 azeitona de um campo à carroça Condutor de Gado (17)",
            "it": "Consegna 1 oliva da un campo al carretto Mandriano (17)",
            "ru": "Доставить 1 оливку с поля на тележку «Гуртовщик» (17)",
        },
    ),
    (
        Deliver(Lying("silver", "purse"), building="trading_house"),
        {
            "en": "Deliver 1 silver to the Trading House",
            "pt": "Entregar 1 prata ao edifício Casa Comercial",
            "it": "Consegna 1 moneta alla bottega Casa Commerciale",
            "ru": "Доставить 1 серебро в мастерскую «Торговый дом»",
        },
    ),
    (
        BuyExtraDelivery(2, 2),
        {
            "en": "Buy 2 extra deliveries for 2 silver",
            "pt": "Comprar 2 entregas adicionais por 2 pratas",
            "it": "Compra 2 consegne extra per 2 monete",
            "ru": "Купить 2 дополнительные доставки за 2 серебра",
        },
    ),
    (
        Pay(vp=1),
        {
            "en": "Pay 1 VP",
            "pt": "Pagar 1 PP",
            "it": "Paga 1 PV",
            "ru": "Отдать 1 ПО",
        },
    ),
    (
        GiveUp("wine", building="cartwright"),
        {
            "en": "Give up 1 wine from the Cartwright for its marker",
            "pt": "Abrir mão disto pelo marcador: 1 vinho do edifício Carreteiro",
            "it": "Rinuncia a questo per il suo segnalino: 1 vino dalla bottega Carradore",
            "ru": "Отдать ради маркера 1 вино из мастерской «Тележник»",
        },
    ),
    (
        GiveUp(space="C4"),
        {
            "en": "Give up the stall on C4 (4) for its marker",
            "pt": "Abrir mão disto pelo marcador: a barraca em C4 (4)",
            "it": "Rinuncia a questo per il suo segnalino: la bancarella in C4 (4)",
            "ru": "Отдать ради маркера прилавок на клетке C4 (4)",
        },
    ),
]

LINES: list[tuple[msgspec.Struct, dict[str, str]]] = [
    (
        events.OrderSet((1, 0), True),
        {
            "en": "The order of play: seat 1, seat 0.",
            "pt": "A ordem de jogo: jogador 1, jogador 0.",
            "it": "L'ordine di gioco: giocatore 1, giocatore 0.",
            "ru": "Порядок хода: игрок 1, игрок 0.",
        },
    ),
    (
        events.OrderSet((0,), False),
        {
            "en": "The player goes after the neutral player.",
            "pt": "O jogador joga depois do jogador neutro.",
            "it": "Il giocatore gioca dopo il giocatore neutrale.",
            "ru": "Игрок ходит после нейтрального игрока.",
        },
    ),
    (
        events.RoofsTurnedUp(("R1a", "R1d")),
        {
            "en": "The roofs of this round: R1a (gain 1 olive), R1d (advance 1 step on the siesta track, only in"
            " the revenue or transport phase).",
            "pt": "Os telhados deste turno: R1a (receber 1 azeitona), R1d (avançar 1 cochilo no medidor de sesta,"
            " somente na Fase de Benefícios ou Fase do Transporte).",
            "it": "I tetti di questo round: R1a (ottieni 1 oliva), R1d (avanza di 1 passo sul tracciato della"
            " siesta, solo nella fase dei ricavi o dei trasporti).",
            "ru": "Крыши этого раунда: R1a (получить 1 оливку), R1d (продвинуться по шкале сиесты на 1 шаг, только"
            " в фазе прибыли или перевозок).",
        },
    ),
    (
        events.StepBegan(3, "T2"),
        {
            "en": "Round 3, transport phase, step 2: siesta",
            "pt": "Turno 3, Fase do Transporte, etapa 2: sesta",
            "it": "Round 3, fase dei trasporti, passo 2: siesta",
            "ru": "Раунд 3, фаза перевозок, этап 2: сиеста",
        },
    ),
    (
        events.Gained(0, {"olive": 5, "pig": 1}),
        {
            "en": "Seat 0 gains 5 olives and 1 pig.",
            "pt": "Jogador 0 recebe 5 azeitonas e 1 porco.",
            "it": "Giocatore 0 ottiene 5 olive e 1 maiale.",
            "ru": "Игрок 0 получает 5 оливок и 1 свинью.",
        },
    ),
    (
        events.GainedVp(0, 3, "buildings"),
        {
            "en": "Seat 0 gains 3 VP for a craft building.",
            "pt": "Jogador 0 ganha 3 PP por um edifício de micronegócio.",
            "it": "Giocatore 0 ottiene 3 PV per una bottega.",
            "ru": "Игрок 0 получает 3 ПО за мастерскую.",
        },
    ),
    (
        events.CardsDrawn(0, 1),
        {
            "en": "Seat 0 draws 1 card.",
            "pt": "Jogador 0 compra 1 carta.",
            "it": "Giocatore 0 pesca 1 carta.",
            "ru": "Игрок 0 берёт 1 карту.",
        },
    ),
    (
        events.CardsDrawn(0, 2, (14, 17)),
        {
            "en": "Seat 0 draws 2 cards: Sower (14), Drover (17).",
            "pt": "Jogador 0 compra 2 cartas: Semeador (14), Condutor de Gado (17).",
            "it": "Giocatore 0 pesca 2 carte: Seminatore (14), Mandriano (17).",
            "ru": "Игрок 0 берёт 2 карты: «Сеятель» (14), «Гуртовщик» (17).",
        },
    ),
    (
        events.DeckShuffled(21),
        {
            "en": "The discard pile becomes a new deck of 21 cards.",
            "pt": "A pilha de descarte vira um novo deck de 21 cartas.",
            "it": "Gli scarti diventano un nuovo mazzo di 21 carte.",
            "ru": "Сброс становится новой колодой, в ней 21 карта.",
        },
    ),
    (
        CardPlayed(0, 17, "helper", 23),
        {
            "en": "Seat 0 plays Drover (17) as a helper in the place of Farm Servant (23).",
            "pt": "Jogador 0 joga Condutor de Gado (17) como ajudante no lugar de Criado da Fazenda (23).",
            "it": "Giocatore 0 gioca Mandriano (17) come aiutante al posto di Garzone della Fattoria (23).",
            "ru": "Игрок 0 играет карту «Гуртовщик» (17) как помощника вместо карты «Слуга на ферме» (23).",
        },
    ),
    (
        CardKept(0, 17),
        {
            "en": "Seat 0 keeps one of the cards that were looked at: Drover (17).",
            "pt": "Jogador 0 fica com uma das cartas que olhou: Condutor de Gado (17).",
            "it": "Giocatore 0 tiene una delle carte che ha guardato: Mandriano (17).",
            "ru": "Игрок 0 оставляет себе одну из просмотренных карт: «Гуртовщик» (17).",
        },
    ),
    (
        events.Grew(0, {"olive": 1, "grape": 2}),
        {
            "en": "Seat 0 grows 1 olive and 2 grapes on the fields.",
            "pt": "Jogador 0 tem nova safra nos campos: 1 azeitona e 2 uvas.",
            "it": "Giocatore 0 ha una crescita sui campi: 1 oliva e 2 uve.",
            "ru": "На полях игрока 0 выросло: 1 оливка и 2 винограда.",
        },
    ),
    (
        UpgradedGood(0, Lying("pig", "sty"), "meat", 3),
        {
            "en": "Seat 0 makes 1 meat of 1 pig for 3 silver.",
            "pt": "Jogador 0 processa 1 porco por 3 pratas e obtém 1 bisteca.",
            "it": "Giocatore 0 lavora 1 maiale per 3 monete e ottiene 1 carne.",
            "ru": "Игрок 0 перерабатывает 1 свинью за 3 серебра и получает 1 мясо.",
        },
    ),
    (
        LastDieLeft(6),
        {
            "en": "The last die is for everybody, space 6: choose one of these: make 1 delivery; gain 2 silver.",
            "pt": "O último dado é para todos, espaço 6: escolher uma destas opções: fazer 1 entrega; receber 2"
            " pratas.",
            "it": "L'ultimo dado è per tutti, casella 6: scegli una di queste opzioni: fai 1 consegna; ottieni 2"
            " monete.",
            "ru": "Последний кубик для всех, клетка 6: выбрать один из вариантов: сделать 1 доставку; получить 2"
            " серебра.",
        },
    ),
    (
        DonkeyChosen(0),
        {
            "en": "Seat 0 has chosen a donkey token.",
            "pt": "Jogador 0 escolheu uma ficha de burro de carga.",
            "it": "Giocatore 0 ha scelto un gettone asino.",
            "ru": "Игрок 0 выбрал жетон осла.",
        },
    ),
    (
        DonkeyChosen(0, 3),
        {
            "en": "Seat 0 has chosen a donkey token with 3 donkeys.",
            "pt": "Jogador 0 escolheu uma ficha de burro de carga com 3 burros.",
            "it": "Giocatore 0 ha scelto un gettone asino con 3 asini.",
            "ru": "Игрок 0 выбрал жетон осла (3 осла).",
        },
    ),
    (
        DonkeysRevealed((1, 4)),
        {
            "en": "The donkey tokens are turned up: seat 0: 1 donkey, seat 1: 4 donkeys.",
            "pt": "As fichas de burro de carga são reveladas: jogador 0: 1 burro, jogador 1: 4 burros.",
            "it": "I gettoni asino vengono rivelati: giocatore 0: 1 asino, giocatore 1: 4 asini.",
            "ru": "Жетоны ослов открыты: игрок 0: 1 осёл, игрок 1: 4 осла.",
        },
    ),
    (
        events.DiscMoved(0, 4),
        {
            "en": "Seat 0 advances to position 4 of the siesta track, worth 2 VP.",
            "pt": "Jogador 0 avança até a posição 4 do medidor de sesta, que vale 2 PP.",
            "it": "Giocatore 0 avanza fino alla posizione 4 del tracciato della siesta, che vale 2 PV.",
            "ru": "Игрок 0 продвигается на позицию 4 шкалы сиесты, она приносит 2 ПО.",
        },
    ),
    (
        BuildingCompleted(0, "cartwright"),
        {
            "en": "Seat 0 completes the Cartwright and takes its tile. At once: gain VP equal to the VP of your"
            " position on the siesta track and make 1 delivery. From the next round on: in step 2 of the"
            " transport phase you advance 1 step more; in step 3 of the transport phase you make 1 delivery"
            " more.",
            "pt": "Jogador 0 completa o edifício Carreteiro e pega a ficha dele. De imediato: receber PP em número"
            " igual ao valor da sua posição no medidor de sesta e fazer 1 entrega. A partir do próximo"
            " turno: na etapa 2 da Fase do Transporte você avança 1 cochilo a mais; na etapa 3 da Fase do"
            " Transporte você faz 1 entrega a mais.",
            "it": "Giocatore 0 completa la bottega Carradore e ne prende la tessera. Subito: ottieni PV in numero"
            " pari al valore della tua posizione sul tracciato della siesta e fai 1 consegna. Dal prossimo"
            " round: nel passo 2 della fase dei trasporti avanzi di 1 passo in più; nel passo 3 della fase"
            " dei trasporti fai 1 consegna in più.",
            "ru": "Игрок 0 завершает мастерскую «Тележник» и берёт её плитку. Сразу: получить ПО по стоимости"
            " вашей позиции на шкале сиесты и сделать 1 доставку. Со следующего раунда: на этапе 2 фазы"
            " перевозок вы продвигаетесь на 1 шаг больше; на этапе 3 фазы перевозок у вас на 1 доставку"
            " больше.",
        },
    ),
    (
        events.StallRemoved(None, "C3"),
        {
            "en": "The neutral stall on C3 (3) is removed.",
            "pt": "A barraca neutra em C3 (3) é removida.",
            "it": "La bancarella neutrale in C3 (3) viene rimossa.",
            "ru": "Нейтральный прилавок на клетке C3 (3) убран.",
        },
    ),
    (
        MarkerGivenUp(0, cargo="olive", barrow=17),
        {
            "en": "Seat 0 gives up 1 olive from the barrow Drover (17) for its marker.",
            "pt": "Jogador 0 abre mão disto pelo marcador: 1 azeitona da carroça Condutor de Gado (17).",
            "it": "Giocatore 0 rinuncia a questo per il suo segnalino: 1 oliva dal carretto Mandriano (17).",
            "ru": "Игрок 0 отдаёт ради маркера 1 оливку с тележки «Гуртовщик» (17).",
        },
    ),
    (
        events.NoMarker(2, Needed(good="grain")),
        {
            "en": "Seat 2 has no free marker for 1 grain.",
            "pt": "Jogador 2 não tem marcador livre para 1 trigo.",
            "it": "Giocatore 2 non ha segnalini liberi per 1 grano.",
            "ru": "У игрока 2 нет свободного маркера для 1 зерна.",
        },
    ),
    (
        events.NoMarker(2, Needed(card=17)),
        {
            "en": "Seat 2 has no free marker for the helper Drover (17).",
            "pt": "Jogador 2 não tem marcador livre para o ajudante Condutor de Gado (17).",
            "it": "Giocatore 2 non ha segnalini liberi per l'aiutante Mandriano (17).",
            "ru": "У игрока 2 нет свободного маркера для помощника «Гуртовщик» (17).",
        },
    ),
    (
        events.NoMarker(2, Needed(building="trading_house")),
        {
            "en": "Seat 2 has no free marker for a delivery to the Trading House.",
            "pt": "Jogador 2 não tem marcador livre para uma entrega ao edifício Casa Comercial.",
            "it": "Giocatore 2 non ha segnalini liberi per una consegna alla bottega Casa Commerciale.",
            "ru": "У игрока 2 нет свободного маркера для доставки в мастерскую «Торговый дом».",
        },
    ),
    (events.NoMarker(2), {"en": "Seat 2 has no free marker.", "ru": "У игрока 2 нет свободного маркера."}),
    (
        Forgone(2, Needed(good="pig")),
        {
            "en": "Seat 2 forgoes 1 pig for want of a marker.",
            "pt": "Jogador 2 renuncia a isto por falta de marcador: 1 porco.",
            "it": "Giocatore 2 rinuncia a questo per mancanza di segnalini: 1 maiale.",
            "ru": "Игрок 2 отказывается от 1 свиньи: нет свободного маркера.",
        },
    ),
    (
        Forgone(2, Needed(card=17)),
        {
            "en": "Seat 2 forgoes the helper Drover (17) for want of a marker.",
            "pt": "Jogador 2 renuncia a isto por falta de marcador: o ajudante Condutor de Gado (17).",
            "it": "Giocatore 2 rinuncia a questo per mancanza di segnalini: l'aiutante Mandriano (17).",
            "ru": "Игрок 2 отказывается от помощника «Гуртовщик» (17): нет свободного маркера.",
        },
    ),
    (
        Forgone(2, Needed(building="trading_house")),
        {
            "en": "Seat 2 forgoes a delivery to the Trading House for want of a marker.",
            "pt": "Jogador 2 renuncia a isto por falta de marcador: uma entrega ao edifício Casa Comercial.",
            "it": "Giocatore 2 rinuncia a questo per mancanza di segnalini: una consegna alla bottega Casa"
            " Commerciale.",
            "ru": "Игрок 2 отказывается от доставки в мастерскую «Торговый дом»: нет свободного маркера.",
        },
    ),
    (
        events.GameEnded((16, 16), (1,)),
        {
            "en": "The game is over, VP: 16, 16. Seat 1 wins.",
            "pt": "O jogo terminou, PP: 16, 16. Jogador 1 vence.",
            "it": "La partita è finita, PV: 16, 16. Giocatore 1 vince.",
            "ru": "Игра окончена, ПО: 16, 16. Побеждает игрок 1.",
        },
    ),
    (
        events.GameEnded((16, 9, 16, 16), (0, 2, 3)),
        {
            "en": "The game is over, VP: 16, 9, 16, 16. Seat 0, seat 2 and seat 3 share the victory.",
            "pt": "O jogo terminou, PP: 16, 9, 16, 16. Jogador 0, jogador 2 e jogador 3 dividem a vitória.",
            "it": "La partita è finita, PV: 16, 9, 16, 16. Giocatore 0, giocatore 2 e giocatore 3 condividono la"
            " vittoria.",
            "ru": "Игра окончена, ПО: 16, 9, 16, 16. Победу делят игрок 0, игрок 2 и игрок 3.",
        },
    ),
    (
        events.GameEnded((16,), ()),
        {
            "en": "The game is over, VP: 16.",
            "pt": "O jogo terminou, PP: 16.",
            "it": "La partita è finita, PV: 16.",
            "ru": "Игра окончена, ПО: 16.",
        },
    ),
    (
        events.FinalSale(0, 12, 3, 1),
        {
            "en": "Seat 0 sells all that is left for 12 silver, exchanges silver for 3 VP and keeps 1 silver.",
            "pt": "Jogador 0 vende tudo o que resta por 12 pratas, troca prata por 3 PP e fica com 1 prata.",
            "it": "Giocatore 0 vende tutto ciò che resta per 12 monete, cambia monete in 3 PV e tiene 1 moneta.",
            "ru": "Игрок 0 продаёт всё оставшееся за 12 серебра; за серебро получает 3 ПО, остаётся 1 серебро.",
        },
    ),
    (
        events.FinalSale(1, 0, 2, 3),
        {
            "en": "Seat 1 has nothing left to sell, exchanges silver for 2 VP and keeps 3 silver.",
            "pt": "Jogador 1 não tem mais nada para vender, troca prata por 2 PP e fica com 3 pratas.",
            "it": "Giocatore 1 non ha più nulla da vendere, cambia monete in 2 PV e tiene 3 monete.",
            "ru": "Игроку 1 больше нечего продать; за серебро получает 2 ПО, остаётся 3 серебра.",
        },
    ),
    (
        events.FinalSale(1, 2, 0, 3),
        {
            "en": "Seat 1 sells all that is left for 2 silver; it keeps 3 silver, too little for 1 VP.",
            "pt": "Jogador 1 vende tudo o que resta por 2 pratas e fica com 3 pratas, pouco para 1 PP.",
            "it": "Giocatore 1 vende tutto ciò che resta per 2 monete e tiene 3 monete, troppo poco per 1 PV.",
            "ru": "Игрок 1 продаёт всё оставшееся за 2 серебра; остаётся 3 серебра, на очко не хватает.",
        },
    ),
    (
        events.FinalSale(1, 0, 0, 0),
        {
            "en": "Seat 1 has nothing left to sell; it has no silver for VP.",
            "pt": "Jogador 1 não tem mais nada para vender e não tem prata para trocar por PP.",
            "it": "Giocatore 1 non ha più nulla da vendere e non ha monete da cambiare in PV.",
            "ru": "Игроку 1 больше нечего продать; серебра для обмена нет.",
        },
    ),
    (
        LastDieCarriedOut(1, 6),
        {
            "en": "Seat 1 carries out the last die, space 6.",
            "pt": "Jogador 1 executa o último dado, espaço 6.",
            "it": "Giocatore 1 esegue l'ultimo dado, casella 6.",
            "ru": "Игрок 1 выполняет последний кубик, клетка 6.",
        },
    ),
]

REASONS: list[tuple[list[Unmet], dict[str, str]]] = [
    (
        [Unmet(r.Have("silver"), 3, 1, "§5.1"), Unmet(r.PigSpace(), 1, 0, "G-16")],
        {
            "en": "needs 3 silver, has 1; no pig space is free",
            "pt": "exige 3 pratas, você tem 1; nenhum espaço para porcos está livre",
            "it": "richiede 3 monete, ne hai 1; nessun posto per maiali è libero",
            "ru": "требуется 3 серебра (сейчас 1); нет свободного места для свиней",
        },
    ),
    (
        [Unmet(r.HaveKinds(), 2, 1, "G-07")],
        {
            "en": "needs 2 different kinds of farm goods, has 1",
            "pt": "exige 2 tipos diferentes de bens rurais, você tem 1",
            "it": "richiede 2 tipi diversi di beni della fattoria, ne hai 1",
            "ru": "требуется 2 разных вида имущества фермы (сейчас 1)",
        },
    ),
    (
        [Unmet(r.InPhase(("revenue", "transport")), 1, 0, "G-20")],
        {
            "en": "only in the revenue or transport phase",
            "pt": "somente na Fase de Benefícios ou Fase do Transporte",
            "it": "solo nella fase dei ricavi o dei trasporti",
            "ru": "только в фазе прибыли или перевозок",
        },
    ),
    (
        [Unmet(r.InWindow("own_pick"), 1, 0, "§6.0")],
        {
            "en": "only before you take a die",
            "pt": "somente antes de pegar um dado",
            "it": "solo prima di prendere un dado",
            "ru": "только перед тем, как взять кубик",
        },
    ),
    (
        [Unmet(r.Holds(v.Condition(has_field="olive", own_stalls_min=2)), 1, 0, "§6.0")],
        {
            "en": "only if you have a field for olives and you have at least 2 stalls on the market",
            "pt": "somente se você tiver um campo de azeitonas e você tiver no mínimo 2 barracas no mercado",
            "it": "solo se hai un campo di olive e hai almeno 2 bancarelle al mercato",
            "ru": "только если у вас есть поле для оливок и у вас на рынке не меньше 2 прилавков",
        },
    ),
    (
        [Unmet(r.HaveCards(), 5, 0, "G-09")],
        {
            "en": "needs 5 cards in hand, has 0",
            "pt": "exige 5 cartas na mão, você tem 0",
            "it": "richiede 5 carte in mano, ne hai 0",
            "ru": "требуется 5 карт на руке (сейчас 0)",
        },
    ),
    (
        [Unmet(r.OwnTurn((1, 2)), 1, 0, "§5.0"), Unmet(r.Asked(), 1, 0, "§5.0")],
        {
            "en": "it is the turn of seat 1 and seat 2; only when you are asked for it",
            "pt": "quem joga agora: jogador 1 e jogador 2; somente quando o jogo perguntar",
            "it": "chi gioca ora: giocatore 1 e giocatore 2; solo quando ti viene chiesto",
            "ru": "сейчас очередь: игрок 1 и игрок 2; только когда об этом спросят",
        },
    ),
    (
        [Unmet(r.InStep(("R1", "R2")), 1, 0, "§5.0")],
        {
            "en": "only in “revenue phase: the first die” or “revenue phase: the second die”",
            "pt": "somente em “Fase de Benefícios: o primeiro dado” ou “Fase de Benefícios: o segundo dado”",
            "it": "solo in «fase dei ricavi: il primo dado» o «fase dei ricavi: il secondo dado»",
            "ru": "только здесь: «фаза прибыли: первый кубик» или «фаза прибыли: второй кубик»",
        },
    ),
    (
        [Unmet(r.DoFirst("play_cards"), 2, 0, "G-01"), Unmet(r.DoFirst("place_stall"), 1, 0, "G-36")],
        {
            "en": "first play 2 cards; first place your stall",
            "pt": "antes é preciso jogar 2 cartas; antes é preciso colocar a sua barraca",
            "it": "prima devi giocare 2 carte; prima devi mettere la tua bancarella",
            "ru": "сначала нужно сыграть 2 карты; сначала нужно поставить свой прилавок",
        },
    ),
    (
        [Unmet(r.FreeSlot((1, 24)), 1, 0, "G-06"), Unmet(r.FreeSlot(()), 1, 0, "G-06")],
        {
            "en": "no slot is free: name the card that leaves, Chef (1) or Errand Boy (24);"
            " no slot is free, and no card there may leave",
            "pt": "nenhum lugar está livre: diga qual carta sai, Chef (1) ou Menino de Recados (24);"
            " nenhum lugar está livre, e nenhuma carta dali pode sair",
            "it": "nessun posto è libero: indica la carta che va via, Cuoco (1) o Fattorino (24);"
            " nessun posto è libero, e nessuna carta lì può andare via",
            "ru": "нет свободного места: назовите карту, которая его освободит, «Шеф-повар» (1) или «Посыльный» (24);"
            " нет свободного места, и ни одну карту оттуда нельзя убрать",
        },
    ),
    (
        [Unmet(r.GoodThere("grain", "field"), 1, 0, "G-31"), Unmet(r.SpaceValue(), 4, 3, "G-36")],
        {
            "en": "needs 1 grain from a field; needs a space with the number 4, not 3",
            "pt": "exige 1 trigo de um campo; exige um espaço com o número 4, não 3",
            "it": "richiede 1 grano da un campo; richiede uno spazio con il numero 4, non 3",
            "ru": "нужно отдать 1 зерно с поля; нужна клетка с числом 4, а не 3",
        },
    ),
]

CARDS: list[tuple[int, dict[str, str]]] = [
    (
        3,
        {
            "en": "Porter. Field: olive. Barrow worth 5 VP: 1 olive, 1 wine and 1 meat. Extension: hand limit +2,"
            " extra deliveries +1. Helper (revenue phase, once per round): when you carry out revenue space"
            " 2 or 6 with your first or your second die: you may carry out two different options of the"
            " space instead of one.",
            "pt": "Carregador. Campo: azeitona. Carroça que vale 5 PP: 1 azeitona, 1 vinho e 1 bisteca. Ampliação:"
            " limite da mão +2, entregas adicionais +1. Ajudante (Fase de Benefícios, uma vez por turno):"
            " quando você executar o espaço de benefícios 2 ou 6 com o seu primeiro ou o seu segundo dado:"
            " você pode executar duas opções diferentes do espaço em vez de uma.",
            "it": "Facchino. Campo: oliva. Carretto da 5 PV: 1 oliva, 1 vino e 1 carne. Ampliamento: limite di"
            " mano +2, consegne extra +1. Aiutante (fase dei ricavi, una volta per round): quando svolgi la"
            " casella dei ricavi 2 o 6 con il tuo primo o il tuo secondo dado: se vuoi, svolgi due opzioni"
            " diverse della casella invece di una.",
            "ru": "Носильщик. Поле: оливка. Тележка на 5 ПО: 1 оливка, 1 вино и 1 мясо. Пристройка: предел руки"
            " +2, дополнительные доставки +1. Помощник (фаза прибыли, раз за раунд): когда вы выполняете"
            " клетку прибыли 2 или 6 с вашим первым или вашим вторым кубиком: можно выполнить два разных"
            " варианта этой клетки вместо одного.",
        },
    ),
    (
        16,
        {
            "en": "Pig Breeder. Field: grain. Barrow worth 5 VP: 1 olive, 1 grape, 1 pig and 1 food. Extension:"
            " hand limit +1, income 1 grape. Helper (farm phase): 1 pig will do for a litter.",
            "pt": "Criador de Porcos. Campo: trigo. Carroça que vale 5 PP: 1 azeitona, 1 uva, 1 porco e 1 comida."
            " Ampliação: limite da mão +1, rendimento de 1 uva. Ajudante (Fase da Fazenda): para ter uma"
            " cria basta ter 1 porco.",
            "it": "Allevatore di Maiali. Campo: grano. Carretto da 5 PV: 1 oliva, 1 uva, 1 maiale e 1 cibo."
            " Ampliamento: limite di mano +1, rendita di 1 uva. Aiutante (fase della fattoria): per una"
            " cucciolata ti basta avere 1 maiale.",
            "ru": "Свиновод. Поле: зерно. Тележка на 5 ПО: 1 оливка, 1 виноград, 1 свинья и 1 еда. Пристройка:"
            " предел руки +1, доход 1 виноград. Помощник (фаза фермы): для приплода достаточно 1 свиньи.",
        },
    ),
    (
        22,
        {
            "en": "Almanac Reader. Field: grain. Barrow worth 4 VP: 2 wine. Extension: hand limit +1, income 1"
            " silver, extra deliveries +1. Helper (any phase, once per round): discard 1 card from your"
            " hand, then look at the top 3 cards of the deck, keep 1 and put the rest under it.",
            "pt": "Leitor de Almanaques. Campo: trigo. Carroça que vale 4 PP: 2 vinhos. Ampliação: limite da mão"
            " +1, rendimento de 1 prata, entregas adicionais +1. Ajudante (qualquer fase, uma vez por"
            " turno): descartar 1 carta da mão e então olhar 3 cartas do topo do deck, ficar com 1 e pôr o"
            " resto embaixo dele.",
            "it": "Lettore di Almanacchi. Campo: grano. Carretto da 4 PV: 2 vini. Ampliamento: limite di mano +1,"
            " rendita di 1 moneta, consegne extra +1. Aiutante (qualsiasi fase, una volta per round): scarta"
            " 1 carta dalla mano, poi guarda 3 carte in cima al mazzo, tienine 1 e metti il resto sotto il"
            " mazzo.",
            "ru": "Чтец альманахов. Поле: зерно. Тележка на 4 ПО: 2 вина. Пристройка: предел руки +1, доход 1"
            " серебро, дополнительные доставки +1. Помощник (любая фаза, раз за раунд): сбросить 1 карту с"
            " руки, затем посмотреть 3 карты сверху колоды, оставить себе 1, остальное положить под колоду.",
        },
    ),
    (
        32,
        {
            "en": "Surveyor. Field: grape. Barrow worth 3 VP: 1 grape and 1 pig. Extension: hand limit +1, income"
            " 2 silver. Helper (always): an extension costs you 1 good less (at least 1).",
            "pt": "Agrimensor. Campo: uva. Carroça que vale 3 PP: 1 uva e 1 porco. Ampliação: limite da mão +1,"
            " rendimento de 2 pratas. Ajudante (sempre): cada ampliação custa 1 bem a menos (no mínimo 1).",
            "it": "Agrimensore. Campo: uva. Carretto da 3 PV: 1 uva e 1 maiale. Ampliamento: limite di mano +1,"
            " rendita di 2 monete. Aiutante (sempre): un ampliamento ti costa 1 bene in meno (almeno 1).",
            "ru": "Землемер. Поле: виноград. Тележка на 3 ПО: 1 виноград и 1 свинья. Пристройка: предел руки +1,"
            " доход 2 серебра. Помощник (всегда): пристройка стоит на 1 продукт меньше (не меньше 1).",
        },
    ),
    (
        43,
        {
            "en": "Barn Builder. Field: grain. Barrow worth 3 VP: 1 olive, 1 grain and 1 grape. Extension: hand"
            " limit +1, income 2 silver. Helper (farm phase): your farmhouse holds 1 roof more; this card"
            " can never be discarded.",
            "pt": "Construtor de Galpão. Campo: trigo. Carroça que vale 3 PP: 1 azeitona, 1 trigo e 1 uva."
            " Ampliação: limite da mão +1, rendimento de 2 pratas. Ajudante (Fase da Fazenda): a sua casa da"
            " fazenda tem lugar para 1 telhado a mais; esta carta nunca pode ser descartada.",
            "it": "Costruttore di Fienili. Campo: grano. Carretto da 3 PV: 1 oliva, 1 grano e 1 uva. Ampliamento:"
            " limite di mano +1, rendita di 2 monete. Aiutante (fase della fattoria): la tua casa può avere"
            " 1 tetto in più; questa carta non può mai essere scartata.",
            "ru": "Строитель амбаров. Поле: зерно. Тележка на 3 ПО: 1 оливка, 1 зерно и 1 виноград. Пристройка:"
            " предел руки +1, доход 2 серебра. Помощник (фаза фермы): на вашем доме помещается на 1 крышу"
            " больше; эту карту нельзя сбросить.",
        },
    ),
    (
        49,
        {
            "en": "Donkey Driver. Field: grain. Barrow worth 2 VP: 1 grain and 1 grape. Extension: hand limit +1,"
            " income 1 silver, extra deliveries +1. Helper (transport phase): if your donkey token shows at"
            " most 2 donkeys: in step 3 of the transport phase you make 1 delivery more.",
            "pt": "Condutor de Burros. Campo: trigo. Carroça que vale 2 PP: 1 trigo e 1 uva. Ampliação: limite da"
            " mão +1, rendimento de 1 prata, entregas adicionais +1. Ajudante (Fase do Transporte): se a sua"
            " ficha de burro de carga mostrar no máximo 2 burros: na etapa 3 da Fase do Transporte você faz"
            " 1 entrega a mais.",
            "it": "Asinaio. Campo: grano. Carretto da 2 PV: 1 grano e 1 uva. Ampliamento: limite di mano +1,"
            " rendita di 1 moneta, consegne extra +1. Aiutante (fase dei trasporti): se il tuo gettone asino"
            " mostra al massimo 2 asini: nel passo 3 della fase dei trasporti fai 1 consegna in più.",
            "ru": "Погонщик ослов. Поле: зерно. Тележка на 2 ПО: 1 зерно и 1 виноград. Пристройка: предел руки +1,"
            " доход 1 серебро, дополнительные доставки +1. Помощник (фаза перевозок): если на вашем жетоне"
            " не больше 2 ослов: на этапе 3 фазы перевозок у вас на 1 доставку больше.",
        },
    ),
    (
        63,
        {
            "en": "Caravan Leader. Field: olive. Barrow worth 4 VP: 2 grain and 2 grapes. Extension: hand limit"
            " +1, income 1 silver, pig spaces +1. Helper (transport phase, once per round): in your turn of"
            " step 3 or 4 of the transport phase: give up 1 commodity, then make up to 2 deliveries.",
            "pt": "Líder da Caravana. Campo: azeitona. Carroça que vale 4 PP: 2 trigos e 2 uvas. Ampliação: limite"
            " da mão +1, rendimento de 1 prata, espaços para porcos +1. Ajudante (Fase do Transporte, uma"
            " vez por turno): na sua vez da etapa 3 ou 4 da Fase do Transporte: devolver à reserva 1"
            " commodity e então fazer até 2 entregas.",
            "it": "Capocarovana. Campo: oliva. Carretto da 4 PV: 2 grani e 2 uve. Ampliamento: limite di mano +1,"
            " rendita di 1 moneta, posti per maiali +1. Aiutante (fase dei trasporti, una volta per round):"
            " nel tuo turno del passo 3 o 4 della fase dei trasporti: cedi 1 merce, poi fai fino a 2"
            " consegne.",
            "ru": "Караванщик. Поле: оливка. Тележка на 4 ПО: 2 зерна и 2 винограда. Пристройка: предел руки +1,"
            " доход 1 серебро, места для свиней +1. Помощник (фаза перевозок, раз за раунд): в свой ход"
            " этапа 3 или 4 фазы перевозок: отдать 1 товар, затем сделать до 2 доставок.",
        },
    ),
    (
        64,
        {
            "en": "Carpenter. Field: grain. Barrow worth 4 VP: 2 grain and 1 wine. Extension: hand limit +1,"
            " income 2 silver. Helper (farm phase, once per round): pay 2 silver, then play 1 card as an"
            " extension at its usual price.",
            "pt": "Carpinteiro. Campo: trigo. Carroça que vale 4 PP: 2 trigos e 1 vinho. Ampliação: limite da mão"
            " +1, rendimento de 2 pratas. Ajudante (Fase da Fazenda, uma vez por turno): pagar 2 pratas e"
            " então jogar 1 carta como ampliação pelo custo normal.",
            "it": "Carpentiere. Campo: grano. Carretto da 4 PV: 2 grani e 1 vino. Ampliamento: limite di mano +1,"
            " rendita di 2 monete. Aiutante (fase della fattoria, una volta per round): paga 2 monete, poi"
            " gioca 1 carta come ampliamento al costo normale.",
            "ru": "Плотник. Поле: зерно. Тележка на 4 ПО: 2 зерна и 1 вино. Пристройка: предел руки +1, доход 2"
            " серебра. Помощник (фаза фермы, раз за раунд): заплатить 2 серебра, затем сыграть 1 карту как"
            " пристройку по обычной цене.",
        },
    ),
]

HELPERS = {
    5: {
        "en": "before the dice are rolled: you may mark a revenue space: nobody else may take a die from it if it is"
        " the only one there",
        "pt": "antes do lançamento dos dados: você pode marcar um espaço de benefícios: ninguém mais pode pegar um dado"
        " dele se for o único ali",
        "it": "prima del lancio dei dadi: se vuoi, segna una casella dei ricavi: nessun altro può prenderne un dado se"
        " è l'unico lì",
        "ru": "перед броском кубиков: можно отметить клетку прибыли: никто другой не может взять с неё кубик, если он"
        " там один",
    },
    27: {
        "en": "when your siesta is scored, if your position on the siesta track is worth no VP: gain 2 silver",
        "pt": "na pontuação da sua sesta, se a sua posição no medidor de sesta não valer PP: receber 2 pratas",
        "it": "al conteggio della tua siesta, se la tua posizione sul tracciato della siesta non vale PV: ottieni 2"
        " monete",
        "ru": "при подсчёте вашей сиесты, если ваша позиция на шкале сиесты не приносит ПО: получить 2 серебра",
    },
    53: {
        "en": "when you carry out revenue space 4 with any die: gain 2 silver",
        "pt": "quando você executar o espaço de benefícios 4 com qualquer dado: receber 2 pratas",
        "it": "quando svolgi la casella dei ricavi 4 con un dado qualsiasi: ottieni 2 monete",
        "ru": "когда вы выполняете клетку прибыли 4 с любым кубиком: получить 2 серебра",
    },
}
"""Cards whose texts must say exactly when they work (G-62, §7.0)."""


@pytest.mark.parametrize(("what", "texts"), LABELS)
def test_example_actions_have_these_texts(what, texts):
    assert {lang: label(what, lang) for lang in texts} == texts


@pytest.mark.parametrize(("body", "texts"), LINES)
def test_example_events_have_these_texts(body, texts):
    assert {lang: TEXTS[lang].event(body) for lang in texts} == texts


@pytest.mark.parametrize(("unmet", "texts"), REASONS)
def test_example_reasons_have_these_texts(unmet, texts):
    assert {lang: why(lang, *unmet) for lang in texts} == texts


@pytest.mark.parametrize(("number", "texts"), CARDS)
def test_example_cards_have_these_texts(number, texts):
    assert {lang: TEXTS[lang].card(number) for lang in texts} == texts


@pytest.mark.parametrize("number", HELPERS)
def test_example_helpers_have_these_texts(number):
    assert {lang: TEXTS[lang].writer.helper(CORE.cards[number].helper) for lang in TEXTS} == HELPERS[number]
