import { expect, it } from "vitest";
import { funnelSteps } from "./funnelSteps.ts";

it("measures each step against the widest and against the one before", () => {
  const steps = funnelSteps([
    { label: "Saw the page", value: 400 },
    { label: "Began a reply", value: 200 },
    { label: "Sent it", value: 150 },
  ]);
  expect(steps.map(({ share }) => share)).toEqual([1, 0.5, 0.375]);
  expect(steps.map(({ onward }) => onward)).toEqual([null, 0.5, 0.75]);
});

it("says nothing about steps after nobody", () => {
  const steps = funnelSteps([
    { label: "Saw the page", value: 0 },
    { label: "Sent it", value: 0 },
  ]);
  expect(steps.map(({ onward }) => onward)).toEqual([null, null]);
  expect(steps.map(({ share }) => share)).toEqual([0, 0]);
  expect(funnelSteps([])).toEqual([]);
});

it("does not hide that more came than were before", () => {
  const [, second] = funnelSteps([
    { label: "Opened the mail", value: 10 },
    { label: "Came to the page", value: 15 },
  ]);
  expect(second).toMatchObject({ share: 1, onward: 1.5 });
});
