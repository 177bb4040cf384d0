import type { TicketEventLine } from "@jubilee/core/tickets/ticket-desk.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { keys } from "../data/keys.ts";
import { indexSums, soonestSelling } from "./ticketIndex.rules.ts";
import TicketManagementPage from "./TicketManagementPage.tsx";

const line: TicketEventLine = {
  id: "7d3f8f0e-0c1b-4d1e-9a55-0d5f4f0c9d11",
  name: "Gala",
  status: "published",
  startDate: "2036-06-12T16:30:00Z",
  endDate: "2036-06-12T21:00:00Z",
  timeZone: "Europe/Berlin",
  currency: "EUR",
  eventTypeId: "club-type-1",
  coverUrl: null,
  coverSeed: "seed",
  typeCount: 2,
  sold: 40,
  held: 0,
  capacity: 100,
  waiting: 0,
  collectedMinor: 90_000,
  attention: 0,
};
const without = { ...line, typeCount: 0, sold: 0, capacity: 0, collectedMinor: 0 };
const rows = [
  line,
  { ...without, id: "rowing", name: "Rowing" },
  { ...without, id: "lisbon", name: "Lisbon" },
  { ...without, id: "past", name: "Regatta", endDate: "2020-06-12T21:00:00Z" },
  { ...without, id: "given-back", name: "Moved dinner", attention: 1 },
];

it("lists what sells, and what could, with the way to begin", async () => {
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  known.setQueryData(keys.overview, rows);
  const portal = aSignedInPortal();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={known}>
        <TicketManagementPage />
      </QueryClientProvider>,
      "/ticket-management",
    );
    await portal.loadPlanner();
  });
  const table = await screen.findByRole("table", {}, { timeout: 30_000 });
  const links = within(table).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Gala"),
    expect.stringContaining("Moved dinner"),
  ]);
  const waiting = screen.getByRole("region", { name: "2 events sell no tickets yet" });
  expect(waiting.textContent).not.toContain("Regatta");
  expect(waiting.textContent).toContain("1 more event without tickets is over or cancelled.");
  const begin = within(waiting).getByRole("link", { name: "Add tickets to Rowing" });
  expect(begin.getAttribute("href")).toMatch(/rowing.*\?tab=tickets$/);
  expect(screen.getByRole("button", { name: "Add tickets to an event" })).toBeVisible();
});

it("shows the kinds of the event that comes next, of those that are over the last", () => {
  const over = {
    ...line,
    id: "over",
    startDate: "2020-01-01T10:00:00Z",
    endDate: "2020-01-01T12:00:00Z",
  };
  const now = Date.parse("2030-01-01T00:00:00Z");
  expect(soonestSelling([over, line], now)?.id).toBe(line.id);
  expect(soonestSelling([over], now)?.id).toBe("over");
  expect(soonestSelling([without], now)).toBeUndefined();
});

it("sums what all of them brought by its currency, and what is to be looked at", () => {
  const lines = [
    line,
    { ...line, collectedMinor: 10_000, attention: 2 },
    { ...line, currency: "USD" },
  ];
  expect(indexSums(lines)).toEqual({
    earned: [
      { currency: "EUR", minor: 100_000 },
      { currency: "USD", minor: 90_000 },
    ],
    sold: 120,
    waiting: 0,
    attention: 2,
  });
});
