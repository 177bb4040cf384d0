import type { DateChange } from "@jubilee/core/events/event-changes.types";
import type { DatedThing } from "@jubilee/core/events/event-moves.types";
import type { EventFacts } from "@jubilee/core/talk/event-notices.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { choir } from "../../../testing/anEvent.ts";
import { insidePortal } from "../../../testing/insidePortal.tsx";
import { MoveNeeds } from "./MoveNeeds.tsx";
import { OtherDates } from "./OtherDates.tsx";
import type { Move } from "./useMove.ts";

const facts = (day: string): EventFacts => ({
  name: "Choir",
  startLocal: `${day}T18:30`,
  endLocal: `${day}T23:00`,
  timeZone: "Europe/Berlin",
  locationName: "The Mill",
  address: null,
  onlineUrl: null,
  cancelled: false,
});
const zone = "Europe/Berlin";
const booking: DatedThing = {
  kind: "booking",
  id: "hall",
  part: "bookings",
  label: "Great hall",
  hangs: "event",
  whole: false,
  why: null,
  isFree: true,
  moves: true,
  blocked: "taken",
  before: { at: "2036-06-12T17:00", until: "2036-06-12T23:30", zone },
  after: { at: "2036-08-14T17:00", until: "2036-08-14T23:30", zone },
  warnings: [],
};
const change = (from: string, to: string, values: Partial<DateChange> = {}): DateChange => ({
  eventId: from,
  isEdited: false,
  before: facts(from),
  after: facts(to),
  statusBefore: "published",
  statusAfter: "published",
  changes: true,
  keeps: [],
  programme: null,
  warnings: [],
  things: [],
  ...values,
});
const own = change("2036-06-12", "2036-08-14", {
  isEdited: true,
  warnings: [{ code: "blackout", detail: "Summer works" }],
  things: [booking],
});
const choose = fn<Move["choose"]>();

const meta = {
  title: "Screens/Events/Move an event, its parts",
  tags: ["!autodocs"],
  component: MoveNeeds,
  decorators: [insidePortal],
  args: { event: choir, move: { own, choose } },
} satisfies Meta<typeof MoveNeeds>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The hall is taken on the new day: somebody decides before it goes. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    const needs = within(canvas.getByRole("region", { name: "Before it goes" }));
    await expect(needs.getByText(/Great hall/)).toBeVisible();
    await expect(needs.getByText(/It is on .*June 12/)).toBeVisible();
    await expect(needs.getByText(/Summer works/)).toBeVisible();
    await userEvent.click(needs.getByRole("button", { name: "Leave it there" }));
    await expect(choose).toHaveBeenCalledWith(booking, "stays");
  },
};
/** Other dates go along; one that has a time of its own keeps it, and what is over stays. */
export const OfASeries: Story = {
  render: () => (
    <OtherDates
      outlook={{
        dates: [
          own,
          change("2036-06-19", "2036-08-21", { things: [booking] }),
          change("2036-06-26", "2036-06-26", { keeps: ["when"] }),
        ],
        left: 2,
        people: 0,
        audiences: { coming: 0, invited: 0, buyers: 0, waiting: 0, team: 0 },
        basis: "",
      }}
    />
  ),
  play: async ({ canvas }) => {
    const others = within(canvas.getByRole("region", { name: "Other dates" }));
    await expect(others.getAllByRole("listitem")).toHaveLength(2);
    await expect(others.getByText("Keeps its own time")).toBeVisible();
    await expect(others.getByText(/2 dates are over or called off/)).toBeVisible();
  },
};
