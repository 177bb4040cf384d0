import { expect, test } from "vitest";
import { crashRounds } from "../load/crash-rounds.ts";

test("kill -9 in the middle of purchases loses nothing and leaves no half order", async () => {
  const rounds = await crashRounds(3);
  for (const round of rounds) expect(round).toMatchObject({ lost: 0, broken: 0 });
  const acknowledged = rounds.reduce((total, round) => total + round.acknowledged, 0);
  expect(acknowledged, "buyers were served before the kills").toBeGreaterThan(20);
});
