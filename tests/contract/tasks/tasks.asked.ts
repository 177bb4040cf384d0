import type { Demo } from "../support/asked.ts";

/** What the functions of tasks answer: each list, each task of the reunion, and writes that are taken back. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, eventId } = demo;
  await planner("list_tasks", { request: { of: "mine" } });
  const { rows } = await planner("list_tasks", { request: { of: "event", eventId } });
  for (const { id: task_id_param } of rows) {
    await planner("get_task", { task_id_param });
  }
  const { undoId, tasks } = await planner("add_tasks", {
    event_id_param: eventId,
    inputs: [{ title: "Book the boat" }],
  });
  const [task] = tasks;
  await planner("change_tasks", { changes: [{ id: task?.id, patch: { title: "Book a boat" } }] });
  await planner("change_tasks", {
    changes: [{ id: task?.id, patch: { title: "Book two boats" }, revision: 1 }],
  });
  await planner("undo_tasks", { undo_id_param: undoId ?? "" });
}
