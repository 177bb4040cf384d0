import type { EventRecord } from "@jubilee/core/events/events.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { expect, it } from "vitest";
import { ticketsCheck } from "../../features/tickets/types/tickets-check.rules.ts";
import { choir } from "../../testing/anEvent.ts";
import { choirOverview } from "../../testing/anOverview.ts";
import { eventChecks } from "./eventChecks.ts";

const nowMs = Date.parse("2036-05-01T10:00:00Z");

/** What the list says of an event without tickets: the state and the words of each line. */
function listOf(event: Partial<EventRecord>, overview: Partial<EventOverview> = {}) {
  const place = {
    event: { ...choir, ...event },
    overview: { ...choirOverview, ...overview },
    nowMs,
    locale: "en-GB",
    viewerZone: choir.timeZone,
  };
  return eventChecks.flatMap((check) => {
    const line = check.find(place, []);
    if (!line) return [];
    return [
      [check.key, line.state, line.state === "plan" ? `${line.what}: ${line.needs}` : line.words],
    ];
  });
}

it("tells what is missing of an event that has a day, a place and a list of nobody", () => {
  expect(listOf({})).toEqual([
    ["when", "done", "The date is set"],
    ["place", "done", "The place is set"],
    ["words", "open", "Write a few lines for the invitation"],
    ["answering", "open", "Say until when people can answer"],
    ["guests", "open", "Add the members"],
    ["tickets", "plan", "tickets: pro"],
  ]);
});

it("offers tickets to an account whose plan has them", () => {
  expect(listOf({}, { plan: "pro" }).at(-1)).toEqual([
    "tickets",
    "optional",
    "Offer tickets, if people should pay",
  ]);
});

it("asks nothing of an account that its plan does not give", () => {
  const lines = listOf({ rsvpEnabled: false }, { plan: "free" });
  expect(lines.slice(3)).toEqual([
    ["answering", "plan", "answers: premium"],
    ["guests", "plan", "guest lists: premium"],
    ["tickets", "plan", "tickets: pro"],
  ]);
});

it.each([
  [{ locationName: null }, "place", "missing", "Say where it happens"],
  [{ endDate: choir.startDate }, "when", "missing", "Set the date"],
  [
    { startDate: "2036-04-01T10:00:00Z", endDate: "2036-04-01T12:00:00Z" },
    "when",
    "open",
    "The date lies in the past",
  ],
  [{ description: "Come and sing" }, "words", "done", "The invitation text is written"],
  [{ rsvpEnabled: false }, "answering", "open", "Members cannot answer yet"],
  [
    { rsvpDeadline: "2036-04-30T22:00:00Z" },
    "answering",
    "open",
    "The day to answer by has passed: nobody can answer",
  ],
  [
    { rsvpDeadline: "2036-06-01T20:00:00Z" },
    "answering",
    "done",
    expect.stringMatching(
      /^Members can answer until .*1 June.* \(Central European Summer Time, UTC\+2\)\. /,
    ),
  ],
] as const)("with %o the line %s is %s: %s", (event, key, state, words) => {
  expect(listOf(event)).toContainEqual([key, state, words]);
});

it("where tickets ask alone, nobody is asked for a day to answer by", () => {
  expect(listOf({}, { asks: "tickets" }).map(([key]) => key)).not.toContain("answering");
});

it("names the ticket that somebody forgot to price, and no ticket that is meant to be free", () => {
  const place = { event: choir, overview: choirOverview };
  const banquet = { name: "Banquet", priceModel: "paid", priceMinor: 0 } as const;
  const child = { name: "Child", priceModel: "free", priceMinor: 0 } as const;
  expect(ticketsCheck(place, [banquet, child])).toMatchObject({
    state: "open",
    words: "“Banquet” has no price",
  });
  expect(ticketsCheck(place, [{ ...banquet, priceMinor: 6500 }, child]).state).toBe("done");
});
