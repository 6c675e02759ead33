"""A game with two seats that has begun, opened over REST."""

from typing import Any

import httpx

CARDS = {"hallertau": {"variant": "VARIANT_CARDS"}}
NO_CARDS = {"hallertau": {"variant": "VARIANT_NO_CARDS"}}


class Table:
    """A game with a token for each seat; `actor` is the seat that must decide first."""

    def __init__(self, client: httpx.Client, seats: int = 2, settings: dict[str, Any] = NO_CARDS) -> None:
        self.client = client
        (ruleset,) = settings
        body = {"ruleset": ruleset, "seats": seats, "settings": settings}
        created = client.post("/v1/games", json=body).json()
        self.game = created["game"]["id"]
        self.path = f"/v1/games/{self.game}"
        self.spectator = created["spectatorToken"]
        self.tokens = [self._claim(seat, invite) for seat, invite in enumerate(created["invites"])]
        self.actor = self.list_actions(0)["toAct"][0]

    def _claim(self, seat: int, invite: str) -> str:
        token: str = self.client.post(f"{self.path}/seats/{seat}:claim", json={"invite": invite}).json()["seatToken"]
        return token

    def bearer(self, seat: int | None = None) -> dict[str, str]:
        """Return the authorization header of a seat, by default of the one that must decide."""
        return {"authorization": f"Bearer {self.tokens[self.actor if seat is None else seat]}"}

    def list_actions(self, seat: int | None = None) -> dict[str, Any]:
        """Return the legal actions of a seat."""
        listed: dict[str, Any] = self.client.get(f"{self.path}:listActions", headers=self.bearer(seat)).json()
        return listed

    def get(self, what: str, **headers: str) -> httpx.Response:
        """Send a GET request about the game as the seat that must decide."""
        return self.client.get(self.path + what, headers=self.bearer() | headers)

    def post(self, what: str, body: Any = None, **headers: str) -> httpx.Response:
        """Send a POST request about the game as the seat that must decide."""
        return self.client.post(self.path + what, json={} if body is None else body, headers=self.bearer() | headers)

    def move(self) -> dict[str, Any]:
        """Return the body of a submission of the first legal action."""
        listed = self.list_actions()
        return {"expectedRevision": listed["revision"], "actions": [{"id": listed["actions"][0]["id"]}]}

    def play(self) -> dict[str, Any]:
        """Play the first legal action."""
        played: dict[str, Any] = self.post(":submit", self.move()).json()["outcome"]
        return played
