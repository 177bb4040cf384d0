import type { PartyPlace, PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ActivityItem } from "./ActivityItem.tsx";
import { PlaceButton } from "./PlaceButton.tsx";
import { WhoComesDialog } from "./WhoComesDialog.tsx";

const rowing: PublicActivity = {
  id: "6d1f7a52-0d5c-4d0e-9a35-0c6f5a0d1997",
  title: "Rowing",
  description: null,
  kind: "workshop",
  cancelled: false,
  startAt: "2027-06-12T14:00:00Z",
  endAt: "2027-06-12T15:00:00Z",
  startLocal: "2027-06-12T16:00",
  endLocal: "2027-06-12T17:00",
  room: null,
  hostName: null,
  tags: [],
  materials: [],
  signUp: true,
  requiresRsvp: false,
  ticketName: null,
  capacity: 8,
  placesLeft: 2,
  mine: null,
  people: 1,
  absent: [],
  starred: false,
  position: null,
};

function show(part: Partial<PublicActivity>): void {
  const activity = { ...rowing, ...part };
  const places = { isBusy: false, party: [], onTake: vi.fn(), onLeave: vi.fn() };
  render(
    <ActivityItem activity={activity} timeZone="Europe/Berlin" locale="en">
      <PlaceButton activity={activity} places={places} />
    </ActivityItem>,
  );
}

it("who fits signs up; a party that is larger than what is left joins the line, and reads for how many", () => {
  show({});
  expect(screen.getByRole("button", { name: "Sign up for Rowing" })).toBeTruthy();
  expect(screen.getByText("2 places left")).toBeTruthy();
  show({ people: 3 });
  expect(screen.getByRole("button", { name: "Join the waiting list for Rowing" })).toBeTruthy();
  expect(screen.getByText("For the 3 of you · 2 places left")).toBeTruthy();
});

it("a place says for how many it is, and so does waiting for one", () => {
  show({ mine: "going" });
  expect(screen.getByRole("button", { name: "Give the place back: Rowing" })).toBeTruthy();
  expect(screen.queryByText(/people/)).toBeNull();
  show({ mine: "going", people: 3 });
  expect(screen.getByText("For 3 people")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Give the places back: Rowing" })).toBeTruthy();
  show({ mine: "waiting", people: 2, position: 4 });
  expect(screen.getByText("Waiting, number 4 in line")).toBeTruthy();
  expect(screen.getByText("For 2 people")).toBeTruthy();
});

const party: PartyPlace[] = [
  { place: 0, name: "Ada" },
  { place: 1, name: "Bea" },
  { place: 2, name: null },
];

it("whoever brings others is asked who of them comes, and reads who does not", () => {
  const onChoose = vi.fn();
  const places = { isBusy: false, party, onTake: vi.fn(), onChoose, onLeave: vi.fn() };
  const { rerender } = render(<PlaceButton activity={{ ...rowing, people: 3 }} places={places} />);
  fireEvent.click(screen.getByRole("button", { name: "Join the waiting list for Rowing" }));
  expect(onChoose).toHaveBeenCalledOnce();
  const mine = { ...rowing, mine: "going", people: 2, absent: [1] } as const;
  rerender(<PlaceButton activity={{ ...mine, absent: [1] }} places={places} />);
  expect(screen.getByText("Without Bea")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Who comes: Rowing" }));
  expect(onChoose).toHaveBeenCalledTimes(2);
});

it("part of a party fits where all of it would wait; nobody is no sign-up", () => {
  const onSend = vi.fn(() => Promise.resolve(false));
  render(
    <WhoComesDialog
      activity={{ ...rowing, people: 3 }}
      party={party}
      isBusy={false}
      refused={null}
      onSend={onSend}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByText("3 of you, 2 places free")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Join the waiting list" })).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Bea" }));
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
  expect(onSend).toHaveBeenCalledWith([0, 2]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Ada" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "With Ada" }));
  expect(screen.getByRole("button", { name: "Sign up" }).hasAttribute("disabled")).toBe(true);
});
