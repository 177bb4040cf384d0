import type { TaskChange, TasksWritten } from "@jubilee/core/tasks/tasks.types";
import type { Result } from "@jubilee/core/base/result.types";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ReactNode } from "react";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { aPortal, maya } from "../../../testing/aPortal.ts";
import { useTaskOutbox } from "./useTaskOutbox.ts";

const written: TasksWritten = { tasks: [], clashes: [], undoId: null };
const refused = (code: "offline" | "not_found"): Result<TasksWritten> => ({
  ok: false,
  error: { code, message: "No", field: null },
});
const tick: TaskChange = { id: "cake", patch: { state: "done" } };

afterEach(() => localStorage.clear());

function show() {
  const line = { answer: refused("offline"), sent: [] as (readonly TaskChange[])[], read: 0 };
  const write = async (changes: readonly TaskChange[]) => {
    line.sent.push(changes);
    return line.answer;
  };
  const onSent = async () => {
    line.read += 1;
  };
  const portal = aPortal({ status: "signed-in", user: maya });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalContext value={portal}>{children}</PortalContext>
  );
  const { result } = renderHook(() => useTaskOutbox(write, onSent), { wrapper });
  const goOnline = () => act(async () => void dispatchEvent(new Event("online")));
  return { line, result, goOnline };
}

it("keeps a tick until there is a connection, sends it once, and reads the list again", async () => {
  const { line, result, goOnline } = show();
  act(() => void result.current.keep([tick], "Done: Cake"));
  await goOnline();
  expect(result.current.waiting).toHaveLength(1);
  line.answer = { ok: true, value: written };
  line.sent = [];
  await goOnline();
  await waitFor(() => expect(result.current.waiting).toHaveLength(0));
  await goOnline();
  expect(line.sent).toEqual([[tick]]);
  expect(line.read).toBe(1);
});

it("gives up what can never be sent", async () => {
  const { line, result, goOnline } = show();
  act(() => void result.current.keep([tick], "Done: Cake"));
  line.answer = refused("not_found");
  await goOnline();
  await waitFor(() => expect(result.current.waiting).toHaveLength(0));
  expect(line.read).toBe(0);
});

it("takes back what waits, and then sends nothing", async () => {
  const { line, result, goOnline } = show();
  let leave: () => void = () => undefined;
  act(() => {
    leave = result.current.keep([tick], "Done: Cake");
  });
  act(() => leave());
  line.answer = { ok: true, value: written };
  await goOnline();
  expect(line.sent).toEqual([]);
});
