import { askSql } from "../_shared/ask-sql.ts";
import { type Fields, optionalText, requiredId, requiredText } from "../_shared/fields.ts";
import type { EmbedCall, PublicCalls } from "./call.types.ts";
import { perLink } from "./counts.ts";
import { readArrived, readIds, wayTo, wayUp } from "./stored-files.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";

/** A tick: of a whole task, or of one step of it. */
function readTick(fields: Fields) {
  const step = fields["stepId"];
  return {
    taskId: taskOf(fields),
    ...(typeof step === "string" && step !== "" ? { stepId: step.slice(0, 40) } : {}),
    isDone: fields["isDone"] === true,
  };
}

const taskOf = (fields: Fields) => requiredId(fields, "taskId", "This task");
const mostLetters = 4000;

/** Something said about a task; the page made the id, so that a form that is sent twice says it once. */
function readComment(fields: Fields) {
  const files = readIds(fields["files"] ?? [], "files");
  const read = {
    taskId: taskOf(fields),
    commentId: requiredId(fields, "commentId", "This comment"),
  };
  if (files.length === 0)
    return { ...read, comment: requiredText(fields, "comment", "Your comment", mostLetters) };
  const comment = optionalText(fields, "comment", "Your comment", mostLetters) ?? "";
  return { ...read, comment, files };
}

async function fileOfTask(call: EmbedCall): Promise<Response> {
  const query = new URL(call.request.url).searchParams;
  const asked = { taskId: query.get("task"), fileId: query.get("file") };
  const file = await askSql(call.deps, "get_helper_file", {
    token: call.token,
    task_id_param: taskOf(asked),
    file_id: requiredId(asked, "fileId", "This file"),
  });
  return wayTo(call, file);
}

async function permitFile(call: EmbedCall, payload: { taskId: string }) {
  return wayUp(call, await askSql(call.deps, "permit_helper_file", { token: call.token, payload }));
}

const wholeMinutes = (value: unknown) => (Number.isInteger(value) ? value : 0);

/** What they say of their part of the day; SQL decides what of it holds. */
function readPress(fields: Fields) {
  const { act, at, minutes, late, longer, undoneId } = fields;
  return {
    activityId: requiredId(fields, "activityId", "This part"),
    pressId: requiredId(fields, "pressId", "This press"),
    act: typeof act === "string" ? act.slice(0, 10) : null,
    ...(typeof at === "string" && !Number.isNaN(Date.parse(at)) ? { at } : {}),
    ...(act === "late"
      ? {
          minutes: wholeMinutes(minutes),
          late: wholeMinutes(late),
          longer: wholeMinutes(longer),
        }
      : {}),
    ...(act === "undo" && undoneId ? { undoneId: requiredId(fields, "undoneId", "That") } : {}),
  };
}

const commentsPerLink = perLink("embed:helping-comment", { max: 60, windowMs: 600_000 });
const filesPerLink = perLink("embed:helping-file", { max: 60, windowMs: 60_000 });
const ticksPerLink = perLink("embed:helping", { max: 300, windowMs: 600_000 });

export const calls: PublicCalls = {
  /** The own tasks of somebody who helps with an event. */
  "GET helping": tells("get_helper_tasks"),

  /** They tick one, or take the tick back. */
  "POST helping": takes({ read: readTick, counts: [ticksPerLink], answer: "change_helper_task" }),

  /** They press about what they host on the day. */
  "POST helping/press": takes({
    read: readPress,
    counts: [ticksPerLink],
    answer: "press_as_helper",
  }),

  /** They say something about one. */
  "POST helping/comment": takes({
    read: readComment,
    counts: [commentsPerLink],
    answer: "change_helper_task",
  }),

  /** A picture or file of a comment. */
  "GET helping/file": fileOfTask,

  /** Where a file of their next comment may be sent. */
  "POST helping/file": takes({
    read: (fields) => ({ taskId: taskOf(fields) }),
    counts: [filesPerLink],
    answer: permitFile,
  }),

  /** A file that has arrived there. */
  "POST helping/kept": takes({
    read: (fields) => ({ taskId: taskOf(fields), file: readArrived(fields) }),
    counts: [filesPerLink],
    answer: ({ deps, token }, { taskId, file }) =>
      askSql(deps, "keep_helper_file", { token, task_id_param: taskId, file }),
  }),

  /** Whether they want mails. */
  "POST helping/mails": takes({
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === true }),
    counts: [ticksPerLink],
    answer: "change_helper_task",
  }),
};
