// Clocks of the TypeScript client, by the stories that the Python client is tested with, too.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { formatTime, GameClock } from "../../clients/typescript/lib/index.js";

for (const { story, messages, drawn } of JSON.parse(readFileSync(new URL("clock_stories.json", import.meta.url)))) {
  test(story, () => {
    const clock = new GameClock();
    for (const [received, message] of messages) clock.read(message, received * 1000);
    for (const [now, seats] of drawn) {
      const found = clock.seats(now * 1000);
      assert.deepEqual(
        found.map(({ deadline, ...seat }) => ({ ...seat, ...(deadline && { deadline: deadline.getTime() / 1000 }) })),
        seats,
      );
    }
  });
}

test("times for people", () => {
  assert.deepEqual([0, 0.2, 59, 245, 5400, 86399].map((time) => formatTime(time)), [
    "0:00",
    "0:01",
    "0:59",
    "4:05",
    "1:30:00",
    "23:59:59",
  ]);
  assert.equal(formatTime(2 * 86400 + 5 * 3600), "2d 5h");
  assert.equal(formatTime(86400, "it"), "1g 0h");
});
