import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { useListLook } from "./useListLook.ts";

const sent = vi.fn<(input: unknown) => void>();
/** What the server has kept; null: it cannot be reached. */
let kept: unknown[] | null = [];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (!request.url.includes("person_preferences")) return Response.json([]);
  if (kept === null) throw new TypeError("Failed to fetch");
  if (request.method === "GET") return Response.json(kept);
  sent(await request.json());
  return new Response(null, { status: 201 });
}

beforeEach(() => {
  sent.mockClear();
  kept = [];
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const usual: ReadonlySet<string> = new Set(["phone"]);

function Columns() {
  const look = useListLook("guests", usual);
  return (
    <>
      <output>{[...look.hidden].join(" ") || "none"}</output>
      <button onClick={() => look.hide(new Set())}>Show all</button>
      <button onClick={() => look.hide(new Set(["town"]))}>Hide towns</button>
    </>
  );
}

async function show() {
  const portal = aSignedInPortal();
  return act(async () => {
    const page = renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <Columns />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
    return page;
  });
}

const hidden = () => screen.getByRole("status").textContent;
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

it("columns stand as they usually do, then as they were chosen on another device", async () => {
  kept = [{ name: "list-guests", value: { hidden: ["town", "group"], order: null, views: [] } }];
  await show();
  await vi.waitFor(() => expect(hidden()).toBe("town group"));
});

it("a choice shows at once and is sent; what was chosen last is sent last", async () => {
  await show();
  expect(hidden()).toBe("phone");
  await press("Show all");
  await press("Hide towns");
  // The cache tells its readers with the next timer.
  await vi.waitFor(() => expect(hidden()).toBe("town"));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls.map(([body]) => body)).toMatchObject([
    { name: "list-guests", value: { hidden: [] } },
    { name: "list-guests", value: { hidden: ["town"] } },
  ]);
});

it("the device's copy stands where the server cannot be reached", async () => {
  const first = await show();
  await press("Hide towns");
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  first.unmount();
  kept = null;
  await show();
  expect(hidden()).toBe("town");
});
