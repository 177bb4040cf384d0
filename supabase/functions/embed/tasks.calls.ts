import { type Fields, requiredId, requiredText } from "../_shared/fields.ts";
import type { PublicCalls } from "./call.types.ts";
import { perLink } from "./counts.ts";
import { takes } from "./takes.ts";
import { tells } from "./tells.ts";

/** A tick: of a whole task, or of one step of it. */
function readTick(fields: Fields) {
  const step = fields["stepId"];
  return {
    taskId: requiredId(fields, "taskId", "This task"),
    ...(typeof step === "string" && step !== "" ? { stepId: step.slice(0, 40) } : {}),
    isDone: fields["isDone"] === true,
  };
}

/** Something said about a task; the page made the id, so that a form that is sent twice says it once. */
function readComment(fields: Fields) {
  return {
    taskId: requiredId(fields, "taskId", "This task"),
    commentId: requiredId(fields, "commentId", "This comment"),
    comment: requiredText(fields, "comment", "Your comment", 4000),
  };
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

  /** Whether they want mails. */
  "POST helping/mails": takes({
    read: ({ wantsMail }) => ({ wantsMail: wantsMail === true }),
    counts: [ticksPerLink],
    answer: "change_helper_task",
  }),
};
