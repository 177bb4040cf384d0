import { expect, it } from "vitest";
import { waitsForClocks, type OnItsWay } from "./when.rules.ts";

const onItsWay: OnItsWay = {
  state: "sending",
  clock: "recipient",
  sendLocal: "2037-05-06T09:00",
  counts: { people: 59, told: 0, read: 0, mails: 59, reach: 59 },
};

it.each([
  ["nobody's own clock has come to its time", {}, true],
  ["somebody has it", { counts: { ...onItsWay.counts, told: 1 } }, false],
  ["it goes on the event's clock", { clock: "event" }, false],
  ["it goes at once", { sendLocal: null }, false],
  ["it was stopped", { state: "cancelled" }, false],
] as const)("when %s: %o", (_, more, waits) => {
  expect(waitsForClocks({ ...onItsWay, ...more })).toBe(waits);
});
