// Generated from the contract by `make proto`; do not edit.
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
export abstract class Methods<Options> {
  protected abstract call<Answer>(route: Route, request: object, options?: Options): Promise<Answer>;

  /** List the games that can be created, with their settings. */
  listRulesets(request: contract.ListRulesetsRequest, options?: Options): Promise<contract.ListRulesetsResponse> {
    return this.call({ verb: "GET", path: "/v1/rulesets" }, request, options);
  }

  /** List the cards of a game. */
  listCards(request: contract.ListCardsRequest, options?: Options): Promise<contract.ListCardsResponse> {
    return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/cards" }, request, options);
  }

  /** Get one card of a game. */
  getCard(request: contract.GetCardRequest, options?: Options): Promise<contract.GetCardResponse> {
    return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/cards/{number}" }, request, options);
  }

  /** List the parts of a game's table that are not cards: spaces, buildings, tiles, tokens, prices. */
  listParts(request: contract.ListPartsRequest, options?: Options): Promise<contract.ListPartsResponse> {
    return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/parts" }, request, options);
  }

  /** The words of a game: how views, actions, events, scores and settings are shown to people. */
  listWords(request: contract.ListWordsRequest, options?: Options): Promise<contract.ListWordsResponse> {
    return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/words" }, request, options);
  }

  /** The rules that violations cite, in words: our rulings, and what the cited pages or sections of the rulebook say. */
  listRules(request: contract.ListRulesRequest, options?: Options): Promise<contract.ListRulesResponse> {
    return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/rules" }, request, options);
  }

  /** Open a table: answers one invite for each seat and a token for spectators. The deal waits for the last claim. */
  createGame(request: contract.CreateGameRequest, options?: Options): Promise<contract.CreateGameResponse> {
    return this.call({ verb: "POST", path: "/v1/games", requestId: true }, request, options);
  }

  /** Get a game as the caller may see it, now or at an earlier revision. */
  getGame(request: contract.GetGameRequest, options?: Options): Promise<contract.GetGameResponse> {
    return this.call({ verb: "GET", path: "/v1/games/{game}" }, request, options);
  }

  /** List games, newest first: those of an API key's namespace, or those of a player. */
  listGames(request: contract.ListGamesRequest, options?: Options): Promise<contract.ListGamesResponse> {
    return this.call({ verb: "GET", path: "/v1/games" }, request, options);
  }

  /** Turn an invite into a seat's token; the last claim deals. */
  claimSeat(request: contract.ClaimSeatRequest, options?: Options): Promise<contract.ClaimSeatResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:claim", requestId: true }, request, options);
  }

  /** List the legal actions of a seat, and on request the blocked ones with the reasons. */
  listActions(request: contract.ListActionsRequest, options?: Options): Promise<contract.ListActionsResponse> {
    return this.call({ verb: "GET", path: "/v1/games/{game}:listActions" }, request, options);
  }

  /** Carry out actions, all or none. */
  submitActions(request: contract.SubmitActionsRequest, options?: Options): Promise<contract.SubmitActionsResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:submit", requestId: true }, request, options);
  }

  /** Preview what actions would do, as far as the seat may know it; nothing is stored. */
  previewActions(request: contract.PreviewActionsRequest, options?: Options): Promise<contract.PreviewActionsResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:preview" }, request, options);
  }

  /** Explain whether an action is legal now, and if not, why. */
  explainAction(request: contract.ExplainActionRequest, options?: Options): Promise<contract.ExplainActionResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:explain" }, request, options);
  }

  /** Suggest an action to a seat that must decide, and say why: the choice of the search bot, which knows no more than the seat. */
  suggestAction(request: contract.SuggestActionRequest, options?: Options): Promise<contract.SuggestActionResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:suggest" }, request, options);
  }

  /** Take back the seat's own last actions, as long as nobody learned anything and nobody else acted since; in a whole game no more of them than the server allows. */
  undoActions(request: contract.UndoActionsRequest, options?: Options): Promise<contract.UndoActionsResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:undo", requestId: true }, request, options);
  }

  /** Say ahead when the seat wants to be asked at stop points. A game without stop points refuses it. */
  setReady(request: contract.SetReadyRequest, options?: Options): Promise<contract.SetReadyResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:setReady", requestId: true }, request, options);
  }

  /** List events by sequence number. */
  listEvents(request: contract.ListEventsRequest, options?: Options): Promise<contract.ListEventsResponse> {
    return this.call({ verb: "GET", path: "/v1/games/{game}/events" }, request, options);
  }

  /** Create a player, or change its name. */
  upsertPlayer(request: contract.UpsertPlayerRequest, options?: Options): Promise<contract.UpsertPlayerResponse> {
    return this.call({ verb: "POST", path: "/v1/players/{player}:upsert" }, request, options);
  }

  /** Get a player; a player's token gets its own player. */
  getPlayer(request: contract.GetPlayerRequest, options?: Options): Promise<contract.GetPlayerResponse> {
    return this.call({ verb: "GET", path: "/v1/players/{player}" }, request, options);
  }

  /** List the players of the namespace, in descending order of their ids. */
  listPlayers(request: contract.ListPlayersRequest, options?: Options): Promise<contract.ListPlayersResponse> {
    return this.call({ verb: "GET", path: "/v1/players" }, request, options);
  }

  /** Get a token of a player, which is valid until the player's tokens are revoked. */
  issuePlayerToken(request: contract.IssuePlayerTokenRequest, options?: Options): Promise<contract.IssuePlayerTokenResponse> {
    return this.call({ verb: "POST", path: "/v1/players/{player}:issueToken" }, request, options);
  }

  /** Make all tokens of a player invalid at once. */
  revokePlayerTokens(request: contract.RevokePlayerTokensRequest, options?: Options): Promise<contract.RevokePlayerTokensResponse> {
    return this.call({ verb: "POST", path: "/v1/players/{player}:revokeTokens" }, request, options);
  }

  /** Get the token of a seat that belongs to the player, with a player's token or an API key. A seat that is not claimed yet is claimed by this. */
  fetchSeatToken(request: contract.FetchSeatTokenRequest, options?: Options): Promise<contract.FetchSeatTokenResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:fetchToken" }, request, options);
  }

  /** Leave the game for good. The other seats go on; with two seats the game ends. */
  resignSeat(request: contract.ResignSeatRequest, options?: Options): Promise<contract.ResignSeatResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:resign", requestId: true }, request, options);
  }

  /** Take a seat back that a bot plays since it ran out of time, if the time control allows it. */
  reclaimSeat(request: contract.ReclaimSeatRequest, options?: Options): Promise<contract.ReclaimSeatResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:reclaim", requestId: true }, request, options);
  }

  /** Take a seat out of the game (arbiter). */
  forfeitSeat(request: contract.ForfeitSeatRequest, options?: Options): Promise<contract.ForfeitSeatResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:forfeit", requestId: true }, request, options);
  }

  /** Give a seat to another player, with the same clock: its tokens become invalid, and the answer has an invite (arbiter). */
  replaceSeat(request: contract.ReplaceSeatRequest, options?: Options): Promise<contract.ReplaceSeatResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:replace", requestId: true }, request, options);
  }

  /** Add time to the bank of a seat, or take time away (arbiter). */
  addTime(request: contract.AddTimeRequest, options?: Options): Promise<contract.AddTimeResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:addTime", requestId: true }, request, options);
  }

  /** Replace a lost or leaked token of a seat: the old tokens are invalid at once, and the answer has an invite (arbiter). */
  reissueToken(request: contract.ReissueTokenRequest, options?: Options): Promise<contract.ReissueTokenResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:reissue", requestId: true }, request, options);
  }

  /** Stop all clocks, and refuse moves until the game is resumed (arbiter). */
  pauseGame(request: contract.PauseGameRequest, options?: Options): Promise<contract.PauseGameResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:pause", requestId: true }, request, options);
  }

  /** Go on with a paused game (arbiter). */
  resumeGame(request: contract.ResumeGameRequest, options?: Options): Promise<contract.ResumeGameResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:resume", requestId: true }, request, options);
  }

  /** End a game that is not over with ranks that the arbiter names (arbiter). */
  adjudicateGame(request: contract.AdjudicateGameRequest, options?: Options): Promise<contract.AdjudicateGameResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:adjudicate", requestId: true }, request, options);
  }

  /** End the game so that it does not count: there are no ranks (arbiter). */
  voidGame(request: contract.VoidGameRequest, options?: Options): Promise<contract.VoidGameResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:void", requestId: true }, request, options);
  }

  /** List what arbiters, clocks and leavers did in a game, oldest first. */
  listAudit(request: contract.ListAuditRequest, options?: Options): Promise<contract.ListAuditResponse> {
    return this.call({ verb: "GET", path: "/v1/games/{game}/audit" }, request, options);
  }

  /** Delete a game with its log (scope games.delete). Watchers are told that it expired. */
  deleteGame(request: contract.DeleteGameRequest, options?: Options): Promise<contract.DeleteGameResponse> {
    return this.call({ verb: "POST", path: "/v1/games/{game}:delete" }, request, options);
  }

  /** Export the record of a game. While the game runs, the seed and what other seats chose are left out. */
  exportRecord(request: contract.ExportRecordRequest, options?: Options): Promise<contract.ExportRecordResponse> {
    return this.call({ verb: "GET", path: "/v1/games/{game}:export", whole: "record" }, request, options);
  }

  /** Verify a record by replaying it; nothing is stored. */
  verifyRecord(request: contract.VerifyRecordRequest, options?: Options): Promise<contract.VerifyRecordResponse> {
    return this.call({ verb: "POST", path: "/v1/records:verify", whole: "record" }, request, options);
  }

  /** The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold its seed. */
  replayRecord(request: contract.ReplayRecordRequest, options?: Options): Promise<contract.ReplayRecordResponse> {
    return this.call({ verb: "POST", path: "/v1/records:replay" }, request, options);
  }

  /** Create a webhook. The answer has its secret, which is shown only now. */
  createWebhook(request: contract.CreateWebhookRequest, options?: Options): Promise<contract.CreateWebhookResponse> {
    return this.call({ verb: "POST", path: "/v1/webhooks", requestId: true }, request, options);
  }

  /** List the webhooks of the namespace. */
  listWebhooks(request: contract.ListWebhooksRequest, options?: Options): Promise<contract.ListWebhooksResponse> {
    return this.call({ verb: "GET", path: "/v1/webhooks" }, request, options);
  }

  /** Get a webhook. */
  getWebhook(request: contract.GetWebhookRequest, options?: Options): Promise<contract.GetWebhookResponse> {
    return this.call({ verb: "GET", path: "/v1/webhooks/{webhook}" }, request, options);
  }

  /** Change a webhook. Fields that are left out stay as they are; an update also enables a disabled webhook. */
  updateWebhook(request: contract.UpdateWebhookRequest, options?: Options): Promise<contract.UpdateWebhookResponse> {
    return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:update" }, request, options);
  }

  /** Delete a webhook with its deliveries. */
  deleteWebhook(request: contract.DeleteWebhookRequest, options?: Options): Promise<contract.DeleteWebhookResponse> {
    return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:delete" }, request, options);
  }

  /** Get a new secret. For 24 hours deliveries are signed with the old one, too. */
  rotateSecret(request: contract.RotateSecretRequest, options?: Options): Promise<contract.RotateSecretResponse> {
    return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:rotate" }, request, options);
  }

  /** Send a delivery of the kind webhook.test now, once, and say how it was answered. */
  testWebhook(request: contract.TestWebhookRequest, options?: Options): Promise<contract.TestWebhookResponse> {
    return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:test" }, request, options);
  }

  /** List deliveries that wait for an attempt, or that were given up. */
  listDeliveries(request: contract.ListDeliveriesRequest, options?: Options): Promise<contract.ListDeliveriesResponse> {
    return this.call({ verb: "GET", path: "/v1/webhooks/{webhook}/deliveries" }, request, options);
  }

  /** Try a delivery that was given up once more. */
  retryDelivery(request: contract.RetryDeliveryRequest, options?: Options): Promise<contract.RetryDeliveryResponse> {
    return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}/deliveries/{delivery}:retry" }, request, options);
  }
}

/** Stream the events after a sequence number, then live events. */
export const watchGame: Route = { verb: "GET", path: "/v1/games/{game}/events:watch" };
