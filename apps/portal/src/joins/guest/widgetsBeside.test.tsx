import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RouteContext } from "../../app/routing/RouteContext.ts";
import { routeTable } from "../routeTable.ts";
import { aPortal } from "../../testing/aPortal.ts";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { lanternWalk } from "../../../../../tests/fixtures/public-event.ts";
import SharedEventPage from "./SharedEventPage.tsx";

afterEach(() => vi.unstubAllGlobals());

it("fetches its widgets' script beside the event, and leaves their first data to the script", async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (address: string) =>
    address.includes("/event/everybodys")
      ? promise
      : Promise.resolve(Response.json({ activities: [], version: 0 })),
  );
  renderInPortal(
    aPortal(),
    <RouteContext value={routeTable.resolve("/event-info-view/everybodys")}>
      <SharedEventPage />
    </RouteContext>,
  );
  const early = document.querySelector("link[rel=modulepreload]");
  expect(early?.getAttribute("href")).toBe("/embed/v1.js");
  const rsvp = { state: "open", comingCount: 0 };
  arrive(Response.json({ event: lanternWalk, rsvp, tickets: [], testMode: false }));
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  const widget = document.querySelector("jubilee-rsvp");
  // The general script asks for nothing ahead of an element that names another server.
  expect(widget?.getAttribute("token")).toBe("everybodys");
  expect(widget?.hasAttribute("origin")).toBe(false);
});
