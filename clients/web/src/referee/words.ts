// The words of the parts that a referee adds, in four languages.

import { language } from "../words/index.ts";

export interface RefereeWords {
  readonly timeLeft: string;
  readonly lowTime: string;
  readonly paused: string;
  readonly botPlays: string;
  readonly reclaim: string;
  readonly botPlaysOn: string;
  /** Beside the name of a seat that has left. */
  readonly leftTag: string;
  readonly youLeft: string;
  readonly resign: string;
  readonly resignAsk: string;
  readonly resignOne: string;
  readonly resignTwo: string;
  readonly resignMore: string;
  readonly keepPlaying: string;
  readonly resignNow: string;
  readonly ranks: string;
  /** How a seat left, by Leaving. */
  readonly left: { readonly [kind: string]: string };
  /** Why a game ended before its rules end it, by RulingKind. */
  readonly rulings: { readonly [kind: string]: string };
  readonly result: string;
  /** The token of a seat of this device is not valid any more; the seat's letter. */
  readonly replaced: (seat: string) => string;
  readonly goOnWithout: string;
  /** Tags of a table in the list of the start page. */
  readonly replacedTag: string;
  readonly pausedTag: string;
  readonly botTag: string;
  readonly time: string;
  readonly noLimit: string;
  readonly live: string;
  readonly quick: string;
  readonly correspondence: string;
  readonly aMove: (time: string) => string;
  readonly reserve: (time: string) => string;
  readonly recommended: string;
  readonly outOfTime: string;
}

const en: RefereeWords = {
  timeLeft: "Time left:",
  lowTime: "Little time left:",
  paused: "The game is paused.",
  botPlays: "Your time was out: a bot plays for you.",
  reclaim: "Take my seat back",
  botPlaysOn: "A bot plays on.",
  leftTag: "left",
  youLeft: "You have left this game.",
  resign: "Resign",
  resignAsk: "Resign this game?",
  resignOne: "You leave for good, and the game ends.",
  resignTwo: "You leave for good, and the other seat wins.",
  resignMore: "You leave for good and rank behind all who stay. A bot plays on for you.",
  keepPlaying: "Keep playing",
  resignNow: "Yes, resign",
  ranks: "Ranks",
  left: {
    LEAVING_RESIGNED: "resigned",
    LEAVING_FORFEITED: "taken out by an arbiter",
    LEAVING_TIMED_OUT: "ran out of time",
    LEAVING_ABSENT: "did not come",
    LEAVING_DISQUALIFIED: "disqualified",
  },
  rulings: {
    RULING_KIND_LAST_ONE_LEFT: "All others have left.",
    RULING_KIND_EVERYBODY_LEFT: "All players have left.",
    RULING_KIND_ENDED_BY_CLOCK: "A seat ran out of time.",
    RULING_KIND_ADJUDICATED: "An arbiter decided the game.",
    RULING_KIND_VOID: "This game does not count.",
  },
  result: "Result",
  replaced: (seat) =>
    `This device can no longer play seat ${seat}: an arbiter has replaced its token. Open the new link that you are sent.`,
  goOnWithout: "Go on without this seat",
  replacedTag: "new link needed",
  pausedTag: "paused",
  botTag: "a bot plays",
  time: "Time",
  noLimit: "No limit",
  live: "Live",
  quick: "Quick",
  correspondence: "Correspondence",
  aMove: (time) => `${time} a move`,
  reserve: (time) => `${time} in reserve`,
  recommended: "Recommended with cards: short answers cost nothing.",
  outOfTime: "Out of time: a default move is played, the third time a bot takes over until you come back.",
};

const pt: RefereeWords = {
  timeLeft: "Tempo restante:",
  lowTime: "Pouco tempo:",
  paused: "A partida está pausada.",
  botPlays: "Seu tempo acabou: um bot joga por você.",
  reclaim: "Retomar meu lugar",
  botPlaysOn: "Um bot continua no lugar.",
  leftTag: "saiu",
  youLeft: "Você saiu desta partida.",
  resign: "Desistir",
  resignAsk: "Desistir desta partida?",
  resignOne: "Você sai de vez, e a partida termina.",
  resignTwo: "Você sai de vez, e o outro jogador vence.",
  resignMore: "Você sai de vez e fica atrás de todos os que permanecem. Um bot joga por você.",
  keepPlaying: "Continuar jogando",
  resignNow: "Sim, desistir",
  ranks: "Classificação",
  left: {
    LEAVING_RESIGNED: "desistiu",
    LEAVING_FORFEITED: "retirado por um árbitro",
    LEAVING_TIMED_OUT: "ficou sem tempo",
    LEAVING_ABSENT: "não compareceu",
    LEAVING_DISQUALIFIED: "desclassificado",
  },
  rulings: {
    RULING_KIND_LAST_ONE_LEFT: "Todos os outros saíram.",
    RULING_KIND_EVERYBODY_LEFT: "Todos os jogadores saíram.",
    RULING_KIND_ENDED_BY_CLOCK: "O tempo de um lugar acabou.",
    RULING_KIND_ADJUDICATED: "Um árbitro decidiu a partida.",
    RULING_KIND_VOID: "Esta partida não vale.",
  },
  result: "Resultado",
  replaced: (seat) =>
    `Este dispositivo não pode mais jogar no lugar ${seat}: um árbitro trocou o token. Abra o novo link que você receber.`,
  goOnWithout: "Continuar sem este lugar",
  replacedTag: "falta o novo link",
  pausedTag: "pausada",
  botTag: "um bot joga",
  time: "Tempo",
  noLimit: "Sem limite",
  live: "Ao vivo",
  quick: "Rápido",
  correspondence: "Por correspondência",
  aMove: (time) => `${time} por jogada`,
  reserve: (time) => `${time} de reserva`,
  recommended: "Recomendado com cartas: respostas rápidas não custam nada.",
  outOfTime: "Sem tempo: faz-se a jogada padrão; na terceira vez, um bot assume até você voltar.",
};

const it: RefereeWords = {
  timeLeft: "Tempo rimasto:",
  lowTime: "Poco tempo:",
  paused: "La partita è in pausa.",
  botPlays: "Il tuo tempo è finito: un bot gioca per te.",
  reclaim: "Riprendi il posto",
  botPlaysOn: "Continua un bot.",
  leftTag: "fuori",
  youLeft: "Hai lasciato questa partita.",
  resign: "Abbandona",
  resignAsk: "Abbandonare la partita?",
  resignOne: "Esci definitivamente e la partita finisce.",
  resignTwo: "Esci definitivamente e vince l’altro giocatore.",
  resignMore: "Esci definitivamente e ti classifichi dietro a chi resta. Un bot continua per te.",
  keepPlaying: "Continua a giocare",
  resignNow: "Sì, abbandona",
  ranks: "Classifica",
  left: {
    LEAVING_RESIGNED: "ha abbandonato",
    LEAVING_FORFEITED: "escluso da un arbitro",
    LEAVING_TIMED_OUT: "tempo scaduto",
    LEAVING_ABSENT: "assente",
    LEAVING_DISQUALIFIED: "squalificato",
  },
  rulings: {
    RULING_KIND_LAST_ONE_LEFT: "Tutti gli altri sono usciti.",
    RULING_KIND_EVERYBODY_LEFT: "Tutti i giocatori sono usciti.",
    RULING_KIND_ENDED_BY_CLOCK: "Il tempo di un posto è scaduto.",
    RULING_KIND_ADJUDICATED: "Un arbitro ha deciso la partita.",
    RULING_KIND_VOID: "Questa partita non vale.",
  },
  result: "Risultato",
  replaced: (seat) =>
    `Questo dispositivo non può più giocare al posto ${seat}: un arbitro ha sostituito il token. Apri il nuovo link che ricevi.`,
  goOnWithout: "Continua senza questo posto",
  replacedTag: "serve il nuovo link",
  pausedTag: "in pausa",
  botTag: "gioca un bot",
  time: "Tempo",
  noLimit: "Senza limite",
  live: "Dal vivo",
  quick: "Veloce",
  correspondence: "Per corrispondenza",
  aMove: (time) => `${time} a mossa`,
  reserve: (time) => `${time} di riserva`,
  recommended: "Consigliato con le carte: le risposte brevi non costano nulla.",
  outOfTime: "Tempo scaduto: si gioca la mossa predefinita; la terza volta subentra un bot finché non torni.",
};

const ru: RefereeWords = {
  timeLeft: "Осталось времени:",
  lowTime: "Мало времени:",
  paused: "Партия приостановлена.",
  botPlays: "Ваше время вышло: за вас играет бот.",
  reclaim: "Вернуться за стол",
  botPlaysOn: "Дальше играет бот.",
  leftTag: "вне игры",
  youLeft: "Вы вышли из этой партии.",
  resign: "Сдаться",
  resignAsk: "Сдать эту партию?",
  resignOne: "Вы выйдете окончательно, и партия завершится.",
  resignTwo: "Вы выйдете окончательно, и победит соперник.",
  resignMore: "Вы выйдете окончательно и займёте место после всех оставшихся. За вас будет играть бот.",
  keepPlaying: "Играть дальше",
  resignNow: "Да, сдаться",
  ranks: "Места",
  left: {
    LEAVING_RESIGNED: "сдача партии",
    LEAVING_FORFEITED: "снятие арбитром",
    LEAVING_TIMED_OUT: "время вышло",
    LEAVING_ABSENT: "неявка",
    LEAVING_DISQUALIFIED: "дисквалификация",
  },
  rulings: {
    RULING_KIND_LAST_ONE_LEFT: "Все остальные вышли.",
    RULING_KIND_EVERYBODY_LEFT: "Все игроки вышли.",
    RULING_KIND_ENDED_BY_CLOCK: "У одного из игроков вышло время.",
    RULING_KIND_ADJUDICATED: "Исход партии решил арбитр.",
    RULING_KIND_VOID: "Эта партия не засчитывается.",
  },
  result: "Результат",
  replaced: (seat) =>
    `Это устройство больше не может играть за место ${seat}: арбитр заменил токен. Откройте новую ссылку, которую вам пришлют.`,
  goOnWithout: "Продолжить без этого места",
  replacedTag: "нужна новая ссылка",
  pausedTag: "приостановлена",
  botTag: "играет бот",
  time: "Время",
  noLimit: "Без ограничения",
  live: "За один присест",
  quick: "Быстрая игра",
  correspondence: "По переписке",
  aMove: (time) => `${time} на ход`,
  reserve: (time) => `${time} в запасе`,
  recommended: "Рекомендуется с картами: быстрые ответы ничего не стоят.",
  outOfTime: "Время вышло: делается ход по умолчанию, на третий раз играет бот, пока вы не вернётесь.",
};

const WORDS: { readonly [language: string]: RefereeWords } = { en, pt, it, ru };

export function refereeWords(): RefereeWords {
  return WORDS[language.value] ?? en;
}
