// Words of Hallertau's boards that the catalogue lacks, in four languages.

export interface BoardWords {
  readonly common: string;
  readonly board: string;
  readonly village: string;
  readonly farm: string;
  readonly others: string;
  readonly hand: string;
  readonly community: string;
  readonly crafts: string;
  readonly stable: string;
  readonly store: string;
  readonly played: string;
  readonly decks: string;
  readonly scoreNow: string;
  readonly quadrant: string;
  readonly cleared: string;
  readonly quadrantCard: string;
  readonly closed: string;
  readonly none: string;
  readonly marker: string;
  readonly readCard: string;
  readonly noCards: string;
  readonly readMore: string;
  /** Names of decks that fit on the head of a card; others have the name of the catalogue. */
  readonly decksInShort: { readonly [deck: string]: string };
  left(number: number): string;
  row(number: number): string;
  boulder(number: number): string;
  /** "Workers in the window: 6". */
  readonly window: string;
}

const WORDS: { readonly [language: string]: BoardWords } = {
  en: {
    common: "Common board",
    board: "Board",
    village: "My village",
    farm: "Farm",
    others: "Others",
    hand: "Hand",
    community: "Community board",
    crafts: "Crafts",
    stable: "Stable board",
    store: "Store",
    played: "Played",
    decks: "Decks",
    scoreNow: "Score now",
    quadrant: "Quadrant",
    cleared: "cleared",
    quadrantCard: "Quadrant card",
    closed: "closed",
    none: "none",
    marker: "First player marker",
    readCard: "Read this card",
    noCards: "No cards in your hand.",
    readMore: "Read them all",
    decksInShort: { gateway: "Gateway", farmyard: "Farmyard", bonus: "Bonus", point: "Point" },
    left: (number) => `${number} left`,
    row: (number) => `Row ${number}`,
    boulder: (number) => `Boulder ${number}`,
    window: "Window",
  },
  pt: {
    common: "Tabuleiro comum",
    board: "Tabuleiro",
    village: "Minha vila",
    farm: "Vila",
    others: "Outros",
    hand: "Mão",
    community: "Tabuleiro da comunidade",
    crafts: "Edifícios",
    stable: "Estábulo",
    store: "Depósito",
    played: "Jogadas",
    decks: "Baralhos",
    scoreNow: "Pontos agora",
    quadrant: "Quadrante",
    cleared: "esvaziado",
    quadrantCard: "Carta de Quadrante",
    closed: "fechado",
    none: "nada",
    marker: "Marcador de primeiro jogador",
    readCard: "Ler esta carta",
    noCards: "Nenhuma carta na mão.",
    readMore: "Ler todas",
    decksInShort: { gateway: "Portão", farmyard: "Pasto", bonus: "Bônus", point: "Ponto" },
    left: (number) => (number === 1 ? "resta 1" : `restam ${number}`),
    row: (number) => `Linha ${number}`,
    boulder: (number) => `Pedregulho ${number}`,
    window: "Janela",
  },
  it: {
    common: "Plancia comune",
    board: "Plancia",
    village: "La mia fattoria",
    farm: "Fattoria",
    others: "Altri",
    hand: "Mano",
    community: "Plancia del villaggio",
    crafts: "Negozi",
    stable: "Stalle",
    store: "Magazzino",
    played: "Giocate",
    decks: "Mazzi",
    scoreNow: "Punti ora",
    quadrant: "Quadrante",
    cleared: "svuotato",
    quadrantCard: "Carta quadrante",
    closed: "chiuso",
    none: "niente",
    marker: "Segnalino primo giocatore",
    readCard: "Leggi questa carta",
    noCards: "Nessuna carta in mano.",
    readMore: "Leggile tutte",
    decksInShort: { gateway: "Cancello", farmyard: "Fattoria", bonus: "Bonus", point: "Punto" },
    left: (number) => (number === 1 ? "ne resta 1" : `ne restano ${number}`),
    row: (number) => `Riga ${number}`,
    boulder: (number) => `Macigno ${number}`,
    window: "Finestra",
  },
  ru: {
    common: "Общее поле",
    board: "Поле",
    village: "Моя деревня",
    farm: "Деревня",
    others: "Другие",
    hand: "Рука",
    community: "Планшет общины",
    crafts: "Мастерские",
    stable: "Овчарня",
    store: "Склад",
    played: "Сыграно",
    decks: "Колоды",
    scoreNow: "Счёт сейчас",
    quadrant: "Сектор",
    cleared: "очищен",
    quadrantCard: "Карта секторов",
    closed: "закрыто",
    none: "нет",
    marker: "Жетон первого игрока",
    readCard: "Прочитать карту",
    noCards: "В руке нет карт.",
    readMore: "Прочитать все",
    decksInShort: { gateway: "Ворота", farmyard: "Ферма", bonus: "Бонус", point: "Очки" },
    left: (number) => `осталось: ${number}`,
    row: (number) => `Ряд ${number}`,
    boulder: (number) => `Валун ${number}`,
    window: "Окошко",
  },
};

/** The words of a language; English for one that is not here. */
export function wordsOf(language: string): BoardWords {
  return (WORDS[language] ?? WORDS["en"]) as BoardWords;
}
