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
    /** List games, newest first: those of an API key's namespace, or those of a player. */
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
    /** Create a player, or change its name. */
    upsertPlayer(request: contract.UpsertPlayerRequest, options?: Options): Promise<contract.UpsertPlayerResponse>;
    /** Get a player; a player's token gets its own player. */
    getPlayer(request: contract.GetPlayerRequest, options?: Options): Promise<contract.GetPlayerResponse>;
    /** List the players of the namespace, in descending order of their ids. */
    listPlayers(request: contract.ListPlayersRequest, options?: Options): Promise<contract.ListPlayersResponse>;
    /** Get a token of a player, which is valid until the player's tokens are revoked. */
    issuePlayerToken(request: contract.IssuePlayerTokenRequest, options?: Options): Promise<contract.IssuePlayerTokenResponse>;
    /** Make all tokens of a player invalid at once. */
    revokePlayerTokens(request: contract.RevokePlayerTokensRequest, options?: Options): Promise<contract.RevokePlayerTokensResponse>;
    /** Get the token of a seat that belongs to the player, with a player's token or an API key. A seat that is not claimed yet is claimed by this. */
    fetchSeatToken(request: contract.FetchSeatTokenRequest, options?: Options): Promise<contract.FetchSeatTokenResponse>;
    /** Leave the game for good. The other seats go on; with two seats the game ends. */
    resignSeat(request: contract.ResignSeatRequest, options?: Options): Promise<contract.ResignSeatResponse>;
    /** Take a seat back that a bot plays since it ran out of time, if the time control allows it. */
    reclaimSeat(request: contract.ReclaimSeatRequest, options?: Options): Promise<contract.ReclaimSeatResponse>;
    /** Take a seat out of the game (arbiter). */
    forfeitSeat(request: contract.ForfeitSeatRequest, options?: Options): Promise<contract.ForfeitSeatResponse>;
    /** Give a seat to another player, with the same clock: its tokens become invalid, and the answer has an invite (arbiter). */
    replaceSeat(request: contract.ReplaceSeatRequest, options?: Options): Promise<contract.ReplaceSeatResponse>;
    /** Add time to the bank of a seat, or take time away (arbiter). */
    addTime(request: contract.AddTimeRequest, options?: Options): Promise<contract.AddTimeResponse>;
    /** Replace a lost or leaked token of a seat: the old tokens are invalid at once, and the answer has an invite (arbiter). */
    reissueToken(request: contract.ReissueTokenRequest, options?: Options): Promise<contract.ReissueTokenResponse>;
    /** Stop all clocks, and refuse moves until the game is resumed (arbiter). */
    pauseGame(request: contract.PauseGameRequest, options?: Options): Promise<contract.PauseGameResponse>;
    /** Go on with a paused game (arbiter). */
    resumeGame(request: contract.ResumeGameRequest, options?: Options): Promise<contract.ResumeGameResponse>;
    /** End a game that is not over with ranks that the arbiter names (arbiter). */
    adjudicateGame(request: contract.AdjudicateGameRequest, options?: Options): Promise<contract.AdjudicateGameResponse>;
    /** End the game so that it does not count: there are no ranks (arbiter). */
    voidGame(request: contract.VoidGameRequest, options?: Options): Promise<contract.VoidGameResponse>;
    /** List what arbiters, clocks and leavers did in a game, oldest first. */
    listAudit(request: contract.ListAuditRequest, options?: Options): Promise<contract.ListAuditResponse>;
    /** Delete a game with its log (scope games.delete). Watchers are told that it expired. */
    deleteGame(request: contract.DeleteGameRequest, options?: Options): Promise<contract.DeleteGameResponse>;
    /** Export the record of a game. While the game runs, the seed and what other seats chose are left out. */
    exportRecord(request: contract.ExportRecordRequest, options?: Options): Promise<contract.ExportRecordResponse>;
    /** Verify a record by replaying it; nothing is stored. */
    verifyRecord(request: contract.VerifyRecordRequest, options?: Options): Promise<contract.VerifyRecordResponse>;
    /** The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold its seed. */
    replayRecord(request: contract.ReplayRecordRequest, options?: Options): Promise<contract.ReplayRecordResponse>;
    /** Create a webhook. The answer has its secret, which is shown only now. */
    createWebhook(request: contract.CreateWebhookRequest, options?: Options): Promise<contract.CreateWebhookResponse>;
    /** List the webhooks of the namespace. */
    listWebhooks(request: contract.ListWebhooksRequest, options?: Options): Promise<contract.ListWebhooksResponse>;
    /** Get a webhook. */
    getWebhook(request: contract.GetWebhookRequest, options?: Options): Promise<contract.GetWebhookResponse>;
    /** Change a webhook. Fields that are left out stay as they are; an update also enables a disabled webhook. */
    updateWebhook(request: contract.UpdateWebhookRequest, options?: Options): Promise<contract.UpdateWebhookResponse>;
    /** Delete a webhook with its deliveries. */
    deleteWebhook(request: contract.DeleteWebhookRequest, options?: Options): Promise<contract.DeleteWebhookResponse>;
    /** Get a new secret. For 24 hours deliveries are signed with the old one, too. */
    rotateSecret(request: contract.RotateSecretRequest, options?: Options): Promise<contract.RotateSecretResponse>;
    /** Send a delivery of the kind webhook.test now, once, and say how it was answered. */
    testWebhook(request: contract.TestWebhookRequest, options?: Options): Promise<contract.TestWebhookResponse>;
    /** List deliveries that wait for an attempt, or that were given up. */
    listDeliveries(request: contract.ListDeliveriesRequest, options?: Options): Promise<contract.ListDeliveriesResponse>;
    /** Try a delivery that was given up once more. */
    retryDelivery(request: contract.RetryDeliveryRequest, options?: Options): Promise<contract.RetryDeliveryResponse>;
}
/** Stream the events after a sequence number, then live events. */
export declare const watchGame: Route;
