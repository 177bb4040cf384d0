import type { AccountRights } from "@jubilee/core/account/rights.types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../testing/aSignedInPortal.ts";
import { followRights } from "./followRights.ts";
import { queryClientOf } from "./queryClientOf.ts";

const own: AccountRights = {
  accountId: "own",
  name: "Mine",
  plan: "free",
  role: { key: "owner", name: "Owner" },
  isOwn: true,
  isChosen: false,
  ownerId: "me",
  owner: "Me",
  eventIds: null,
  permissions: ["events.read"],
};
const theirs: AccountRights = {
  ...own,
  accountId: "theirs",
  plan: "business",
  isOwn: false,
  isChosen: true,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("hears within half a minute that it works for somebody no more, and forgets what it had read there", async () => {
  let rights = [own, theirs];
  vi.stubGlobal("fetch", async () => Response.json(rights));
  const portal = aSignedInPortal();
  const planner = await portal.loadPlanner();
  const userId = portal.auth.getState().user?.id ?? "";
  const stop = followRights(portal, planner, userId);
  await vi.advanceTimersByTimeAsync(100);
  expect(portal.standing.getState()).toMatchObject({ rights, plan: "business" });
  queryClientOf(userId).setQueryData(["events"], ["theirs"]);

  rights = [{ ...own, isChosen: true }];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(portal.standing.getState()).toMatchObject({ rights, plan: "free" });
  expect(queryClientOf(userId).getQueryData(["events"])).toBeUndefined();
  stop();
});

it("hears it at once where a list is empty or a record is missing all of a sudden, and says what was lost", async () => {
  let rights = [own, theirs];
  vi.stubGlobal("fetch", async () => Response.json(rights));
  history.replaceState(null, "", "/event-details/ball");
  const portal = aSignedInPortal();
  const planner = await portal.loadPlanner();
  const userId = portal.auth.getState().user?.id ?? "";
  const stop = followRights(portal, planner, userId);
  await vi.advanceTimersByTimeAsync(5_000);
  const client = queryClientOf(userId);
  const read = (key: string, rows: unknown[]) =>
    client.fetchQuery({ queryKey: [key], queryFn: () => ({ rows }), staleTime: 0 });

  rights = [{ ...own, isChosen: true }];
  await read("guests", ["Ida"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(portal.standing.getState().lost).toBeUndefined();
  await read("guests", []);
  await vi.advanceTimersByTimeAsync(100);
  expect(portal.standing.getState()).toMatchObject({
    rights,
    lost: { name: "Mine", isEvent: false, path: "/event-details/ball" },
  });
  stop();
  expect(portal.standing.getState().lost).toBeUndefined();
});
