export class Methods {
    listRulesets(request, options) {
        return this.call({ verb: "GET", path: "/v1/rulesets" }, request, options);
    }
    listCards(request, options) {
        return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/cards" }, request, options);
    }
    getCard(request, options) {
        return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/cards/{number}" }, request, options);
    }
    listParts(request, options) {
        return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/parts" }, request, options);
    }
    listWords(request, options) {
        return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/words" }, request, options);
    }
    listRules(request, options) {
        return this.call({ verb: "GET", path: "/v1/rulesets/{ruleset}/rules" }, request, options);
    }
    createGame(request, options) {
        return this.call({ verb: "POST", path: "/v1/games", requestId: true }, request, options);
    }
    getGame(request, options) {
        return this.call({ verb: "GET", path: "/v1/games/{game}" }, request, options);
    }
    listGames(request, options) {
        return this.call({ verb: "GET", path: "/v1/games" }, request, options);
    }
    claimSeat(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:claim", requestId: true }, request, options);
    }
    listActions(request, options) {
        return this.call({ verb: "GET", path: "/v1/games/{game}:listActions" }, request, options);
    }
    submitActions(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:submit", requestId: true }, request, options);
    }
    previewActions(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:preview" }, request, options);
    }
    explainAction(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:explain" }, request, options);
    }
    suggestAction(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:suggest" }, request, options);
    }
    undoActions(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:undo", requestId: true }, request, options);
    }
    setReady(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:setReady", requestId: true }, request, options);
    }
    listEvents(request, options) {
        return this.call({ verb: "GET", path: "/v1/games/{game}/events" }, request, options);
    }
    upsertPlayer(request, options) {
        return this.call({ verb: "POST", path: "/v1/players/{player}:upsert" }, request, options);
    }
    getPlayer(request, options) {
        return this.call({ verb: "GET", path: "/v1/players/{player}" }, request, options);
    }
    listPlayers(request, options) {
        return this.call({ verb: "GET", path: "/v1/players" }, request, options);
    }
    issuePlayerToken(request, options) {
        return this.call({ verb: "POST", path: "/v1/players/{player}:issueToken" }, request, options);
    }
    revokePlayerTokens(request, options) {
        return this.call({ verb: "POST", path: "/v1/players/{player}:revokeTokens" }, request, options);
    }
    fetchSeatToken(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:fetchToken" }, request, options);
    }
    resignSeat(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:resign", requestId: true }, request, options);
    }
    reclaimSeat(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:reclaim", requestId: true }, request, options);
    }
    forfeitSeat(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:forfeit", requestId: true }, request, options);
    }
    replaceSeat(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:replace", requestId: true }, request, options);
    }
    addTime(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:addTime", requestId: true }, request, options);
    }
    reissueToken(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}/seats/{seat}:reissue", requestId: true }, request, options);
    }
    pauseGame(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:pause", requestId: true }, request, options);
    }
    resumeGame(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:resume", requestId: true }, request, options);
    }
    adjudicateGame(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:adjudicate", requestId: true }, request, options);
    }
    voidGame(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:void", requestId: true }, request, options);
    }
    listAudit(request, options) {
        return this.call({ verb: "GET", path: "/v1/games/{game}/audit" }, request, options);
    }
    deleteGame(request, options) {
        return this.call({ verb: "POST", path: "/v1/games/{game}:delete" }, request, options);
    }
    exportRecord(request, options) {
        return this.call({ verb: "GET", path: "/v1/games/{game}:export", whole: "record" }, request, options);
    }
    verifyRecord(request, options) {
        return this.call({ verb: "POST", path: "/v1/records:verify", whole: "record" }, request, options);
    }
    replayRecord(request, options) {
        return this.call({ verb: "POST", path: "/v1/records:replay" }, request, options);
    }
    createWebhook(request, options) {
        return this.call({ verb: "POST", path: "/v1/webhooks", requestId: true }, request, options);
    }
    listWebhooks(request, options) {
        return this.call({ verb: "GET", path: "/v1/webhooks" }, request, options);
    }
    getWebhook(request, options) {
        return this.call({ verb: "GET", path: "/v1/webhooks/{webhook}" }, request, options);
    }
    updateWebhook(request, options) {
        return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:update" }, request, options);
    }
    deleteWebhook(request, options) {
        return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:delete" }, request, options);
    }
    rotateSecret(request, options) {
        return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:rotate" }, request, options);
    }
    testWebhook(request, options) {
        return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}:test" }, request, options);
    }
    listDeliveries(request, options) {
        return this.call({ verb: "GET", path: "/v1/webhooks/{webhook}/deliveries" }, request, options);
    }
    retryDelivery(request, options) {
        return this.call({ verb: "POST", path: "/v1/webhooks/{webhook}/deliveries/{delivery}:retry" }, request, options);
    }
}
export const watchGame = { verb: "GET", path: "/v1/games/{game}/events:watch" };
//# sourceMappingURL=methods.js.map