import { expect, it } from "vitest";
import { pollLine } from "./pollLine.rules.ts";
import type { ToldPollLine } from "./polls.types.ts";

const line: ToldPollLine = {
  id: "p1",
  eventId: "e1",
  eventName: "Reunion",
  title: "What do we give the school?",
  state: "closed",
  naming: "anonymous",
  questionCount: 1,
  kind: "ranked",
  closesAt: null,
  closedAt: "2026-11-20T12:00:00Z",
  timeZone: "Europe/Berlin",
  voted: 5,
  asked: 0,
  lead: null,
  ranking: {
    options: [
      { id: "tree", label: "A tree" },
      { id: "bench", label: "A bench" },
      { id: "clock", label: "A clock" },
    ],
    rankings: [
      { ranking: ["tree"], people: 2 },
      { ranking: ["bench"], people: 2 },
      { ranking: ["clock", "bench"], people: 1 },
    ],
  },
};

it("a closed ranking is led by who wins in rounds, not by who stands first most often", () => {
  expect(pollLine(line)).toMatchObject({ lead: { label: "A bench", votes: 3, alike: 0 } });
  expect(pollLine(line)).not.toHaveProperty("ranking");
});

it("tells how many a tie leaves alike", () => {
  const rankings = [
    { ranking: ["tree"], people: 2 },
    { ranking: ["bench"], people: 2 },
  ];
  const options = [
    { id: "tree", label: "A tree" },
    { id: "bench", label: "A bench" },
  ];
  const tied = { ...line, ranking: { options, rankings } };
  expect(pollLine(tied).lead).toMatchObject({ label: "A tree", votes: 2, alike: 1 });
});

it("nobody leads a ranking without a vote, and what the server says leads stays", () => {
  expect(pollLine({ ...line, ranking: { options: [], rankings: [] } }).lead).toBeNull();
  const lead = { label: "North", startAt: null, endAt: null, day: null, votes: 1, alike: 0 };
  expect(pollLine({ ...line, lead, ranking: null }).lead).toEqual(lead);
});
