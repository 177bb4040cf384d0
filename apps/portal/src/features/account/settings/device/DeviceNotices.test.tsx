import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import type { OwnDevice } from "./device.types.ts";
import { DeviceNotices } from "./DeviceNotices.tsx";

const portal = aSignedInPortal();
const patient = { timeout: 30_000 };
const phone = { id: "phone", label: "Safari on iPhone", created_at: "2026-11-02T10:00:00Z" };
const own = { id: "laptop", label: "Firefox on Linux", created_at: "2026-11-03T10:00:00Z" };
const subscription = { endpoint: "https://push.example/1", p256dh: "p", auth: "a" };

let kept: (typeof phone)[];
const asked: string[] = [];

/** A backend that keeps which devices tell. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  asked.push(`${request.method} ${pathname}${request.method === "GET" ? "" : search}`);
  if (pathname.endsWith("/push-key")) return Response.json({ publicKey: "key" });
  if (pathname.endsWith("/save_push_subscription")) {
    kept = [own, ...kept];
    return Response.json(own.id);
  }
  if (pathname.endsWith("/remove_push_subscription")) kept = kept.filter(({ id }) => id !== own.id);
  if (request.method === "DELETE") kept = kept.filter(({ id }) => !search.includes(id));
  return pathname.endsWith("/push_subscriptions") && request.method === "GET"
    ? Response.json(kept)
    : new Response(null, { status: 204 });
}

const browser = (change: Partial<OwnDevice> = {}): OwnDevice => ({
  ability: () => "able",
  subscription: async () => subscription,
  subscribe: vi.fn(async () => subscription),
  unsubscribe: vi.fn(async () => undefined),
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
  ...change,
});

beforeEach(() => {
  kept = [phone];
  asked.length = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => void vi.unstubAllGlobals());

async function show(device: OwnDevice) {
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <DeviceNotices timeZone="Europe/Berlin" device={device} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
  await screen.findByText("Safari on iPhone", {}, patient);
  return screen.getByRole<HTMLInputElement>("switch", { name: /Tell me on this device/ });
}

it("asks the browser only when it is pressed, and is on then", async () => {
  const device = browser();
  const toggle = await show(device);
  expect(device.subscribe).not.toHaveBeenCalled();
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true), patient);
  expect(device.subscribe).toHaveBeenCalledExactlyOnceWith("key");
  expect(screen.queryByText("Firefox on Linux")).toBeNull();
});

it("is off again on both sides", async () => {
  const device = browser();
  const toggle = await show(device);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true), patient);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false), patient);
  expect(device.unsubscribe).toHaveBeenCalledOnce();
  expect(kept).toEqual([phone]);
});

it.each(["blocked", "when-installed", "none"] as const)(
  "says what is in the way where a browser is %s",
  async (ability) => {
    const toggle = await show(browser({ ability: () => ability }));
    expect(toggle.disabled).toBe(true);
    expect(toggle.getAttribute("aria-describedby")).toBeTruthy();
  },
);

it("tells why when the browser's notice service does not answer", async () => {
  const toggle = await show(browser({ subscribe: () => Promise.reject(new Error("AbortError")) }));
  fireEvent.click(toggle);
  await screen.findByText(/notice service did not answer/, {}, patient);
  expect(toggle.checked).toBe(false);
  expect(asked.filter((call) => call.includes("save_push"))).toEqual([]);
});

it("another device is taken off the list from here", async () => {
  await show(browser());
  fireEvent.click(screen.getByRole("button", { name: "Tell nothing on Safari on iPhone" }));
  await waitFor(() => expect(kept).toEqual([]), patient);
});
