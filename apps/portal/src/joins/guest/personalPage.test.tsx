import type { PublicActivity } from "@jubilee/core/schedule/public-schedule.types";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RouteContext } from "../../app/routing/RouteContext.ts";
import { routeTable } from "../routeTable.ts";
import { aPortal } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { lanternWalk } from "../../../../../tests/fixtures/public-event.ts";
import PersonalPage from "./PersonalPage.tsx";

const invitation = {
  event: lanternWalk,
  rsvp: { state: "off" },
  tickets: [],
  testMode: false,
  guest: { name: "Ida", email: null, householdNames: [] },
  receipt: null,
  party: { seats: [] },
  orders: [],
  wantsMail: true,
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["its own page", "https://jubilee.example/event-info-view/everybodys", true],
  ["no link for everybody left", "https://jubilee.example/", false],
  ["no link for everybody left, on a site without a slash", "https://jubilee.example", false],
])("an invitation to an event with %s adds to a calendar", async (_name, pageUrl, tellsPage) => {
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address.includes("/personal/")
        ? Response.json({ ...invitation, pageUrl })
        : Response.json({ activities: [], version: 0, polls: [] }),
    ),
  );
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/invitation/mine")}>
      <PersonalPage />
    </RouteContext>,
  );
  expect(await screen.findByText("Dear Ida,")).toBeVisible();
  fireEvent.click(screen.getAllByRole("button", { name: "Add to calendar" })[0] as HTMLElement);
  const google = await screen.findByRole("link", { name: "Google" });
  const said = decodeURIComponent(google.getAttribute("href") ?? "");
  expect(said.includes("/event-info-view/everybodys")).toBe(tellsPage);
  expect(said).not.toContain("/mine");
  const file = screen.getByRole("link", { name: "Apple and others (file)" }).getAttribute("href");
  expect(file).toContain(tellsPage ? "/everybodys/" : "/mine/");
});

it("what hosts wrote is marked with their language, the page's own words are not", async () => {
  const event = {
    ...lanternWalk,
    locale: "de-DE",
    name: "Laternenumzug",
    description: "Wir singen.",
  };
  const activity: PublicActivity = {
    id: "a1",
    title: "Würstchen am Feuer",
    description: "Für alle",
    kind: "meal",
    cancelled: false,
    startAt: event.startDate,
    endAt: event.endDate,
    startLocal: event.startLocal,
    endLocal: event.endLocal,
    room: null,
    hostName: null,
    tags: [],
    materials: [],
    signUp: false,
    requiresRsvp: false,
    ticketName: null,
    capacity: null,
    placesLeft: null,
    mine: null,
    people: 1,
    absent: [],
    starred: false,
    position: null,
  };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      address.includes("/personal/")
        ? Response.json({
            ...invitation,
            event,
            pageUrl: "https://jubilee.example/event-info-view/x",
          })
        : Response.json({ event, activities: [activity], version: 1, members: [], polls: [] }),
    ),
  );
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/invitation/mine")}>
      <PersonalPage />
    </RouteContext>,
  );
  const languageOf = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang");
  expect(languageOf(await screen.findByRole("heading", { level: 1 }))).toBe("de-DE");
  expect(languageOf(screen.getByText("Wir singen."))).toBe("de-DE");
  expect(languageOf(await screen.findByText("Würstchen am Feuer"))).toBe("de-DE");
  expect(languageOf(screen.getByText("Dear Ida,"))).not.toBe("de-DE");
});

it.each([
  ["no ticket", [], "Tickets"],
  ["a ticket", [{ code: "AB", orderToken: null, tickets: [] }], null],
])("where tickets ask, whoever has %s is asked for it or for nothing", async (_, orders, asked) => {
  const ticket = { id: "t", name: "Seat", state: "on_sale", priceMinor: 5000, currency: "JPY" };
  const page = { ...invitation, pageUrl: "https://jubilee.example/", orders, tickets: [ticket] };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(
      Response.json(
        address.includes("/personal/") ? page : { activities: [], version: 0, polls: [] },
      ),
    ),
  );
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/invitation/mine")}>
      <PersonalPage />
    </RouteContext>,
  );
  expect(await screen.findByText("Dear Ida,")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Reply" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Tickets" })?.getAttribute("href") ?? null).toBe(
    asked && "#tickets",
  );
});
