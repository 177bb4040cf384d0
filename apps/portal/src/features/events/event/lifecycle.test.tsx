import type { EventRecord, EventStatus } from "@jubilee/core/events/types";
import { createPlanner } from "@jubilee/core/planner/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aPortal, maya } from "../../../app/testing/aPortal.ts";
import { renderInPortal } from "../../../app/testing/renderInPortal.tsx";
import { CancelEvent } from "./CancelEvent.tsx";
import { EventMenu } from "./EventMenu.tsx";

const patient = { timeout: 30_000 };

const event: EventRecord = {
  id: "7d3f8f0e-0c1b-4d1e-9a55-0d5f4f0c9d11",
  name: "Choir",
  description: null,
  eventTypeId: "club-type-1",
  kind: "in_person",
  status: "draft",
  startDate: "2036-06-12T16:30:00Z",
  endDate: "2036-06-12T21:00:00Z",
  startLocal: "2036-06-12T18:30",
  endLocal: "2036-06-12T23:00",
  timeZone: "Europe/Berlin",
  locationName: "The Mill",
  address: null,
  onlineUrl: null,
  venueId: null,
  coverUrl: null,
  coverSeed: "seed",
  coverLook: null,
  currency: "EUR",
  hostNames: [],
  rsvpEnabled: true,
  rsvpDeadline: null,
  capacity: null,
  maxPartySize: 10,
  waitlistEnabled: true,
  goalMinor: null,
  publishedAt: null,
  cancelledAt: null,
  seriesId: null,
};

/** The screens with a backend that takes every change; what was written to the event's row. */
function show(change: Partial<EventRecord>) {
  const shown = { ...event, ...change };
  const written: unknown[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method !== "PATCH") return Response.json([]);
    const body: { status: EventStatus } = await request.json();
    written.push(body);
    return Response.json({
      ...body,
      id: shown.id,
      name: shown.name,
      event_type_id: shown.eventTypeId,
      start_local: `${shown.startLocal}:00`,
      end_local: `${shown.endLocal}:00`,
    });
  });
  const auth = { status: "signed-in", user: maya } as const;
  const portal = aPortal(auth);
  const planner = createPlanner({
    config: portal.config,
    storage: localStorage,
    tab: sessionStorage,
    nowMs: Date.now,
    userId: () => maya.id,
    leaving: portal.auth.leaving,
    report: portal.report,
    solveCaptcha: null,
    onSessionLost: () => undefined,
  });
  const ready = Promise.resolve(planner);
  renderInPortal(
    { ...portal, loadPlanner: () => ready },
    <QueryClientProvider client={new QueryClient()}>
      <EventMenu event={shown} />
      {shown.status !== "draft" && <CancelEvent event={shown} />}
    </QueryClientProvider>,
  );
  return written;
}

async function choose(label: string) {
  fireEvent.click(await screen.findByRole("button", { name: "More actions" }, patient));
  fireEvent.click(await screen.findByRole("menuitem", { name: label }, patient));
}

it("puts a draft away, says where it is, and brings it back by the same word", async () => {
  const written = show({});
  await choose("Archive");
  expect(await screen.findByText("The event is archived", {}, patient)).toBeTruthy();
  expect(screen.getByText("Nothing is deleted. It stands under Archived.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("It is back among your events", {}, patient)).toBeTruthy();
  expect(written).toEqual([{ status: "archived" }, { status: "draft" }]);
});

it.each([
  ["cancelled", { cancelledAt: "2036-01-01T00:00Z", publishedAt: "2035-12-01T00:00Z" }],
  ["published", { publishedAt: "2035-12-01T00:00Z" }],
  ["draft", {}],
] as const)("restores what was %s before it was put away", async (status, change) => {
  const written = show({ status: "archived", ...change });
  await choose("Restore");
  expect(await screen.findByText("It is back among your events", {}, patient)).toBeTruthy();
  expect(written).toEqual([{ status }]);
});

it("brings back what was called off", async () => {
  const written = show({ status: "cancelled", cancelledAt: "2036-01-01T00:00Z" });
  fireEvent.click(await screen.findByRole("button", { name: "Bring it back" }, patient));
  expect(await screen.findByText("The event takes place after all", {}, patient)).toBeTruthy();
  expect(written).toEqual([{ status: "published" }]);
});

it("does not put away what people wait for", async () => {
  show({ status: "published", publishedAt: "2035-12-01T00:00Z" });
  fireEvent.click(await screen.findByRole("button", { name: "More actions" }, patient));
  await screen.findByRole("menuitem", { name: "Duplicate" }, patient);
  expect(screen.queryByRole("menuitem", { name: "Archive" })).toBeNull();
});
