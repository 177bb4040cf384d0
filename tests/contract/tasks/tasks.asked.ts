import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions of tasks answer: each list, each task of the reunion, and writes that are taken back. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, tables, eventId } = demo;
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
  const { thread } = await planner("open_task_talk", { task_id_param: task?.id ?? "" });
  await planner("act_in_thread", {
    thread_id_param: thread.id,
    act: "send",
    given: { id: crypto.randomUUID(), text: "The blue one, if it is free" },
  });
  await planner("get_task_history", { task_id_param: task?.id ?? "" });
  await planner("undo_tasks", { undo_id_param: undoId ?? "" });
  const limited = { event_id_param: eventId, state_param: "doing" };
  await planner("limit_tasks", { ...limited, most_param: 3 });
  await planner("limit_tasks", limited);
  const helper = await planner("add_task_helper", {
    event_id_param: eventId,
    input: { name: "Zoe Lind", email: "zoe@helpers.test" },
  });
  const { tasks: given } = await planner("add_tasks", {
    event_id_param: eventId,
    inputs: [
      {
        title: "Hang lanterns",
        owners: [helper.id],
        due: { kind: "relative", from: "start", days: -1, at: "12:00" },
        checklist: [{ id: "ladder", text: "Ladder", done: false }],
      },
    ],
  });
  const token = lastWord(helper.url ?? "");
  await server("get_helper_tasks", { token });
  const taskId = given[0]?.id;
  await server("change_helper_task", { token, payload: { taskId, isDone: true } });
  await server("change_helper_task", {
    token,
    payload: { taskId, commentId: crypto.randomUUID(), comment: "The ladder is too short" },
  });
  await sendAsHelper(demo, token, taskId ?? "");
  await pressAsHelper(demo, token, helper.name);
  await server("change_helper_task", { token, payload: { wantsMail: false } });
  await planner("list_task_helpers", { event_id_param: eventId });
  await planner("change_task_helper", { helper_id_param: helper.id, act: "new_link" });
  await planner("change_task_helper", { helper_id_param: helper.id, act: "close" });
  // Somebody whose mails wait: the link, and that a task of theirs is due.
  const { id: reminded } = await planner("add_task_helper", {
    event_id_param: eventId,
    input: { name: "Jo Kim", email: "jo@helpers.test" },
  });
  const { tasks: theirs } = await planner("add_tasks", {
    event_id_param: eventId,
    inputs: [
      {
        title: "Fetch the lanterns",
        owners: [reminded],
        due: { kind: "moment", at: new Date().toISOString().slice(0, 16) },
      },
    ],
  });
  const talk = await planner("open_task_talk", { task_id_param: theirs[0]?.id ?? "" });
  await planner("act_in_thread", {
    thread_id_param: talk.thread.id,
    act: "send",
    given: { id: crypto.randomUUID(), text: "They wait behind the kiosk" },
  });
  const { error } = await tables.rpc("remind_of_tasks");
  if (error) throw new Error(error.message);
}

/** A file that goes with a comment. */
async function sendAsHelper({ server, planner, client }: Demo, token: string, taskId: string) {
  await server("permit_helper_file", { token, payload: { taskId } });
  const { thread } = await planner("open_task_talk", { task_id_param: taskId });
  const id = crypto.randomUUID();
  const words = new Blob(["Behind the kiosk."], { type: "text/plain" });
  const { error } = await client.storage.from("talk").upload(`${thread.id}/${id}`, words);
  if (error) throw new Error(error.message);
  const file = { id, name: "ladder.txt" };
  await server("keep_helper_file", { token, task_id_param: taskId, file });
  await server("get_helper_file", { token, task_id_param: taskId, file_id: id });
  const comment = { taskId, commentId: crypto.randomUUID(), comment: "", files: [id] };
  await server("change_helper_task", { token, payload: comment });
}

/** Something that they host within the hour, which they say has begun. */
async function pressAsHelper({ tables, server, eventId }: Demo, token: string, name: string) {
  const wall = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  const [start_local, end_local] = [wall(-6), wall(-5)];
  const own = { event_id: eventId, title: "Lantern walk", host_name: name, visibility: "team" };
  const made = await tables
    .from("activities")
    .insert({ ...own, status: "published", start_local, end_local })
    .select("id")
    .single<{ id: string }>();
  if (made.error) throw new Error(made.error.message);
  const payload = { activityId: made.data.id, pressId: crypto.randomUUID(), act: "start" };
  await server("press_as_helper", { token, payload });
  await tables.from("activities").delete().eq("id", made.data.id);
}
