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

it("holds what can never be sent, with its words and why", async () => {
  const { line, result, goOnline } = show();
  act(() => void result.current.keep([tick], "Done: Cake"));
  line.answer = refused("not_found");
  await goOnline();
  await waitFor(() => expect(result.current.waiting).toHaveLength(0));
  expect(result.current.held).toMatchObject([{ changes: [tick], held: { why: "No" } }]);
});

const rename: TaskChange = { id: "cake", patch: { title: "Name by B" }, revision: 5 };
const clash = { id: "cake", field: "title" as const, theirs: "Name by A" };

it("holds the words that met newer ones, past a reload, until they are meant all the same", async () => {
  const { line, result, goOnline } = show();
  act(() => void result.current.keep([rename], "Changed: Name by B"));
  line.answer = { ok: true, value: { ...written, clashes: [clash] } };
  await goOnline();
  await waitFor(() => expect(result.current.held).toHaveLength(1));
  const reloaded = show();
  const [held] = reloaded.result.current.held;
  expect(held).toMatchObject({
    changes: [{ id: "cake", patch: { title: "Name by B" } }],
    held: { clashes: [clash] },
  });
  reloaded.line.answer = { ok: true, value: written };
  reloaded.line.sent = [];
  await act(async () => held && reloaded.result.current.insist(held));
  await waitFor(() =>
    expect(reloaded.line.sent).toEqual([[{ id: "cake", patch: { title: "Name by B" } }]]),
  );
  await waitFor(() => expect(reloaded.result.current.held).toHaveLength(0));
});

it("lets two tabs of one browser meet as two people do", async () => {
  const [one, two] = [show(), show()];
  act(() => void one.result.current.keep([rename], "Changed"));
  act(
    () => void two.result.current.keep([{ ...rename, patch: { title: "Name by C" } }], "Changed"),
  );
  one.line.answer = { ok: true, value: written };
  await one.goOnline();
  const sent = [...one.line.sent, ...two.line.sent].flat().map(({ patch }) => patch.title);
  expect(sent).toContain("Name by B");
  expect(sent).toContain("Name by C");
});

it("sends the last of one's own words for a field alone", async () => {
  const { line, result, goOnline } = show();
  act(() => void result.current.keep([rename], "Changed"));
  act(() => void result.current.keep([{ ...rename, patch: { title: "Better" } }], "Changed"));
  line.answer = { ok: true, value: written };
  line.sent = [];
  await goOnline();
  await waitFor(() => expect(result.current.waiting).toHaveLength(0));
  expect(line.sent).toEqual([[{ ...rename, patch: { title: "Better" } }]]);
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
