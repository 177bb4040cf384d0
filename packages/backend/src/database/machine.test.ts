import { hostname } from "node:os";
import { expect, test } from "vitest";
import { machineOf, thisMachine } from "./machine.ts";

const marks = { name: "events", boot: "8a1c", numbers: "pid:[4026531836]", cards: ["02:42:ac"] };

test("machines and containers of one name are told apart, and one stays itself", () => {
  const others = [
    { ...marks, boot: "77b0" },
    { ...marks, numbers: "pid:[4026532511]" },
    { ...marks, boot: null, cards: ["02:42:ac"] },
    { ...marks, boot: null, cards: ["02:42:ad"] },
  ].map(machineOf);
  expect(new Set([machineOf(marks), ...others]).size).toBe(5);
  expect(machineOf({ ...marks, cards: ["another"] })).toBe(machineOf(marks));
});

test("the name of this one begins as its administrator calls it", () => {
  expect(thisMachine).toMatch(new RegExp(`^${hostname()} \\([0-9a-f]{6}\\)$`));
});
