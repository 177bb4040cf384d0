import { expect, test } from "vitest";
import { crashRounds } from "../../load/crash-rounds.ts";
import { payBackOverKills } from "../../load/refund-rounds.ts";

test("kill -9 in the middle of purchases loses nothing and leaves no half order", async () => {
  const rounds = await crashRounds(3);
  for (const round of rounds) expect(round).toMatchObject({ lost: 0, broken: 0 });
  const acknowledged = rounds.reduce((total, round) => total + round.acknowledged, 0);
  expect(acknowledged, "buyers were served before the kills").toBeGreaterThan(20);
});

test("paying a cancelled event back survives two kills: no order twice, one mail each", async () => {
  const orders = 40;
  const result = await payBackOverKills(orders, 2);
  expect(Math.min(...result.mailsAtKills), "it died in the middle").toBeGreaterThan(0);
  expect(Math.max(...result.mailsAtKills), "it died in the middle").toBeLessThan(orders);
  expect(result).toMatchObject({
    refunded: orders,
    providerRefunds: orders,
    mails: orders,
    twice: 0,
    providerDiffers: 0,
    mailsNotOne: 0,
    leftMinor: 0,
  });
});
