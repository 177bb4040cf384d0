import type { BookingDate, BookingDraft } from "@jubilee/core/venues/bookings.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { BookingDialog } from "./BookingDialog.tsx";

const patient = { timeout: 10_000 };
const draft: BookingDraft = {
  spaceId: "hall",
  startLocal: "2036-06-12T18:00",
  endLocal: "2036-06-12T22:00",
  title: "Spring dinner",
  note: "",
  partySize: null,
  eventId: "",
  status: "hold",
  holdHours: 48,
  every: "none",
  count: 1,
};
const free: BookingDate = {
  startDate: "2036-06-12T18:00:00Z",
  endDate: "2036-06-12T22:00:00Z",
  conflicts: [],
};

afterEach(() => vi.unstubAllGlobals());

it("says that a space is free only of dates that have been looked at", async () => {
  const answers: ((dates: BookingDate[]) => void)[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input, init);
    if (!url.includes("check_venue_booking")) {
      return Response.json(url.includes("/rpc/") ? { rows: [], next: null } : []);
    }
    return Response.json(await new Promise<BookingDate[]>((done) => answers.push(done)));
  });
  const portal = aSignedInPortal();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <BookingDialog initial={draft} booking={null} onClose={() => undefined} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const isFree = () => screen.queryByText("The space is free then.");
  const isLooking = () => screen.queryByText(/^Looking whether/);
  await waitFor(() => expect(isLooking()).toBeVisible(), patient);
  expect(isFree()).toBeNull();
  await expect.poll(() => answers.length, patient).toBe(1);
  answers[0]?.([free]);
  await screen.findByText("The space is free then.", {}, patient);
  expect(isLooking()).toBeNull();

  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: "2036-06-13T18:00" } });
  expect(isFree()).toBeNull();
  await waitFor(() => expect(isLooking()).toBeVisible(), patient);
  await expect.poll(() => answers.length, patient).toBe(2);
  answers[1]?.([free]);
  await screen.findByText("The space is free then.", {}, patient);
});
