import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { RouteContext } from "../../../../app/routing/RouteContext.ts";
import { routeTable } from "../../../../joins/routeTable.ts";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { OrderTickets } from "../order/OrderTickets.tsx";
import MySchedulePage from "../schedule/MySchedulePage.tsx";
import WaitingPlacePage from "../waiting/WaitingPlacePage.tsx";
import { lanternWalk } from "../../../../../../../tests/fixtures/public-event.ts";
import { StandingNotice } from "../../../../event-kit/guest-page/StandingNotice.tsx";

const event: PublicEvent = { ...lanternWalk, status: "cancelled" };

const ticket = {
  id: "1",
  number: "7HK-204M-1",
  typeName: "Lantern",
  holderName: "Ida",
  code: "J2.a.b",
  status: "valid",
};
const order = {
  orderToken: "t",
  code: "7HK-204M",
  status: "completed",
  lines: [],
  totalMinor: 0,
  currency: "EUR",
  holdExpiresAt: null,
  buyerName: "Ida",
  buyerEmail: "ida@post.example",
  tickets: [ticket],
  terms: { rename: true, transfer: true },
  testMode: false,
};
const place = {
  state: "waiting",
  quantity: 1,
  splitOk: false,
  ticketName: "Lantern",
  position: 2,
  offerHours: 12,
  offer: null,
};
const schedule = { activities: [], guestName: "Ida", members: [], pageUrl: "/", version: 1 };

function answer(body: object) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ event, ...body })));
}

afterEach(() => vi.unstubAllGlobals());

const pages: [name: string, body: object, path: string, Page: () => ReactNode][] = [
  ["an order", order, "/ticket-confirmation?order=t", () => <OrderTickets token="t" />],
  [
    "a ticket that was passed on",
    order,
    "/ticket/t",
    () => <OrderTickets token="t" kind="ticket" />,
  ],
  ["a place in line", place, "/waiting-list/t", () => <WaitingPlacePage />],
  ["one’s own schedule", schedule, "/my-schedule/t", () => <MySchedulePage />],
  ["the event’s page", {}, "/event-info-view/t", () => <StandingNotice event={event} />],
];

it.each(pages)("%s says that the event is cancelled", async (_name, body, path, Page) => {
  answer(body);
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve(path.split("?")[0] ?? path)}>
      <Page />
    </RouteContext>,
  );
  expect(await screen.findByText("This event is cancelled")).toBeVisible();
  expect(screen.queryByText(/You’re going/)).toBeNull();
  expect(screen.queryByRole("img", { name: /Admits/ })).toBeNull();
  expect(
    screen.queryByRole("button", { name: /Pass it on|Change the name|Send again/ }),
  ).toBeNull();
  expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Leave|Pass the offer on/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Share this event" })).toBeNull();
});

it("an order of what takes place shows its code and what can be done", async () => {
  answer({ ...order, event: { ...event, status: "published" } });
  renderInPortal(aPortal(), <OrderTickets token="t" />);
  expect(await screen.findByText("You’re going, Ida")).toBeVisible();
  expect(screen.getByRole("img", { name: /Admits Ida/ })).toBeVisible();
  expect(screen.getByRole("button", { name: "Pass it on" })).toBeVisible();
  // Its address opens the order, so it is nobody's to share.
  expect(screen.queryByRole("button", { name: "Share this event" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  const names = ["Google", "Outlook.com", "Microsoft 365", "Yahoo", "Apple and others (file)"];
  for (const name of names) expect(await screen.findByRole("link", { name })).toBeVisible();
  expect(screen.queryByText("This event is cancelled")).toBeNull();
});
