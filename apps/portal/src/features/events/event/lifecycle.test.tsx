import type { EventRecord, EventStatus } from "@jubilee/core/events/events.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { CancelEvent } from "./CancelEvent.tsx";
import { EventMenu } from "./EventMenu.tsx";

const patient = { timeout: 30_000 };

const portal = aSignedInPortal();
const written: unknown[] = [];

/** A backend that takes every change of the event's row. */
async function take(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.method !== "PATCH") return Response.json([]);
  const body: { status: EventStatus } = await request.json();
  written.push(body);
  const { id, name, eventTypeId, startLocal, endLocal } = choir;
  const times = { start_local: `${startLocal}:00`, end_local: `${endLocal}:00` };
  return Response.json({ ...body, ...times, id, name, event_type_id: eventTypeId });
}

beforeEach(() => {
  written.length = 0;
  vi.stubGlobal("fetch", take);
});
afterEach(() => void vi.unstubAllGlobals());

async function show(change: Partial<EventRecord>) {
  const shown = { ...choir, ...change };
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <EventMenu event={shown} pagePath={null} mayWrite />
        {shown.status !== "draft" && <CancelEvent event={shown} comingHeads={12} orderCount={1} />}
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
}

async function choose(label: string) {
  fireEvent.click(await screen.findByRole("button", { name: "More actions" }, patient));
  fireEvent.click(await screen.findByRole("menuitem", { name: label }, patient));
}

/** Toasts outlive a test, so what was written counts first. */
const expectWritten = (...statuses: EventStatus[]) =>
  waitFor(() => expect(written).toEqual(statuses.map((status) => ({ status }))), patient);

it("puts a draft away, says where it is, and brings it back by the same word", async () => {
  await show({});
  await choose("Archive");
  await expectWritten("archived");
  expect(await screen.findByText("The event is archived", {}, patient)).toBeTruthy();
  expect(screen.getByText("Nothing is deleted. It stands under Archived.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expectWritten("archived", "draft");
  expect(await screen.findByText("It is back among your events", {}, patient)).toBeTruthy();
});

it.each([
  ["cancelled", { cancelledAt: "2036-01-01T00:00Z", publishedAt: "2035-12-01T00:00Z" }],
  ["published", { publishedAt: "2035-12-01T00:00Z" }],
  ["draft", {}],
] as const)("restores what was %s before it was put away", async (status, change) => {
  await show({ status: "archived", ...change });
  await choose("Restore");
  await waitFor(() => expect(written).toEqual([{ status }]), patient);
});

it("brings back what was called off", async () => {
  await show({ status: "cancelled", cancelledAt: "2036-01-01T00:00Z" });
  fireEvent.click(await screen.findByRole("button", { name: "Bring it back" }, patient));
  await expectWritten("published");
  expect(await screen.findByText("The event takes place after all", {}, patient)).toBeTruthy();
});

it("does not put away what people wait for", async () => {
  await show({ status: "published", publishedAt: "2035-12-01T00:00Z" });
  fireEvent.click(await screen.findByRole("button", { name: "More actions" }, patient));
  await screen.findByRole("menuitem", { name: "Duplicate" }, patient);
  expect(screen.queryByRole("menuitem", { name: "Archive" })).toBeNull();
});

it("says what cancelling does and asks for no name", async () => {
  await show({ status: "published", publishedAt: "2035-12-01T00:00Z" });
  fireEvent.click(await screen.findByRole("button", { name: "Cancel event" }, patient));
  const dialog = within(await screen.findByRole("alertdialog", {}, patient));
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect(
    dialog.getByText(
      /^12 people are coming. In the next step you can write to whoever answered, is invited or has bought/,
    ),
  ).toBeTruthy();
  expect(dialog.getByText(/^1 order keeps its money/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Cancel event" }));
  await expectWritten("cancelled");
});
