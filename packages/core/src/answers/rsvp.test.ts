import { describe, expect, it } from "vitest";
import { findLines } from "../events/finding.rules.ts";
import {
  answerShares,
  checkRsvpSettings,
  countByState,
  draftOfRsvpSettings,
} from "./rsvp.rules.ts";
import type { RsvpLine, RsvpSettingsDraft } from "./rsvp.types.ts";

const counts = { comingHeads: 138, yes: 96, maybe: 9, no: 25, waitlisted: 0, pending: 42 };

const line = (name: string, state: RsvpLine["state"]): RsvpLine => ({
  id: state && "r1",
  eventGuestId: name,
  name,
  email: `${name.toLowerCase()}@mail.example.com`,
  householdName: null,
  state,
  partySize: 1,
  note: state === "maybe" ? "After the ferry" : null,
  answeredAt: null,
  isLate: false,
  source: null,
  isByTicket: false,
});
const lines = [line("Adaeze", "yes"), line("Kofi", "maybe"), line("Priya", null)];

describe("the answer bar", () => {
  it("leaves empty parts out", () => {
    expect(answerShares(counts).map(({ state, count }) => [state, count])).toEqual([
      ["yes", 96],
      ["maybe", 9],
      ["no", 25],
      ["pending", 42],
    ]);
  });
});

describe("the list of answers", () => {
  it("counts by state", () => {
    expect(countByState(lines)).toMatchObject({ all: 3, yes: 1, maybe: 1, pending: 1, no: 0 });
  });

  it.each([
    ["all", "", 3],
    ["pending", "", 1],
    ["all", "FERRY", 1],
    ["yes", "kofi", 0],
  ] as const)("shows under %s with %j %i lines", (filter, text, shown) => {
    expect(findLines(lines, filter, text)).toHaveLength(shown);
  });
});

describe("how answers are taken", () => {
  const event = { timeZone: "Europe/Berlin", endDate: "2027-08-22T10:00:00Z", comingHeads: 61 };
  const draft: RsvpSettingsDraft = {
    isEnabled: true,
    isBesideTickets: false,
    deadlineLocal: "2027-07-31T23:59",
    capacity: "84",
    maxPartySize: "6",
    hasWaitlist: true,
  };

  it("comes out checked and goes back into the form", () => {
    const checked = checkRsvpSettings(draft, event);
    expect(checked).toEqual({
      ok: true,
      input: {
        rsvpEnabled: true,
        answersWithTickets: false,
        rsvpDeadline: "2027-07-31T21:59:00.000Z",
        capacity: 84,
        maxPartySize: 6,
        waitlistEnabled: true,
      },
    });
    const again = checked.ok ? draftOfRsvpSettings(checked.input, "Europe/Berlin") : null;
    expect(again).toEqual(draft);
  });

  it("allows no deadline and no limit", () => {
    expect(checkRsvpSettings({ ...draft, deadlineLocal: "", capacity: " " }, event)).toMatchObject({
      ok: true,
      input: { rsvpDeadline: null, capacity: null },
    });
  });

  it.each([
    [{ deadlineLocal: "soon" }, { deadlineLocal: /Choose the day/ }],
    [{ deadlineLocal: "2027-08-22T13:00" }, { deadlineLocal: /before the event ends/ }],
    [{ capacity: "0" }, { capacity: /whole number/ }],
    [{ capacity: "many" }, { capacity: /whole number/ }],
    [{ capacity: "60" }, { capacity: /^61 people are already coming/ }],
    [{ maxPartySize: "" }, { maxPartySize: /1 to 100/ }],
    [{ maxPartySize: "101" }, { maxPartySize: /1 to 100/ }],
  ])("refuses %o", (change, words) => {
    const checked = checkRsvpSettings({ ...draft, ...change }, event);
    const [field, pattern] = Object.entries(words)[0] ?? [];
    expect(checked.ok).toBe(false);
    expect(checked).toHaveProperty(`errors.${field}`, expect.stringMatching(pattern ?? /$^/));
  });
});
