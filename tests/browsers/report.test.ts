import { expect, test } from "vitest";
import { report } from "./report.ts";

const missing = { engine: "WebKit", notRun: "no screen" };
const fine = { engine: "Firefox", version: "153", passed: 3, failed: 0, seconds: 2 };

test("an engine that is missing is said to be not run, and fails nothing", () => {
  const { lines, isGood } = report([fine, missing]);
  expect(lines).toEqual(["Firefox (153): 3 passed, 0 failed, 2.0 s", "WebKit: not run, no screen"]);
  expect(isGood).toBe(true);
});

test("a run without any engine is not good, nor one where a step failed", () => {
  expect(report([missing]).isGood).toBe(false);
  expect(
    report([
      { ...fine, failed: 1 },
      { ...fine, engine: "WebKit" },
    ]).isGood,
  ).toBe(false);
});
