import { expect, it } from "vitest";
import { columnsOfBeginning, columnsOfDraft } from "./event-rows.rules.ts";
import { newEventDraft } from "./events.rules.ts";

it("keeps the language that an event's own words are written in", () => {
  const draft = newEventDraft(Date.parse("2026-11-29T12:00Z"), {
    timeZone: "Europe/Istanbul",
    eventTypeId: "friends-type-1",
    coverSeed: "e1",
    currency: "TRY",
    locale: "tr-TR",
  });
  expect(columnsOfDraft(draft)).toMatchObject({ locale: "tr-TR", currency: "TRY" });
});

it("keeps the template an event began with", () => {
  expect(columnsOfBeginning({ templateKey: "wedding" })).toEqual({ template_key: "wedding" });
  expect(columnsOfBeginning({})).toEqual({});
});
