import type { EventRecord } from "@jubilee/core/events/events.types";
import { Countdown } from "@jubilee/ui/countdown";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPortal } from "../../../testing/aPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { comingEvents } from "./coming.rules.ts";
import { CountdownList } from "./CountdownList.tsx";

const now = Date.parse("2027-06-10T12:00:00Z");
const hourMs = 3_600_000;
const event = (id: string, fromNow: number, status: EventRecord["status"] = "published") =>
  ({
    id,
    name: id,
    status,
    timeZone: "Europe/Berlin",
    startDate: new Date(now + fromNow * hourMs).toISOString(),
    endDate: new Date(now + (fromNow + 2) * hourMs).toISOString(),
  }) as EventRecord;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

it("counts what is still ahead on the server's clock, the next first, and nothing called off", () => {
  const events = [event("later", 50), event("over", -3), event("running", -1), event("next", 2)];
  const off = event("off", 1, "cancelled");
  const idsAt = (ms: number) => comingEvents([...events, off], ms).map(({ id }) => id);
  expect(idsAt(now)).toEqual(["running", "next", "later"]);
  expect(idsAt(now + 5 * hourMs)).toEqual(["later"]);
});

it("corrects a device whose clock is wrong, in the list as well", () => {
  const events = [event("Supper", 30), event("Picnic", 3)];
  renderInPortal(
    aPortal(),
    <CountdownList events={events} chosenId="Supper" aheadMs={6 * hourMs} onChoose={() => {}} />,
  );
  expect(screen.getByRole("button", { name: /Supper/ })).toHaveTextContent("1 day");
  expect(screen.getByRole("button", { name: /Picnic/ })).toHaveTextContent("Now");
});

it("says in words what its figures show, does not speak every second, and ends with its message", () => {
  const until = new Date(now + 49 * hourMs).toISOString();
  const { container, rerender } = render(<Countdown look="wall" until={until} />);
  expect(screen.getByText("2 days, 1 hour and 0 minutes to go")).toBeInTheDocument();
  expect(container.querySelector("[aria-live]")).toBeNull();
  rerender(
    <Countdown look="wall" until={until} aheadMs={49 * hourMs} overLabel="Doors are open" />,
  );
  expect(screen.getByText("Doors are open")).toBeInTheDocument();
});
