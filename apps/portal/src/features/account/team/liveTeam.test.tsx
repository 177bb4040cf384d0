import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { maya } from "../../../testing/aPortal.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { teamKey } from "./keys.ts";
import { useLiveTeam } from "./useLiveTeam.ts";

function Team() {
  useLiveTeam();
  return null;
}

it("reads the team again when the person is told of an offer, as long as its page is open", async () => {
  const portal = aSignedInPortal();
  const { client } = await portal.loadPlanner();
  const heard = vi.fn<(...asked: unknown[]) => void>();
  const open = client.channel.bind(client);
  vi.spyOn(client, "channel").mockImplementation((name) => {
    const channel = open(name);
    vi.spyOn(channel, "on").mockImplementation((...asked: unknown[]) => {
      heard(...asked);
      return channel;
    });
    vi.spyOn(channel, "subscribe").mockReturnValue(channel);
    return channel;
  });
  const closed = vi.spyOn(client, "removeChannel").mockResolvedValue("ok");
  const queries = new QueryClient();
  queries.setQueryData(teamKey, {});
  const page = await act(async () =>
    renderInPortal(
      portal,
      <QueryClientProvider client={queries}>
        <Team />
      </QueryClientProvider>,
    ),
  );
  const [, asked, tell] = heard.mock.calls[0] ?? [];
  expect(asked).toMatchObject({ table: "notices", filter: `user_id=eq.${maya.id}` });
  expect(queries.getQueryState(teamKey)?.isInvalidated).toBe(false);
  if (typeof tell !== "function") throw new Error("Nobody listens");
  act(() => void tell());
  expect(queries.getQueryState(teamKey)?.isInvalidated).toBe(true);
  page.unmount();
  expect(closed).toHaveBeenCalledOnce();
});
