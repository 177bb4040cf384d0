import type { DateChange } from "@jubilee/core/events/event-changes.types";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DateChangeLine } from "./DateChangeLine.tsx";

const facts = {
  name: "Choir",
  startLocal: "2027-03-02T18:30",
  endLocal: "2027-03-02T21:00",
  timeZone: "Europe/Berlin",
  locationName: "The Mill",
  address: null,
  onlineUrl: null,
  cancelled: false,
};
const change: DateChange = {
  eventId: "0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11",
  isEdited: true,
  before: facts,
  after: { ...facts, name: "Big choir", locationName: "Town hall", startLocal: "2027-03-03T18:30" },
  statusBefore: "published",
  statusAfter: "published",
  changes: true,
  keeps: [],
  programme: null,
  warnings: [],
  things: [],
};

it("lists name and place beside the day", () => {
  render(<DateChangeLine change={change} locale="en-GB" />);
  expect(screen.getByText("Name: Choir → Big choir")).toBeVisible();
  expect(screen.getByText("Place: The Mill → Town hall")).toBeVisible();
});

it("says nothing of name and place that stay", () => {
  render(<DateChangeLine change={{ ...change, after: facts }} locale="en-GB" />);
  expect(screen.queryByText(/Name:|Place:/)).not.toBeInTheDocument();
});
