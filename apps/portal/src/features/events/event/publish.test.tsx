import type { EventRecord } from "@jubilee/core/events/events.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { choirOverview } from "../../../testing/anOverview.ts";
import { choir } from "../../../testing/anEvent.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { EventActions } from "./EventActions.tsx";

const patient = { timeout: 30_000 };
const portal = aSignedInPortal();
const calls: string[] = [];
let overview: EventOverview = choirOverview;

/** A backend that takes the change of the event's row and makes a link when asked. */
async function take(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const call = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (request.method === "PATCH" || /share_link/.test(call)) calls.push(call);
  if (call === "get_event_overview") return Response.json(overview);
  if (call === "create_share_link") return Response.json({ settings: {} });
  if (request.method !== "PATCH") return Response.json([]);
  const { id, name, eventTypeId, startLocal, endLocal } = choir;
  const times = { start_local: `${startLocal}:00`, end_local: `${endLocal}:00` };
  return Response.json({ status: "published", ...times, id, name, event_type_id: eventTypeId });
}

beforeEach(() => {
  calls.length = 0;
  overview = choirOverview;
  vi.stubGlobal("fetch", take);
});
afterEach(() => void vi.unstubAllGlobals());

async function publish(change: Partial<EventRecord>, pageToken: string | null = null) {
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <EventActions event={{ ...choir, ...change }} pageToken={pageToken} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  fireEvent.click(await screen.findByRole("button", { name: "Publish" }, patient));
}

it("gives a published event the link of its page", async () => {
  await publish({});
  await waitFor(
    () => expect(calls).toEqual(["events", "list_share_links", "create_share_link"]),
    patient,
  );
});

it("proposes at once how the page reaches people: link, code, guests to invite", async () => {
  await publish({}, "token");
  const next = within(await screen.findByRole("dialog", { name: "It is out" }, patient));
  expect(next.getByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(next.getByRole("img", { name: "Opens the page of Choir" })).toBeTruthy();
  expect(next.getByRole("button", { name: "Save the QR code" })).toBeTruthy();
  const guests = await next.findByRole("link", { name: "Add guests" }, patient);
  expect(guests.getAttribute("href")).toMatch(/tab=guests$/);
});

it("proposes invitations where there are guests, and says which plan has them", async () => {
  overview = { ...choirOverview, event: { ...choirOverview.event, guestCount: 3 } };
  await publish({}, "token");
  expect(await screen.findByRole("button", { name: "Send invitations" }, patient)).toBeTruthy();
  cleanup();
  overview = { ...choirOverview, plan: "free" };
  await publish({}, "token");
  await screen.findByText(/^With Premium: guest lists and invitations by e-mail\./, {}, patient);
});

it("publishes a private one without a link, and says what to do now", async () => {
  await publish({ visibility: "private" });
  const words = "Only those you invite can see it: send the invitations now.";
  expect(await screen.findByText(words, {}, patient)).toBeTruthy();
  expect(calls).toEqual(["events"]);
});

it("asks before something goes out that is over already", async () => {
  await publish({ startDate: "2020-01-01T18:00:00Z", endDate: "2020-01-01T20:00:00Z" });
  const confirm = await screen.findByRole("button", { name: "Publish it as past" }, patient);
  expect(calls).toEqual([]);
  fireEvent.click(confirm);
  await waitFor(() => expect(calls).toContain("events"), patient);
});

it.each([
  [{ locationName: null }, "Say where it happens first"],
  [{ endDate: choir.startDate }, "Set the date first"],
  [{ locationName: null, endDate: choir.startDate }, "Set the date and say where it happens first"],
])("says why it cannot go out yet, and leads there: %j", async (change, words) => {
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <EventActions event={{ ...choir, ...change }} pageToken={null} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  const button = await screen.findByRole("button", { name: "Publish" }, patient);
  expect(button).toHaveProperty("disabled", true);
  const why = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toBe(words);
  expect(screen.getByRole("link", { name: words }).getAttribute("href")).toMatch(/edit-event/);
});

it("what stands beside the menu is not in it again", async () => {
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <EventActions event={{ ...choir, status: "published" }} pageToken="token" />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  fireEvent.click(await screen.findByRole("button", { name: "More actions" }, patient));
  expect(await screen.findByRole("menuitem", { name: "Edit" }, patient)).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: "View page" })).toBeNull();
  expect(screen.getAllByRole("link", { name: /View page/ })).toHaveLength(1);
});
