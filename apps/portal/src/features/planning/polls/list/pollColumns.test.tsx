import type { PollLine } from "@jubilee/core/planning/polls.types";
import { expect, it } from "vitest";
import { pollDetail } from "./pollColumns.tsx";

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
  timeZone: "Europe/Berlin",
  voted: 3,
  asked: 3,
};

it("counts who voted and who was asked by themselves: others than those asked may have voted", () => {
  expect(pollDetail(line, "en")).toBe("Dates · 3 voted · 3 asked");
  expect(pollDetail({ ...line, asked: 0 }, "en")).toBe("Dates · 3 voted");
});

it("says until when an open poll is open, with the zone of the event", () => {
  const open = { ...line, state: "open" as const, closesAt: "2027-05-04T18:00:00Z" };
  expect(pollDetail(open, "en-GB")).toBe(
    "Dates · 3 voted · 3 asked · until Tue, 4 May 2027, 20:00 (Berlin, UTC+2)",
  );
});
