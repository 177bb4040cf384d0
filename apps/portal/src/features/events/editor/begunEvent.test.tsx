import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { choir } from "../../../testing/anEvent.ts";
import CreateEventPage from "./CreateEventPage.tsx";

const patient = { timeout: 10_000 };

/** A backend that makes the event that is asked for. */
async function take(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const isNew = request.method === "POST" && new URL(request.url).pathname.endsWith("/events");
  const { id, startLocal, endLocal } = choir;
  const times = { start_local: `${startLocal}:00`, end_local: `${endLocal}:00` };
  return Response.json(isNew ? { ...times, id, name: "Choir", event_type_id: "club-type-1" } : []);
}

beforeEach(() => vi.stubGlobal("fetch", take));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the page as a load does. */
async function load(userId = "u1") {
  const portal = aSignedInPortal();
  portal.auth.set({ user: { id: userId, email: "maya@hartwell.example", metadata: {} } });
  const unmount = await act(async () => {
    const page = renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <CreateEventPage />
      </QueryClientProvider>,
      "/create-event",
    );
    await portal.loadPlanner();
    return page.unmount;
  });
  await screen.findByRole("button", { name: "Create event" }, patient);
  return { unmount };
}
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "What is it called?" });
const offer = () => screen.queryByText(/^You began an event on /);

it("offers a half-made event again after a reload, to its own account", async () => {
  const first = await load();
  expect(offer()).toBeNull();
  fireEvent.change(name(), { target: { value: "Choir at the mill" } });
  first.unmount();

  const other = await load("u2");
  expect(offer()).toBeNull();
  other.unmount();

  await load();
  expect(offer()).toBeVisible();
  expect(name().value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(name().value).toBe("Choir at the mill");
  expect(offer()).toBeNull();
});

it("gives it up when asked to begin anew", async () => {
  const first = await load();
  fireEvent.change(name(), { target: { value: "Choir at the mill" } });
  first.unmount();
  const second = await load();
  fireEvent.click(screen.getByRole("button", { name: "Begin anew" }));
  second.unmount();
  await load();
  expect(offer()).toBeNull();
});

it("offers nothing of an event that was created", async () => {
  const first = await load();
  const before = history.length;
  fireEvent.change(name(), { target: { value: "Choir at the mill" } });
  fireEvent.click(screen.getByRole("button", { name: "Create event" }));
  await expect.poll(() => location.pathname, patient).toContain(choir.id);
  expect(history.length, "it stands in the form's place, so Back makes no second one").toBe(before);
  first.unmount();
  await load();
  expect(offer()).toBeNull();
});
