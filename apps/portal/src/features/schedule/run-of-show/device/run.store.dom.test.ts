import "fake-indexeddb/auto";
import { fail, succeed } from "@jubilee/core/base/result.rules";
import type { RunOfShowApi } from "@jubilee/core/schedule/run-of-show.api";
import { withPresses } from "@jubilee/core/schedule/run-of-show.rules";
import type { RunPress, RunPressed } from "@jubilee/core/schedule/run-of-show.types";
import { renderHook } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, expect, it } from "vitest";
import { aRunOfShow } from "../testing/aRunOfShow.ts";
import { openRunDatabase, type RunDatabase } from "./database.ts";
import { PortalContext } from "../../../../app/portal/PortalContext.ts";
import { aPortal } from "../../../../testing/aPortal.ts";
import { createRehearsal } from "./rehearsal.store.ts";
import { createRunStore } from "./run.store.ts";
import { useLine } from "./useRun.ts";

const show = aRunOfShow();
const eventId = show.event.id;
const [dinner] = show.entries;
const start = (id: string): RunPress => ({
  id,
  at: "2027-06-12T17:08:00.000Z",
  act: "start",
  activityId: dinner?.id ?? "",
});

let database: RunDatabase;
let hasLine = true;
/** What the server has, in order. */
let had: string[] = [];
let outcome: RunPressed["outcome"] = "done";

const api: RunOfShowApi = {
  read: async () => (hasLine ? succeed(show) : fail("offline", "No connection")),
  press: async (_event, press) => {
    if (!hasLine) return fail("offline", "No connection");
    had.push(press.id);
    return succeed({
      outcome,
      show: outcome === "done" ? withPresses(show, [press]) : show,
      last: { act: "start", minutes: null, at: press.at, by: "Ana" },
    });
  },
};
const reader = { userId: "maya", api };

beforeEach(async () => {
  database = await openRunDatabase();
  await Promise.all([database.clear("shows"), database.clear("presses")]);
  [hasLine, had, outcome] = [true, [], "done"];
});

async function opened() {
  const store = createRunStore(database, eventId);
  await store.start();
  return store;
}

it("shows the last known day after a reload without a connection, with its time", async () => {
  const first = await opened();
  await first.meet(reader, true);
  hasLine = false;
  const again = await opened();
  await again.meet(null, true);
  const { phase, show: shown, heardAt, isReachable } = again.state.getState();
  expect({ phase, isReachable, name: shown?.event.name }).toEqual({
    phase: "ready",
    isReachable: false,
    name: show.event.name,
  });
  expect(heardAt).toBe(first.state.getState().heardAt);
});

it("keeps presses through a reload, and sends each once, in order, when the line is back", async () => {
  const first = await opened();
  await first.meet(reader, true);
  hasLine = false;
  await first.press(start("a"));
  await first.press({ ...start("b"), act: "done" });
  expect(first.state.getState().show?.entries[0]).toMatchObject({
    startedAt: start("a").at,
    endedAt: start("a").at,
  });
  const again = await opened();
  expect(again.state.getState().waiting.map(({ id }) => id)).toEqual(["a", "b"]);
  hasLine = true;
  await again.meet(reader, true);
  await again.sync();
  expect(had).toEqual(["a", "b"]);
  expect(again.state.getState().waiting).toEqual([]);
});

it("sends nothing that was taken back before the line came", async () => {
  const store = await opened();
  await store.meet(reader, true);
  hasLine = false;
  await store.press(start("a"));
  await store.undo("a");
  hasLine = true;
  await store.sync();
  expect(had).toEqual([]);
});

it("tells what came to nothing, and shows the day as it is", async () => {
  const store = await opened();
  await store.meet(reader, true);
  outcome = "clash";
  await store.press(start("a"));
  const { troubles, waiting, show: shown } = store.state.getState();
  expect(troubles.map(({ press, answer }) => [press.id, answer?.last?.by])).toEqual([["a", "Ana"]]);
  expect([waiting.length, shown?.entries[0]?.startedAt]).toEqual([0, dinner?.startedAt]);
  store.dismiss("a");
  expect(store.state.getState().troubles).toEqual([]);
});

it("is nobody else's: not shown to whoever signs in next, nor once somebody has signed out", async () => {
  const first = await opened();
  await first.meet(reader, true);
  hasLine = false;
  await first.press(start("a"));
  const other = await opened();
  await other.meet({ userId: "kofi", api }, true);
  expect(other.state.getState()).toMatchObject({ show: null, waiting: [], phase: "unreachable" });
  expect(await database.getAll("presses")).toEqual([]);

  hasLine = true;
  await other.meet({ userId: "kofi", api }, true);
  const out = await opened();
  await out.meet(null, false);
  expect(out.state.getState()).toMatchObject({ show: null, phase: "stranger" });
  expect(await database.getAll("shows")).toEqual([]);
});

it("says at once that the line is gone, with what it holds, and is live again when it is back", async () => {
  const store = await opened();
  await store.meet(reader, true);
  const view = renderHook(() => useLine(store), {
    wrapper: ({ children }) => createElement(PortalContext, { value: aPortal() }, children),
  });
  dispatchEvent(new Event("offline"));
  expect(store.state.getState()).toMatchObject({ phase: "ready", isReachable: false });
  dispatchEvent(new Event("online"));
  await expect.poll(() => store.state.getState().isReachable).toBe(true);
  view.unmount();
  dispatchEvent(new Event("offline"));
  expect(store.state.getState().isReachable).toBe(true);
});

it("is never live while it is rehearsed, and knows of the line all the same", async () => {
  const rehearsal = createRehearsal(show, "2027-06-12");
  rehearsal.lose();
  expect(rehearsal.state.getState()).toMatchObject({ isRehearsal: true, isReachable: false });
  await rehearsal.sync();
  expect(rehearsal.state.getState().isReachable).toBe(true);
});
