import { describe, expect, it } from "vitest";
import { checkEventDraft, newEventDraft } from "./events.rules.ts";
import {
  draftOfTemplate,
  eventTemplates,
  findTemplate,
  programmeOf,
  seedOfTemplate,
  templateFamilies,
  templatesWith,
} from "./templates.rules.ts";

const nowMs = Date.parse("2026-11-21T12:00:00Z");
const blank = newEventDraft(nowMs, {
  timeZone: "Europe/London",
  eventTypeId: "club-type-1",
  coverSeed: "seed",
  currency: "GBP",
});

describe("the templates", () => {
  it("are 35, each with an address of its own, on a shelf", () => {
    expect(new Set(eventTemplates.map(({ key }) => key)).size).toBe(35);
    for (const { key } of templateFamilies)
      expect(eventTemplates.some(({ family }) => family === key)).toBe(true);
  });

  it.each(eventTemplates.map((template) => [template.key, template] as const))(
    "%s makes an event to which only the name is missing, and a programme within it",
    (_key, template) => {
      const draft = draftOfTemplate(template, blank, { nowMs, day: null });
      expect(checkEventDraft(draft)).toEqual({ name: expect.any(String) });
      expect(new Date(`${draft.startLocal}Z`).getUTCDay()).toBe(template.weekday);
      expect(draft.startLocal > "2026-12-01").toBe(true);
      const programme = programmeOf(template, draft.startLocal);
      expect(programme.length).toBeGreaterThanOrEqual(3);
      for (const { startLocal, endLocal } of programme) {
        expect(startLocal < endLocal).toBe(true);
        expect(startLocal.slice(0, 10) >= draft.startLocal.slice(0, 10)).toBe(true);
        expect(endLocal <= draft.endLocal).toBe(true);
      }
    },
  );

  it("wear covers by which those of one shelf are told apart, and give them to the event", () => {
    const shown = eventTemplates.map(
      ({ family, eventTypeId, subject }) => `${family} ${subject ?? eventTypeId}`,
    );
    expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
    const wedding = findTemplate("wedding");
    if (!wedding) throw new Error("There is no wedding");
    expect(seedOfTemplate(wedding)).toBe("wedding:template-wedding");
    expect(draftOfTemplate(wedding, blank, { nowMs: 0, day: null }).coverSeed).toMatch(/^wedding:/);
  });

  it("move with the day that is asked for", () => {
    const wedding = findTemplate("wedding");
    if (!wedding) throw new Error("No wedding");
    const draft = draftOfTemplate(wedding, blank, { nowMs, day: "2027-05-30" });
    expect([draft.startLocal, draft.endLocal]).toEqual(["2027-05-30T14:00", "2027-05-31T01:00"]);
    expect(programmeOf(wedding, draft.startLocal).at(-1)).toMatchObject({
      startLocal: "2027-05-30T20:15",
      endLocal: "2027-05-31T00:45",
    });
  });

  it("are found by their words and by what their programmes hold", () => {
    expect(templatesWith("WEDDING").map(({ key }) => key)).toEqual([
      "wedding",
      "destination-wedding",
    ]);
    expect(templatesWith("cup final").map(({ key }) => key)).toEqual(["sports-tournament"]);
    expect(templatesWith("no such gathering")).toEqual([]);
    expect(findTemplate("no-such")).toBeNull();
  });
});
