import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { useTalked } from "./useTalked.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const said = {
  thread: { id: "t1", heard: 7, channel: "talk:1", me: { id: "m1", readPlace: 1 } },
  messages: [{ id: "a", place: 1, heard: 7, text: "The key lies under the pot." }],
  members: [],
  gone: [],
  isPage: true,
  hasOlder: false,
  hasNewer: false,
};
const refusal = { code: "PT404", hint: "not_found", message: "It is not there", details: "" };

function Room() {
  const { talked, failure } = useTalked("t1", null);
  return <p>{failure ?? talked?.messages.map(({ text }) => text).join()}</p>;
}

async function open(later: () => Response) {
  let times = 0;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    if (!new Request(input).url.endsWith("/rpc/get_thread")) return Response.json(true);
    times += 1;
    return times === 1 ? Response.json(said) : later();
  });
  const portal = aSignedInPortal();
  const { client } = await portal.loadPlanner();
  const openChannel = client.channel.bind(client);
  vi.spyOn(client, "channel").mockImplementation((name) => {
    const channel = openChannel(name);
    vi.spyOn(channel, "subscribe").mockReturnValue(channel);
    return channel;
  });
  await act(async () =>
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <Room />
      </QueryClientProvider>,
    ),
  );
  await screen.findByText("The key lies under the pot.");
  await act(async () => void window.dispatchEvent(new Event("online")));
  await vi.waitFor(() => expect(times).toBe(2));
}

it("shows no more of a conversation to whoever does not belong to it any more", async () => {
  await open(() => Response.json(refusal, { status: 404 }));
  expect(await screen.findByText("It is not there")).toBeVisible();
  expect(screen.queryByText("The key lies under the pot.")).toBeNull();
});

it("keeps what was read where the server only has trouble", async () => {
  await open(() => Response.json({ message: "down" }, { status: 500 }));
  expect(screen.getByText("The key lies under the pot.")).toBeVisible();
});
