import type { AnnouncementLine } from "@jubilee/core/announcements/announcements.types";
import { DataTable } from "@jubilee/ui/data-table";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { announcementColumns } from "./announcementColumns.tsx";
import { groupOf } from "./announcementGroups.ts";
import { announcementSums } from "./AnnouncementSums.tsx";

const line: AnnouncementLine = {
  id: "boat",
  eventId: "reunion",
  eventName: "Reunion",
  timeZone: "America/New_York",
  state: "sent",
  clock: "event",
  sendAt: "2026-11-26T06:02:00Z",
  sendLocal: null,
  pinned: true,
  onPage: true,
  editedAt: null,
  counts: { people: 150, told: 138, read: 74, mails: 138, reach: 0 },
  createdAt: "2026-11-26T06:00:00Z",
  subject: "The boat home",
};
const nobody = { ...line.counts, told: 0, read: 0 };
const rows = [
  line,
  { ...line, id: "draft", pinned: false, state: "draft", sendAt: null, counts: nobody },
  { ...line, id: "park", pinned: false, subject: "Where to park" },
] satisfies AnnouncementLine[];

function show() {
  render(
    <DataTable
      label="Announcements"
      columns={announcementColumns("en-GB", false)}
      rows={rows}
      rowId={({ id }) => id}
      arrangement={{ groupOf }}
    />,
  );
}

it("stands under heads that say its order: pinned, to come, past", () => {
  show();
  const order = screen.getAllByText(/^(Pinned|To come|Past)$/).map((head) => head.textContent);
  expect(order).toEqual(["Pinned", "To come", "Past"]);
});

it("shows as a bar how many have read it, of what went to somebody", () => {
  show();
  expect(screen.getAllByRole("progressbar", { name: "74 of 138 read it" })).toHaveLength(2);
});

it("a draft without a time does not show the time at which it was begun", () => {
  show();
  expect(screen.getByText("No time yet")).toBeTruthy();
});

it("of the next one the figure says the day, and the line below it the clock alone", () => {
  const next: AnnouncementLine = { ...line, state: "scheduled", sendAt: "2026-12-25T14:00:00Z" };
  renderInPortal(aPortal(), announcementSums([line, next]));
  expect(screen.getByText(/New York/).textContent).toMatch(/^0?9:00/);
});
