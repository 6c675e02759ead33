"""The methods of the contract with their routes.

Generated from the contract by `make proto`; do not edit.
"""

from abc import ABC, abstractmethod
from typing import Final, TypeVar

from reeve_client.contract import catalog
from reeve_client.contract import game
from reeve_client.contract import records
from reeve_client.message import Request, Route

Answer = TypeVar("Answer")

LIST_RULESETS: Final = Route("GET", "/v1/rulesets", catalog.ListRulesetsResponse)
LIST_CARDS: Final = Route("GET", "/v1/rulesets/{ruleset}/cards", catalog.ListCardsResponse)
GET_CARD: Final = Route("GET", "/v1/rulesets/{ruleset}/cards/{number}", catalog.GetCardResponse)
LIST_PARTS: Final = Route("GET", "/v1/rulesets/{ruleset}/parts", catalog.ListPartsResponse)
LIST_WORDS: Final = Route("GET", "/v1/rulesets/{ruleset}/words", catalog.ListWordsResponse)
LIST_RULES: Final = Route("GET", "/v1/rulesets/{ruleset}/rules", catalog.ListRulesResponse)
CREATE_GAME: Final = Route("POST", "/v1/games", game.CreateGameResponse, request_id=True)
GET_GAME: Final = Route("GET", "/v1/games/{game}", game.GetGameResponse)
LIST_GAMES: Final = Route("GET", "/v1/games", game.ListGamesResponse)
CLAIM_SEAT: Final = Route("POST", "/v1/games/{game}/seats/{seat}:claim", game.ClaimSeatResponse, request_id=True)
LIST_ACTIONS: Final = Route("GET", "/v1/games/{game}:listActions", game.ListActionsResponse)
SUBMIT_ACTIONS: Final = Route("POST", "/v1/games/{game}:submit", game.SubmitActionsResponse, request_id=True)
PREVIEW_ACTIONS: Final = Route("POST", "/v1/games/{game}:preview", game.PreviewActionsResponse)
EXPLAIN_ACTION: Final = Route("POST", "/v1/games/{game}:explain", game.ExplainActionResponse)
SUGGEST_ACTION: Final = Route("POST", "/v1/games/{game}:suggest", game.SuggestActionResponse)
UNDO_ACTIONS: Final = Route("POST", "/v1/games/{game}:undo", game.UndoActionsResponse, request_id=True)
SET_READY: Final = Route("POST", "/v1/games/{game}/seats/{seat}:setReady", game.SetReadyResponse, request_id=True)
LIST_EVENTS: Final = Route("GET", "/v1/games/{game}/events", game.ListEventsResponse)
WATCH_GAME: Final = Route("GET", "/v1/games/{game}/events:watch", game.WatchGameResponse)
EXPORT_RECORD: Final = Route("GET", "/v1/games/{game}:export", records.ExportRecordResponse, whole="record")
VERIFY_RECORD: Final = Route("POST", "/v1/records:verify", records.VerifyRecordResponse, whole="record")
REPLAY_RECORD: Final = Route("POST", "/v1/records:replay", records.ReplayRecordResponse)


class Methods(ABC):
    """One method for each method of the contract that is no stream."""

    @abstractmethod
    def _call(self, route: Route[Answer], request: Request) -> Answer: ...

    def list_rulesets(self, request: catalog.ListRulesetsRequest) -> catalog.ListRulesetsResponse:
        """List the games that can be created, with their settings."""
        return self._call(LIST_RULESETS, request)

    def list_cards(self, request: catalog.ListCardsRequest) -> catalog.ListCardsResponse:
        """List the cards of a game."""
        return self._call(LIST_CARDS, request)

    def get_card(self, request: catalog.GetCardRequest) -> catalog.GetCardResponse:
        """Get one card of a game."""
        return self._call(GET_CARD, request)

    def list_parts(self, request: catalog.ListPartsRequest) -> catalog.ListPartsResponse:
        """List the parts of a game's table that are not cards: spaces, buildings, tiles, tokens, prices."""
        return self._call(LIST_PARTS, request)

    def list_words(self, request: catalog.ListWordsRequest) -> catalog.ListWordsResponse:
        """The words of a game: how views, actions, events, scores and settings are shown to people."""
        return self._call(LIST_WORDS, request)

    def list_rules(self, request: catalog.ListRulesRequest) -> catalog.ListRulesResponse:
        """The rules that violations cite, in words: our rulings, and what the cited pages or sections of the
        rulebook say.
        """
        return self._call(LIST_RULES, request)

    def create_game(self, request: game.CreateGameRequest) -> game.CreateGameResponse:
        """Open a table: answers one invite for each seat and a token for spectators. The deal waits for the last
        claim.
        """
        return self._call(CREATE_GAME, request)

    def get_game(self, request: game.GetGameRequest) -> game.GetGameResponse:
        """Get a game as the caller may see it, now or at an earlier revision."""
        return self._call(GET_GAME, request)

    def list_games(self, request: game.ListGamesRequest) -> game.ListGamesResponse:
        """List the games of an operator's key, newest first."""
        return self._call(LIST_GAMES, request)

    def claim_seat(self, request: game.ClaimSeatRequest) -> game.ClaimSeatResponse:
        """Turn an invite into a seat's token; the last claim deals."""
        return self._call(CLAIM_SEAT, request)

    def list_actions(self, request: game.ListActionsRequest) -> game.ListActionsResponse:
        """List the legal actions of a seat, and on request the blocked ones with the reasons."""
        return self._call(LIST_ACTIONS, request)

    def submit_actions(self, request: game.SubmitActionsRequest) -> game.SubmitActionsResponse:
        """Carry out actions, all or none."""
        return self._call(SUBMIT_ACTIONS, request)

    def preview_actions(self, request: game.PreviewActionsRequest) -> game.PreviewActionsResponse:
        """Preview what actions would do, as far as the seat may know it; nothing is stored."""
        return self._call(PREVIEW_ACTIONS, request)

    def explain_action(self, request: game.ExplainActionRequest) -> game.ExplainActionResponse:
        """Explain whether an action is legal now, and if not, why."""
        return self._call(EXPLAIN_ACTION, request)

    def suggest_action(self, request: game.SuggestActionRequest) -> game.SuggestActionResponse:
        """Suggest an action to a seat that must decide, and say why: the choice of the search bot, which knows no
        more than the seat.
        """
        return self._call(SUGGEST_ACTION, request)

    def undo_actions(self, request: game.UndoActionsRequest) -> game.UndoActionsResponse:
        """Take back the seat's own last actions, as long as nobody learned anything and nobody else acted since; in
        a whole game no more of them than the server allows.
        """
        return self._call(UNDO_ACTIONS, request)

    def set_ready(self, request: game.SetReadyRequest) -> game.SetReadyResponse:
        """Say ahead when the seat wants to be asked at stop points. A game without stop points refuses it."""
        return self._call(SET_READY, request)

    def list_events(self, request: game.ListEventsRequest) -> game.ListEventsResponse:
        """List events by sequence number."""
        return self._call(LIST_EVENTS, request)

    def export_record(self, request: records.ExportRecordRequest) -> records.ExportRecordResponse:
        """Export the record of a game. While the game runs, the seed and what other seats chose are left out."""
        return self._call(EXPORT_RECORD, request)

    def verify_record(self, request: records.VerifyRecordRequest) -> records.VerifyRecordResponse:
        """Verify a record by replaying it; nothing is stored."""
        return self._call(VERIFY_RECORD, request)

    def replay_record(self, request: records.ReplayRecordRequest) -> records.ReplayRecordResponse:
        """The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold
        its seed.
        """
        return self._call(REPLAY_RECORD, request)


class AsyncMethods(ABC):
    """One method for each method of the contract that is no stream."""

    @abstractmethod
    async def _call(self, route: Route[Answer], request: Request) -> Answer: ...

    async def list_rulesets(self, request: catalog.ListRulesetsRequest) -> catalog.ListRulesetsResponse:
        """List the games that can be created, with their settings."""
        return await self._call(LIST_RULESETS, request)

    async def list_cards(self, request: catalog.ListCardsRequest) -> catalog.ListCardsResponse:
        """List the cards of a game."""
        return await self._call(LIST_CARDS, request)

    async def get_card(self, request: catalog.GetCardRequest) -> catalog.GetCardResponse:
        """Get one card of a game."""
        return await self._call(GET_CARD, request)

    async def list_parts(self, request: catalog.ListPartsRequest) -> catalog.ListPartsResponse:
        """List the parts of a game's table that are not cards: spaces, buildings, tiles, tokens, prices."""
        return await self._call(LIST_PARTS, request)

    async def list_words(self, request: catalog.ListWordsRequest) -> catalog.ListWordsResponse:
        """The words of a game: how views, actions, events, scores and settings are shown to people."""
        return await self._call(LIST_WORDS, request)

    async def list_rules(self, request: catalog.ListRulesRequest) -> catalog.ListRulesResponse:
        """The rules that violations cite, in words: our rulings, and what the cited pages or sections of the
        rulebook say.
        """
        return await self._call(LIST_RULES, request)

    async def create_game(self, request: game.CreateGameRequest) -> game.CreateGameResponse:
        """Open a table: answers one invite for each seat and a token for spectators. The deal waits for the last
        claim.
        """
        return await self._call(CREATE_GAME, request)

    async def get_game(self, request: game.GetGameRequest) -> game.GetGameResponse:
        """Get a game as the caller may see it, now or at an earlier revision."""
        return await self._call(GET_GAME, request)

    async def list_games(self, request: game.ListGamesRequest) -> game.ListGamesResponse:
        """List the games of an operator's key, newest first."""
        return await self._call(LIST_GAMES, request)

    async def claim_seat(self, request: game.ClaimSeatRequest) -> game.ClaimSeatResponse:
        """Turn an invite into a seat's token; the last claim deals."""
        return await self._call(CLAIM_SEAT, request)

    async def list_actions(self, request: game.ListActionsRequest) -> game.ListActionsResponse:
        """List the legal actions of a seat, and on request the blocked ones with the reasons."""
        return await self._call(LIST_ACTIONS, request)

    async def submit_actions(self, request: game.SubmitActionsRequest) -> game.SubmitActionsResponse:
        """Carry out actions, all or none."""
        return await self._call(SUBMIT_ACTIONS, request)

    async def preview_actions(self, request: game.PreviewActionsRequest) -> game.PreviewActionsResponse:
        """Preview what actions would do, as far as the seat may know it; nothing is stored."""
        return await self._call(PREVIEW_ACTIONS, request)

    async def explain_action(self, request: game.ExplainActionRequest) -> game.ExplainActionResponse:
        """Explain whether an action is legal now, and if not, why."""
        return await self._call(EXPLAIN_ACTION, request)

    async def suggest_action(self, request: game.SuggestActionRequest) -> game.SuggestActionResponse:
        """Suggest an action to a seat that must decide, and say why: the choice of the search bot, which knows no
        more than the seat.
        """
        return await self._call(SUGGEST_ACTION, request)

    async def undo_actions(self, request: game.UndoActionsRequest) -> game.UndoActionsResponse:
        """Take back the seat's own last actions, as long as nobody learned anything and nobody else acted since; in
        a whole game no more of them than the server allows.
        """
        return await self._call(UNDO_ACTIONS, request)

    async def set_ready(self, request: game.SetReadyRequest) -> game.SetReadyResponse:
        """Say ahead when the seat wants to be asked at stop points. A game without stop points refuses it."""
        return await self._call(SET_READY, request)

    async def list_events(self, request: game.ListEventsRequest) -> game.ListEventsResponse:
        """List events by sequence number."""
        return await self._call(LIST_EVENTS, request)

    async def export_record(self, request: records.ExportRecordRequest) -> records.ExportRecordResponse:
        """Export the record of a game. While the game runs, the seed and what other seats chose are left out."""
        return await self._call(EXPORT_RECORD, request)

    async def verify_record(self, request: records.VerifyRecordRequest) -> records.VerifyRecordResponse:
        """Verify a record by replaying it; nothing is stored."""
        return await self._call(VERIFY_RECORD, request)

    async def replay_record(self, request: records.ReplayRecordRequest) -> records.ReplayRecordResponse:
        """The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold
        its seed.
        """
        return await self._call(REPLAY_RECORD, request)
