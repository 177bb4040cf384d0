import { createTaskOutbox } from "@jubilee/core/tasks/task-outbox.rules";
import type { TasksWritten } from "@jubilee/core/tasks/tasks.types";
import { expect, it } from "vitest";
import { memoryStorage } from "../../../app/portal/deviceStorage.ts";
import { sendWaiting } from "./sendWaiting.ts";

const written: TasksWritten = { tasks: [], clashes: [], undoId: null };

it("sends what waits in its order, holds what is refused, and stops where there is no line", async () => {
  const outbox = createTaskOutbox(memoryStorage(), "box");
  for (const id of ["one", "two", "three", "four"])
    outbox.add({ id, changes: [{ id, patch: { state: "done" } }], done: `Done: ${id}` });
  const answers = [
    { ok: true, value: written } as const,
    { ok: false, error: { code: "not_found", message: "It is gone", field: null } } as const,
    { ok: true, value: written } as const,
    { ok: false, error: { code: "offline", message: "No line", field: null } } as const,
  ];
  const sent: string[] = [];
  const result = await sendWaiting(outbox, async ([change]) => {
    sent.push(change?.id ?? "");
    return answers[sent.length - 1] ?? { ok: true, value: written };
  });
  expect(result).toEqual({ sent: 2, kept: 1 });
  expect(sent).toEqual(["one", "two", "three", "four"]);
  expect(outbox.all().map(({ id }) => id)).toEqual(["four"]);
  expect(outbox.held().map(({ id, held }) => [id, held.why])).toEqual([["two", "It is gone"]]);
});
