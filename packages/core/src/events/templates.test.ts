import { expect, it } from "vitest";
import {
  eventTemplates,
  findTemplate,
  seedOfTemplate,
  templateFamilies,
  wordsOfLead,
} from "./templates.rules.ts";

it("there are 35, each with an address of its own, on a shelf", () => {
  expect(new Set(eventTemplates.map(({ key }) => key)).size).toBe(35);
  for (const { key } of templateFamilies)
    expect(eventTemplates.some(({ family }) => family === key)).toBe(true);
});

it("they wear covers by which those of one shelf are told apart", () => {
  const shown = eventTemplates.map(
    ({ family, eventTypeId, subject }) => `${family} ${subject ?? eventTypeId}`,
  );
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
  const wedding = findTemplate("wedding");
  if (!wedding) throw new Error("There is no wedding");
  expect(seedOfTemplate(wedding)).toBe("wedding:template-wedding");
});

it("one is found by the key of its address, and no other", () => {
  expect(findTemplate("wedding")?.title).toBe("Wedding");
  expect(findTemplate("no-such")).toBeNull();
});

it("how long before is told in days, weeks or months", () => {
  expect([1, 10, 42, 210, 390].map(wordsOfLead)).toEqual([
    "1 day",
    "10 days",
    "6 weeks",
    "7 months",
    "13 months",
  ]);
});
