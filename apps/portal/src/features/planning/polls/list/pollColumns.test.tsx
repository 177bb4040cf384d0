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
  voted: 3,
  asked: 3,
};

it("counts who voted and who was asked by themselves: others than those asked may have voted", () => {
  expect(pollDetail(line, "en")).toBe("Dates · 3 voted · 3 asked");
  expect(pollDetail({ ...line, asked: 0 }, "en")).toBe("Dates · 3 voted");
});
