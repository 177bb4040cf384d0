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

const line = (id: string, place: number, text: string) => ({ id, place, heard: place, text });
const news = (heard: number, messages: object[], isPage: boolean) => ({
  thread: { id: "t1", heard, channel: "talk:1", me: { id: "m1", readPlace: 1 } },
  messages,
  members: [],
  gone: [],
  isPage,
  hasOlder: false,
  hasNewer: false,
});

function Room() {
  const { talked } = useTalked("t1", null);
  return <p>{talked?.messages.map(({ text }) => text).join(" ")}</p>;
}

it("shows what was said while it was on its way into the conversation", async () => {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.endsWith("/rpc/get_thread")) return Response.json(true);
    const asked = JSON.stringify(await request.json());
    return asked.includes("since")
      ? Response.json(news(8, [line("b", 2, "I have it.")], false))
      : Response.json(news(7, [line("a", 1, "Who has the key?")], true));
  });
  const portal = aSignedInPortal();
  const { client } = await portal.loadPlanner();
  const openChannel = client.channel.bind(client);
  let joining: { told(status: string): void } | undefined;
  vi.spyOn(client, "channel").mockImplementation((name) => {
    const channel = openChannel(name);
    vi.spyOn(channel, "subscribe").mockImplementation((told) => {
      if (told) joining = { told };
      return channel;
    });
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
  await screen.findByText("Who has the key?");
  await act(async () => joining?.told("SUBSCRIBED"));
  // Long before the conversation asks by itself.
  const soon = { timeout: 8000 };
  expect(await screen.findByText("Who has the key? I have it.", {}, soon)).toBeVisible();
});
