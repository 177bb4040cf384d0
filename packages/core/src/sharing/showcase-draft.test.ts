import { expect, it } from "vitest";
import type { EventRecord } from "../events/events.types.ts";
import { shownEvents } from "./showcase-draft.rules.ts";
import { emptyShowcase } from "./showcase.rules.ts";
import type { ShowcaseDraft } from "./showcase.types.ts";

const event = (
  id: string,
  day: string,
  visibility: EventRecord["visibility"] = "public",
  eventTypeId: EventRecord["eventTypeId"] = "school-type-1",
) => ({ id, visibility, eventTypeId, startDate: `${day}T18:00Z`, endDate: `${day}T22:00Z` });

const events = [
  event("over", "2027-01-01"),
  event("late", "2027-06-01"),
  event("soon", "2027-02-01", "public", "family-type-1"),
  event("unlisted", "2027-03-01", "unlisted"),
  event("private", "2027-04-01", "private"),
  event("longOver", "2026-01-01"),
];
const now = Date.parse("2027-01-15T00:00:00Z");

it.each<[string, Partial<ShowcaseDraft>, string]>([
  ["public ones to come, the next first", {}, "soon late"],
  ["of one type", { filterTypeId: "school-type-1" }, "late"],
  ["over, the last first", { period: "past" }, "over longOver"],
  ["all: what comes, then what is over backwards", { period: "all" }, "soon late over longOver"],
  ["the latest first", { period: "all", eventOrder: "latest" }, "late soon over longOver"],
  [
    "chosen ones as they were put, unlisted too, never private",
    {
      selection: "chosen",
      eventOrder: "chosen",
      eventIds: ["unlisted", "private", "late", "over"],
    },
    "unlisted late",
  ],
])("a showcase shows %s", (_, change, ids) => {
  const shown = shownEvents({ ...emptyShowcase, ...change }, events, now);
  expect(shown.map(({ id }) => id).join(" ")).toBe(ids);
});
