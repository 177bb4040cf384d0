import type { NoticeSwitch } from "../account/notices.types.ts";
import { textOf, whoOf } from "../notices/told-words.rules.ts";

const page = {
  label: "Open the task",
  path: (told: Readonly<Record<string, unknown>>) =>
    `task-management?event=all&task=${textOf(told, "taskId")}`,
};

/** What people with an account are told of tasks. */
export const notices = {
  task: {
    title: "Tasks given to you",
    help: "Somebody made you an owner of a task.",
    usual: "now",
    part: "tasks",
    order: 42,
    line: (told) => `${whoOf(told)} gave you a task: “${textOf(told, "title")}”`,
    page,
  },
  task_talk: {
    title: "Comments on tasks",
    help: "Somebody comments on a task that you own, wrote down or follow.",
    usual: "digest",
    part: "tasks",
    order: 44,
    line: (told) => {
      const count = told["count"];
      const many = typeof count === "number" && count > 1 ? `, ${count} new comments` : "";
      return `${whoOf(told)} commented on “${textOf(told, "title")}”${many}`;
    },
    page: {
      label: "Read and answer",
      path: (told) => `task-management?event=all&task=${textOf(told, "subject")}`,
    },
  },
  task_due: {
    title: "Your tasks that are due",
    help: "The day before one of your tasks is due, and once when its time has passed.",
    usual: "now",
    part: "tasks",
    order: 43,
    line: (told) =>
      told["late"] === true
        ? `“${textOf(told, "title")}” is late`
        : `“${textOf(told, "title")}” is due tomorrow`,
    page,
  },
} as const satisfies Record<string, NoticeSwitch>;
