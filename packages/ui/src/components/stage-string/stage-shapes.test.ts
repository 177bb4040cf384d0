import { expect, it } from "vitest";
import { stageBox, stageThings, type StageSubject } from "./stage-shapes.rules.ts";

it("one thing hangs for each step, those that are done first", () => {
  expect(stageThings("bunting", 2, 3).map(({ isDone }) => isDone)).toEqual([true, true, false]);
  expect(stageThings("bunting", 0, 0)).toEqual([]);
});

it("where there are too many, each stands for several, and all are up only when all is done", () => {
  const up = (done: number) =>
    stageThings("bulbs", done, 100).filter(({ isDone }) => isDone).length;
  expect([up(0), up(50), up(99), up(100)]).toEqual([0, 14, 27, 28]);
});

it.each<StageSubject>(["bunting", "balloons", "rosettes", "lanterns"])(
  "%s stay within their stage",
  (subject) => {
    for (const total of [1, 2, 9, 28]) {
      for (const { x, y } of stageThings(subject, 0, total)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(stageBox.width);
        expect(y).toBeLessThanOrEqual(stageBox.hook + stageBox.sag);
      }
    }
  },
);
