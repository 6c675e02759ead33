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
    exportRecord(request, options) {
        return this.call({ verb: "GET", path: "/v1/games/{game}:export", whole: "record" }, request, options);
    }
    verifyRecord(request, options) {
        return this.call({ verb: "POST", path: "/v1/records:verify", whole: "record" }, request, options);
    }
    replayRecord(request, options) {
        return this.call({ verb: "POST", path: "/v1/records:replay" }, request, options);
    }
}
export const watchGame = { verb: "GET", path: "/v1/games/{game}/events:watch" };
//# sourceMappingURL=methods.js.map