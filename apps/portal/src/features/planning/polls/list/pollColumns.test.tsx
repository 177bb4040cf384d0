import type { PollLine } from "@jubilee/core/planning/polls.types";
import { expect, it } from "vitest";
import { pollDetail, pollTime } from "./pollColumns.tsx";

const line: PollLine = {
  id: "p1",
  eventId: "e1",
  eventName: "Reunion",
  title: "When?",
  state: "closed",
  naming: "named",
  questionCount: 1,
  kind: "date",
  closesAt: null,
  closedAt: null,
  timeZone: "Europe/Berlin",
  voted: 3,
  asked: 3,
  lead: null,
};

it("counts who voted and who was asked by themselves: others than those asked may have voted", () => {
  expect(pollDetail(line, "en")).toBe("Dates · 3 voted · 3 asked");
  expect(pollDetail({ ...line, asked: 0 }, "en")).toBe("Dates · 3 voted");
});

it("says until when an open poll is open, with the zone of the event", () => {
  const open = { ...line, state: "open" as const, closesAt: "2027-05-04T18:00:00Z" };
  expect(pollTime(open, "en-GB")).toBe("Until Tue, 4 May 2027, 20:00 (Berlin, UTC+2)");
});

it("says which answer leads, on the event's clock, and how many lead with it", () => {
  const at = { label: null, startAt: "2027-05-08T16:00:00Z", endAt: null, day: null };
  const detail = pollDetail({ ...line, lead: { ...at, votes: 2, alike: 1 } }, "en-GB");
  expect(detail).toMatch(/^Saturday,? 8 May 2027 at 18:00, and 1 as often · 3 voted$/);
});

it("says when a closed poll was closed, after who won it", () => {
  const lead = { label: "A tree", startAt: null, endAt: null, day: null, votes: 7, alike: 0 };
  const closed = { ...line, closedAt: "2027-05-04T18:00:00Z", lead };
  expect(pollTime(closed, "en-GB")).toBe("Closed Tue, 4 May 2027, 20:00");
  expect(pollDetail(closed, "en-GB")).toBe("A tree · 3 voted");
});
