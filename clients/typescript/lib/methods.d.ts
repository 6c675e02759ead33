import type * as contract from "./contract.js";
/** How one method is called over REST. */
export interface Route {
    readonly verb: "GET" | "POST";
    /** Names in braces are replaced by fields of the request. */
    readonly path: string;
    /** The field of the request (POST) or of the answer (GET) that is the whole body. */
    readonly whole?: string;
    /** Whether the request has an id that makes a retry safe. */
    readonly requestId?: true;
}
/** One method for each method of the contract that is no stream. */
export declare abstract class Methods<Options> {
    protected abstract call<Answer>(route: Route, request: object, options?: Options): Promise<Answer>;
    /** List the games that can be created, with their settings. */
    listRulesets(request: contract.ListRulesetsRequest, options?: Options): Promise<contract.ListRulesetsResponse>;
    /** List the cards of a game. */
    listCards(request: contract.ListCardsRequest, options?: Options): Promise<contract.ListCardsResponse>;
    /** Get one card of a game. */
    getCard(request: contract.GetCardRequest, options?: Options): Promise<contract.GetCardResponse>;
    /** List the parts of a game's table that are not cards: spaces, buildings, tiles, tokens, prices. */
    listParts(request: contract.ListPartsRequest, options?: Options): Promise<contract.ListPartsResponse>;
    /** The words of a game: how views, actions, events, scores and settings are shown to people. */
    listWords(request: contract.ListWordsRequest, options?: Options): Promise<contract.ListWordsResponse>;
    /** The rules that violations cite, in words: our rulings, and what the cited pages or sections of the rulebook say. */
    listRules(request: contract.ListRulesRequest, options?: Options): Promise<contract.ListRulesResponse>;
    /** Open a table: answers one invite for each seat and a token for spectators. The deal waits for the last claim. */
    createGame(request: contract.CreateGameRequest, options?: Options): Promise<contract.CreateGameResponse>;
    /** Get a game as the caller may see it, now or at an earlier revision. */
    getGame(request: contract.GetGameRequest, options?: Options): Promise<contract.GetGameResponse>;
    /** List the games of an operator's key, newest first. */
    listGames(request: contract.ListGamesRequest, options?: Options): Promise<contract.ListGamesResponse>;
    /** Turn an invite into a seat's token; the last claim deals. */
    claimSeat(request: contract.ClaimSeatRequest, options?: Options): Promise<contract.ClaimSeatResponse>;
    /** List the legal actions of a seat, and on request the blocked ones with the reasons. */
    listActions(request: contract.ListActionsRequest, options?: Options): Promise<contract.ListActionsResponse>;
    /** Carry out actions, all or none. */
    submitActions(request: contract.SubmitActionsRequest, options?: Options): Promise<contract.SubmitActionsResponse>;
    /** Preview what actions would do, as far as the seat may know it; nothing is stored. */
    previewActions(request: contract.PreviewActionsRequest, options?: Options): Promise<contract.PreviewActionsResponse>;
    /** Explain whether an action is legal now, and if not, why. */
    explainAction(request: contract.ExplainActionRequest, options?: Options): Promise<contract.ExplainActionResponse>;
    /** Suggest an action to a seat that must decide, and say why: the choice of the search bot, which knows no more than the seat. */
    suggestAction(request: contract.SuggestActionRequest, options?: Options): Promise<contract.SuggestActionResponse>;
    /** Take back the seat's own last actions, as long as nobody learned anything and nobody else acted since; in a whole game no more of them than the server allows. */
    undoActions(request: contract.UndoActionsRequest, options?: Options): Promise<contract.UndoActionsResponse>;
    /** Say ahead when the seat wants to be asked at stop points. A game without stop points refuses it. */
    setReady(request: contract.SetReadyRequest, options?: Options): Promise<contract.SetReadyResponse>;
    /** List events by sequence number. */
    listEvents(request: contract.ListEventsRequest, options?: Options): Promise<contract.ListEventsResponse>;
    /** Export the record of a game. While the game runs, the seed and what other seats chose are left out. */
    exportRecord(request: contract.ExportRecordRequest, options?: Options): Promise<contract.ExportRecordResponse>;
    /** Verify a record by replaying it; nothing is stored. */
    verifyRecord(request: contract.VerifyRecordRequest, options?: Options): Promise<contract.VerifyRecordResponse>;
    /** The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold its seed. */
    replayRecord(request: contract.ReplayRecordRequest, options?: Options): Promise<contract.ReplayRecordResponse>;
}
/** Stream the events after a sequence number, then live events. */
export declare const watchGame: Route;
