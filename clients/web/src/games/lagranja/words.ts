// Titles of the boards that the catalogue lacks, in four languages.

import { counted } from "../../words/plural.ts";

export interface Titles {
  readonly village: string;
  readonly farm: string;
  readonly myFarm: string;
  readonly hand: string;
  readonly others: string;
  readonly market: string;
  readonly order: string;
  readonly revenue: string;
  readonly siesta: string;
  readonly roofs: string;
  readonly roofsOfRound: string;
  readonly round: string;
  readonly phases: { readonly [phase: string]: string };
  readonly markers: string;
  readonly buySell: string;
  readonly upgrade: string;
  readonly trade: string;
  readonly tiles: string;
  readonly donkeys: string;
  readonly dice: string;
  /** Commodities, short enough for a well. */
  readonly crates: string;
  readonly workshops: string;
  readonly deck: string;
  readonly discard: string;
  readonly closeUp: string;
  readonly looking: string;
  readonly extraDeliveries: string;
  readonly used: string;
  readonly neutral: string;
  readonly stall: string;
  readonly choice: string;
  /** The price of the next extension. */
  nextCosts(kinds: number): string;
  /** Where a card goes: a free slot, or the one of a card that leaves. */
  newCard(role: string): string;
  replace(role: string): string;
  position(position: number): string;
  option(option: number): string;
  blocked(marker: number): string;
}

const en: Titles = {
  village: "Village",
  farm: "Farm",
  myFarm: "My farm",
  hand: "Hand",
  others: "Others",
  market: "Market",
  order: "Order",
  revenue: "Revenue",
  siesta: "Siesta",
  roofs: "Roofs",
  roofsOfRound: "Roofs of this round",
  round: "Round",
  phases: { farm: "Farm", revenue: "Revenue", transport: "Transport", scoring: "Scoring" },
  markers: "Markers",
  buySell: "Buy / sell",
  upgrade: "Upgrade",
  trade: "Trade",
  tiles: "Tiles",
  donkeys: "Donkeys",
  dice: "Dice",
  crates: "Crates",
  workshops: "Workshops",
  deck: "Deck",
  discard: "Discard",
  closeUp: "Show the cards large",
  looking: "Cards looked at",
  extraDeliveries: "Extra deliveries",
  used: "used",
  neutral: "Neutral player",
  stall: "Stall",
  choice: "Your choice",
  nextCosts: (kinds) => `next: ${counted("en", kinds, { one: "kind", other: "kinds" })}`,
  newCard: (role) => `New: ${role}`,
  replace: (role) => `Replace: ${role}`,
  position: (position) => `Position ${position}`,
  option: (option) => `Choice ${option}`,
  blocked: (marker) => `blocked, marker ${marker}`,
};

const pt: Titles = {
  village: "Vilarejo",
  farm: "Fazenda",
  myFarm: "Minha fazenda",
  hand: "Mão",
  others: "Outros",
  market: "Mercado",
  order: "Ordem",
  revenue: "Benefícios",
  siesta: "Sesta",
  roofs: "Telhados",
  roofsOfRound: "Telhados deste turno",
  round: "Turno",
  phases: { farm: "Fazenda", revenue: "Benefícios", transport: "Transporte", scoring: "Pontuação" },
  markers: "Marcadores",
  buySell: "Comprar / vender",
  upgrade: "Processar",
  trade: "Troca",
  tiles: "Fichas",
  donkeys: "Burros",
  dice: "Dados",
  crates: "Caixas",
  workshops: "Micronegócios",
  deck: "Baralho",
  discard: "Descarte",
  closeUp: "Ver as cartas ampliadas",
  looking: "Cartas vistas",
  extraDeliveries: "Entregas adicionais",
  used: "usado",
  neutral: "Jogador neutro",
  stall: "Barraca",
  choice: "Sua escolha",
  nextCosts: (kinds) => `próxima: ${counted("pt", kinds, { one: "tipo", other: "tipos" })}`,
  newCard: (role) => `Nova carta: ${role}`,
  replace: (role) => `Substituir: ${role}`,
  position: (position) => `Posição ${position}`,
  option: (option) => `Escolha ${option}`,
  blocked: (marker) => `bloqueado, marcador ${marker}`,
};

const it: Titles = {
  village: "Villaggio",
  farm: "Fattoria",
  myFarm: "La mia fattoria",
  hand: "Mano",
  others: "Altri",
  market: "Mercato",
  order: "Ordine",
  revenue: "Ricavi",
  siesta: "Siesta",
  roofs: "Tetti",
  roofsOfRound: "Tetti di questo round",
  round: "Round",
  phases: { farm: "Fattoria", revenue: "Ricavi", transport: "Trasporti", scoring: "Punteggio" },
  markers: "Segnalini",
  buySell: "Compra / vendi",
  upgrade: "Lavora",
  trade: "Scambio",
  tiles: "Tessere",
  donkeys: "Asini",
  dice: "Dadi",
  crates: "Merci",
  workshops: "Botteghe",
  deck: "Mazzo",
  discard: "Scarti",
  closeUp: "Mostra le carte in grande",
  looking: "Carte guardate",
  extraDeliveries: "Consegne extra",
  used: "usato",
  neutral: "Giocatore neutrale",
  stall: "Bancarella",
  choice: "La tua scelta",
  nextCosts: (kinds) => `prossima: ${counted("it", kinds, { one: "tipo", other: "tipi" })}`,
  newCard: (role) => `Nuova carta: ${role}`,
  replace: (role) => `Sostituisci: ${role}`,
  position: (position) => `Posizione ${position}`,
  option: (option) => `Scelta ${option}`,
  blocked: (marker) => `bloccata, segnalino ${marker}`,
};

const ru: Titles = {
  village: "Деревня",
  farm: "Ферма",
  myFarm: "Моя ферма",
  hand: "Рука",
  others: "Другие",
  market: "Рынок",
  order: "Порядок",
  revenue: "Прибыль",
  siesta: "Сиеста",
  roofs: "Крыши",
  roofsOfRound: "Крыши этого раунда",
  round: "Раунд",
  phases: { farm: "Ферма", revenue: "Прибыль", transport: "Перевозки", scoring: "Подсчёт" },
  markers: "Маркеры",
  buySell: "Купить / продать",
  upgrade: "Переработать",
  trade: "Обмен",
  tiles: "Плитки",
  donkeys: "Ослы",
  dice: "Кубики",
  crates: "Товары",
  workshops: "Мастерские",
  deck: "Колода",
  discard: "Сброс",
  closeUp: "Показать карты крупно",
  looking: "Просмотр карт",
  extraDeliveries: "Доп. доставки",
  used: "использовано",
  neutral: "Нейтральный игрок",
  stall: "Прилавок",
  choice: "Ваш выбор",
  nextCosts: (kinds) => `след.: видов ${kinds}`,
  newCard: (role) => `Новая карта: ${role}`,
  replace: (role) => `Замена: ${role}`,
  position: (position) => `Позиция ${position}`,
  option: (option) => `Вариант ${option}`,
  blocked: (marker) => `закрыто, маркер ${marker}`,
};

const TITLES: { readonly [language: string]: Titles } = { en, pt, it, ru };

export function titles(language: string): Titles {
  return TITLES[language] ?? en;
}
