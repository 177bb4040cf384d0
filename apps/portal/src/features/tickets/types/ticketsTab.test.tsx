import type { TicketType } from "@jubilee/core/tickets/tickets.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { ticketKeys } from "../keys.ts";
import TicketsTab from "./TicketsTab.tsx";

const banquet = {
  id: "banquet",
  name: "Saturday banquet",
  description: "Supper and the band",
  priceModel: "paid",
  priceMinor: 6500,
  currency: "USD",
  minimumMinor: 0,
  groupSize: 1,
  isAddOn: false,
  visibility: "public",
  feeMode: "absorb",
  taxId: null,
  poolId: null,
  message: null,
  attendance: "any",
  onlineUrl: null,
  quantity: 120,
  sold: 96,
  held: 2,
  salesStart: null,
  salesEnd: null,
  minPerOrder: 1,
  maxPerOrder: 10,
  status: "on_sale",
} satisfies TicketType;

it("kinds of ticket stand in a table that names its columns, each with what can be done", async () => {
  const known = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  known.setQueryData(ticketKeys.ticketTypes(choir.id), [banquet]);
  const portal = aSignedInPortal();
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={known}>
        <TicketsTab event={choir} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const table = await screen.findByRole("table", { name: "Tickets" }, { timeout: 30_000 });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Ticket",
    "Sale",
    "Sold",
    "Price",
    "Actions",
  ]);
  const row = within(table).getByRole("row", { name: /Saturday banquet/ });
  expect(within(row).getByText("On sale")).toBeTruthy();
  expect(within(row).getByText("2 in carts")).toBeTruthy();
  expect(within(row).getByRole("progressbar", { name: /96 of 120/ })).toBeTruthy();
  expect(within(row).getByText("$65")).toBeTruthy();
  expect(within(row).getByRole("button", { name: "Actions for Saturday banquet" })).toBeTruthy();
});
