import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { choir } from "../../../../testing/anEvent.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { NewPoll } from "./NewPoll.tsx";

const patient = { timeout: 10_000 };
const sent = vi.fn<(input: unknown) => void>();

async function take(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (!request.url.endsWith("save_poll")) return Response.json([]);
  sent(await request.json());
  return Response.json({ id: "p1" });
}

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal("fetch", take);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the page as a load does. */
async function load(userId = "u1") {
  const portal = aSignedInPortal();
  portal.auth.set({ user: { id: userId, email: "maya@hartwell.example", metadata: {} } });
  return act(async () => {
    const page = renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <NewPoll event={choir} events={[choir]} choose={() => undefined} />
      </QueryClientProvider>,
      "/polls/new",
    );
    await portal.loadPlanner();
    return page;
  });
}

const title = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Title/ });
const note = () => screen.queryByText("You began this poll earlier");
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("what was written is there again after leaving or a reload, to its own account, until it is begun anew", async () => {
  const first = await load();
  expect(note()).toBeNull();
  write(title(), "When do we sing?");
  write(screen.getByLabelText(/Time 1 begins/), "2037-05-06T18:00");
  first.unmount();

  const other = await load("u2");
  expect(title().value).toBe("");
  other.unmount();

  const again = await load();
  expect(note()).toBeVisible();
  expect(title().value).toBe("When do we sing?");
  expect(screen.getByLabelText(/Time 1 begins/)).toHaveDisplayValue(/^Wed, May 6, 2037, 6:00\sPM$/);
  fireEvent.click(screen.getByRole("button", { name: "Begin anew" }));
  expect(title().value).toBe("");
  again.unmount();

  await load();
  expect(note()).toBeNull();
});

it("keeps nothing of a poll that was saved, or emptied again", async () => {
  const first = await load();
  write(title(), "How was it?");
  write(screen.getByRole("textbox", { name: /^Question/ }), "How was it?");
  fireEvent.change(screen.getByRole("combobox", { name: /^Answered with/ }), {
    target: { value: "open" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Keep as a draft" }));
  await expect.poll(() => location.pathname, patient).toContain("p1");
  expect(sent).toHaveBeenCalledOnce();
  first.unmount();
  const second = await load();
  expect(note()).toBeNull();
  write(title(), "Hm");
  write(title(), "");
  second.unmount();
  await load();
  expect(note()).toBeNull();
});
