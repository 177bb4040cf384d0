import type { TaskRecord } from "@jubilee/core/tasks/tasks.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { choir } from "../../../testing/anEvent.ts";
import { taskKeys } from "../keys.ts";
import { useTaskWrites } from "./useTaskWrites.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hall = {
  id: "t1",
  eventId: choir.id,
  title: "Hire the hall",
  state: "todo",
  cost: null,
  revision: 7,
  checklist: [{ id: "s1", text: "Ask", done: true }],
  stepsDone: 1,
  stepsAll: 1,
} as Partial<TaskRecord> as TaskRecord;

const key = taskKeys.record(choir.id, hall.id);

/** A page on which one task is open, over a line whose answers come when they are let through. */
async function open() {
  const bodies: unknown[] = [];
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    bodies.push(await new Request(input, init).json());
    return new Promise<Response>((answer) => answers.push(answer));
  });
  const portal = aSignedInPortal();
  await portal.loadPlanner();
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(key, hall);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </PortalContext>
  );
  const request = { of: "event", eventId: choir.id } as const;
  const hook = await act(async () =>
    renderHook(() => useTaskWrites(request, [choir]), { wrapper }),
  );
  await expect.poll(() => hook.result.current).not.toBeNull();
  const answer = async (value: unknown, status = 200) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await act(async () => answers.shift()?.(Response.json(value, { status })));
  };
  const shown = () => queries.getQueryData<TaskRecord>(key);
  return { hook, answer, bodies, shown };
}

it("what is changed of the task that is open stands there before the server has answered", async () => {
  const { hook, shown } = await open();
  await act(async () => {
    const cost = { minor: 1250, currency: "EUR" };
    void hook.result.current.change([{ id: "t1", patch: { cost }, revision: 7 }], "Changed");
    const steps = [{ id: "s2", text: "Pay" }];
    void hook.result.current.change([{ id: "t1", patch: { steps } }], "Changed");
    await Promise.resolve();
  });
  await expect.poll(() => shown()?.cost).toEqual({ minor: 1250, currency: "EUR" });
  await expect.poll(() => shown()).toMatchObject({ stepsDone: 1, stepsAll: 2 });
});

it("a second word for a field goes out after the first, and does not meet it", async () => {
  const { hook, answer, bodies } = await open();
  await act(async () => {
    void hook.result.current.change([{ id: "t1", patch: { state: "doing" }, revision: 7 }], "A");
    void hook.result.current.change([{ id: "t1", patch: { state: "blocked" }, revision: 7 }], "B");
    await Promise.resolve();
  });
  await answer({ tasks: [{ ...hall, revision: 8 }], clashes: [], undoId: null });
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies).toMatchObject([
    { changes: [{ patch: { state: "doing" }, revision: 7 }] },
    { changes: [{ patch: { state: "blocked" }, revision: 8 }] },
  ]);
});
