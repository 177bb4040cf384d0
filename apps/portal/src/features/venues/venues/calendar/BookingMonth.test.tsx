import type { Booking } from "@jubilee/core/venues/bookings.types";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { dot } from "./BookingCalendar.css.ts";
import { BookingMonth } from "./BookingMonth.tsx";

const booking = (id: string, title: string, day: string): Partial<Booking> => ({
  id,
  title,
  status: "confirmed",
  startLocal: `${day}T10:00`,
  endLocal: `${day}T12:00`,
  venueName: "The Boathouse",
  spaceName: "Great Hall",
});

const bookings = [
  booking("a", "Rowing breakfast", "2026-11-04"),
  booking("b", "Lunch of three generations", "2026-12-05"),
] as Booking[];

it("begins at this week, goes into the next month, and has what is over a press away", () => {
  const onDay = vi.fn<(day: string) => void>();
  renderInPortal(
    aPortal(),
    <BookingMonth
      day="2026-11-30"
      today="2026-11-30"
      bookings={bookings}
      isPastFolded
      onDay={onDay}
      onMove={() => {}}
      onOpen={() => {}}
    />,
  );
  expect(screen.getByRole("button", { name: /Lunch of three/ })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Rowing breakfast/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /weeks, 1 booking$/, expanded: false }));
  expect(screen.getByRole("button", { name: /Rowing breakfast/ })).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: /^Book on Saturday, December 5/ }));
  expect(onDay).toHaveBeenCalledWith("2026-12-05");
});

it("a day’s dots have the colours of the legend", () => {
  const { container } = renderInPortal(
    aPortal(),
    <BookingMonth
      day="2026-11-04"
      today="2026-11-30"
      bookings={[...bookings, { ...bookings[0], id: "c", status: "hold" } as Booking]}
      isPastFolded={false}
      onDay={undefined}
      onMove={() => {}}
      onOpen={() => {}}
    />,
  );
  const looks = (look: string) => container.getElementsByClassName(look).length;
  expect([looks(dot.confirmed), looks(dot.hold)]).toEqual([2, 1]);
});
